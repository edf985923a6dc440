// Sentences about the table that several parts of the screen need.

import type { Forecast, RoomSeat, Seat } from "../../protocol";
import { nameOf, say, t } from "../../lib/i18n.svelte";
import { holderName } from "../../room/words";
import { tell } from "../shared/words";
import { ravages } from "./coming";
import type { LandView, Line, View } from "./types";

/** A Spirit by its short name, and by who plays it if that is somebody else. */
export function spiritLabel(view: View, seats: readonly RoomSeat[], seat: Seat): string {
  const holder = seats[seat];
  const name = nameOf(view.spirits[seat]?.spirit ?? "", "short");
  return holder === undefined || holder.own || holder.holder.kind === "free" ? name : t("si-spirit-of", { spirit: name, name: holderName(holder) });
}

/** Several pieces of a kind: "2 Towns". */
export function piecesLabel({ kind, count, damage }: { kind: string; count: number; damage: number }): string {
  return tell(damage > 0 ? "si-pieces-damaged" : "si-pieces", { kind }, { count, damage });
}

/** A piece as moves write it: its kind and its damage. */
export function pieceOf(piece: string): { kind: string; damage: number } {
  const [kind = "", damage = "0"] = piece.split("-");
  return { kind, damage: Number(damage) };
}

/** What lies in a land, what counts there and what is coming, each as a line. */
export function landLines(view: View, land: LandView, forecast: Forecast | null): string[] {
  const lines = land.pieces.map(piecesLabel);
  land.presence.forEach((count, seat) => {
    if (count === 0) return;
    const spirit = nameOf(view.spirits[seat]?.spirit ?? "", "short");
    lines.push(t(land.sacred_sites.includes(seat) ? "si-presence-sacred" : "si-presence", { spirit, count }));
  });
  if (land.blight > 0) lines.push(t("si-land-blight", { count: land.blight }));
  if (land.defend > 0) lines.push(t("si-land-defend", { count: land.defend }));
  return [...lines, ...comingLines(view, land, forecast)];
}

/** What is coming in a land: as it is foreseen, or without a forecast as the Invader cards show it. */
export function comingLines(view: View, land: LandView, forecast: Forecast | null): string[] {
  if (forecast) return (forecast.lines ?? []).filter(({ things }) => things[0] === land.land).map(({ phrase }) => say(phrase));
  const lines: string[] = [];
  for (const action of ["ravage", "build"] as const) {
    if (!view.invaders[action]?.lands.includes(land.land)) continue;
    if (land.skipped.includes(action)) lines.push(tell("si-skipped", { action }));
    else if (action === "build") lines.push(t("si-builds"));
    else lines.push(ravages(view, land) ? t("si-ravages", { damage: land.ravage_damage }) : t("si-ravages-not"));
  }
  return lines;
}

/** A land in one line, for those who cannot see it. */
export function landLabel(view: View, id: string, forecast: Forecast | null): string {
  const land = view.lands.find((each) => each.land === id);
  if (land === undefined) return id;
  return [landTitle(land), ...landLines(view, land, forecast)].join(", ");
}

export function landTitle({ land, terrain, coastal }: LandView): string {
  return t(coastal ? "si-land-coastal" : "si-land", { land, terrain: nameOf(terrain) });
}

/** Lines of a text as one sentence each. */
export function linesText(lines: readonly Line[]): string {
  return lines.map(({ phrase }) => say(phrase)).join(" ");
}

/** Numbers as they stand on the cards. */
export const ROMAN = ["", "I", "II", "III"] as const;
