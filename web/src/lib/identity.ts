// Whose seats this browser holds, and taking them along to another device.

import { explain } from "./explain";
import { api } from "./http";
import { t } from "./i18n.svelte";
import { toast } from "./toasts.svelte";

/** Where a link carries the code: in the part that no server log sees. */
const FRAGMENT = "device";
/** Where links of before carried a secret that lasts; nothing is done with it. */
const OLD_FRAGMENT = "key";
/** What is said after the page was loaded anew. */
const NOTE = "artel-note";

/** An address with a code for another device. */
export function withCode(link: string, code: string): string {
  return `${link}#${FRAGMENT}=${encodeURIComponent(code)}`;
}

/** The code in the address that was opened, which is wiped from it. Opening a link changes nothing by itself. */
export function takeCode(): string | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const code = fragment.get(FRAGMENT) ?? fragment.get(OLD_FRAGMENT);
  if (code !== null) history.replaceState(null, "", location.pathname + location.search);
  return code;
}

/** Does something, or says why not; tells whether it was done. */
export async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    toast(explain(error), "bad");
    return false;
  }
}

/** Everything on the page is somebody else's now: it is loaded anew, and then says so. */
export function reloadSaying(key: string): void {
  sessionStorage.setItem(NOTE, key);
  location.reload();
}

/** Says what was to be said after the page was loaded anew. */
export function sayNote(): void {
  const key = sessionStorage.getItem(NOTE);
  if (key === null) return;
  sessionStorage.removeItem(NOTE);
  toast(t(key), "good");
}

/** At how many tables this browser sits; none if nobody can be asked. */
export async function tables(): Promise<number | null> {
  return api.me().then(
    (me) => me.tables,
    () => null,
  );
}
