// Tells somebody that they are waited for, wherever they look: in the title and the sign of the tab, by a sound, by a notification.

import { settings } from "./settings.svelte";

const ICON = "/favicon.svg";
const ICON_WAITED = "/favicon-turn.svg";

/** What is said before the title of the window while somebody is waited for; empty otherwise. */
export const attention: { words: string } = $state({ words: "" });

/** Marks the tab as long as words are given: `$effect(() => attend(…))`. */
export function attend(words: string): () => void {
  mark(words);
  return () => mark("");
}

function mark(words: string): void {
  attention.words = words;
  document
    .querySelector<HTMLLinkElement>("link[rel=icon]")
    ?.setAttribute("href", words === "" ? ICON : ICON_WAITED);
}

export type Sound = "turn" | "urgent" | "joined";

/** Plays a sound, for those who want to hear any. */
export function chime(sound: Sound): void {
  if (settings.sound) void import("./chime").then(({ play }) => play(sound));
}

export const canNotify = typeof Notification === "function";

/** Asks the browser whether it may notify; tells whether it may. */
export async function askToNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Notifies whoever looks elsewhere, if they want it and the browser lets it; the same tag replaces what was said before. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (
    !settings.notify ||
    !canNotify ||
    Notification.permission !== "granted" ||
    document.visibilityState === "visible"
  )
    return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag, icon: "/icon-192.png" };
  // Phones notify through the service worker only.
  if (worker) return worker.showNotification(title, { ...options, data: location.href });
  new Notification(title, options).onclick = () => focus();
}
