// Who plays a seat, in words.

import type { RoomSeat } from "../protocol";
import { t } from "./i18n.svelte";

export function holderName({ holder }: RoomSeat): string {
  if (holder.kind === "person") return holder.name === "" ? t("room-nameless") : holder.name;
  return holder.kind === "bot" ? t(`room-bot-${holder.bot}`) : t("room-seat-free");
}
