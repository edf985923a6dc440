// Links into a room, and ways to hand them on.

import { api } from "../lib/http";
import { t } from "../lib/i18n.svelte";
import { withCode } from "../lib/identity";
import { toast } from "../lib/toasts.svelte";

export const roomPath = (room: string) => `/r/${encodeURIComponent(room)}`;
export const replayPath = (room: string, step?: number) =>
  `${roomPath(room)}/replay${step === undefined ? "" : `/${step}`}`;
export const recordPath = (room: string) => `/api/rooms/${encodeURIComponent(room)}/record`;
export const positionPath = (room: string) => `/api/rooms/${encodeURIComponent(room)}/position`;

/** The address that others open to join or watch. */
export function inviteLink(room: string): string {
  return new URL(roomPath(room), location.origin).href;
}

/** The address that carries one's own seats to another device, once and soon. */
export async function deviceLink(room: string): Promise<string> {
  return withCode(inviteLink(room), (await api.deviceCode()).code);
}

/** Hands a link on as the device does it: its share sheet on phones, the clipboard elsewhere. */
export async function handOn(link: string, title: string): Promise<void> {
  const phone = matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function";
  if (phone) await navigator.share({ title, url: link }).catch(() => undefined);
  else await copy(link);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("room-copied"), "good");
  } catch {
    toast(t("room-not-copied"), "bad");
  }
}
