// How somebody comes to a table: as the one who has just opened it, or to sit down.

const OPENED = "artel.opened";

/** Remembers, until the table is shown, that it was opened right now. */
export function rememberOpened(room: string): void {
  try {
    sessionStorage.setItem(OPENED, room);
  } catch {
    // Without storage the invitation waits behind its button.
  }
}

/** Whether the table was opened right now; asked once. */
export function wasOpened(room: string): boolean {
  try {
    const opened = sessionStorage.getItem(OPENED) === room;
    if (opened) sessionStorage.removeItem(OPENED);
    return opened;
  } catch {
    return false;
  }
}

/** The address at which one sits down at once. */
export const joinPath = (room: string) => `/r/${encodeURIComponent(room)}?join`;

/** Whether somebody came to sit down; the address forgets it. */
export function cameToJoin(): boolean {
  const asked = new URLSearchParams(location.search);
  if (!asked.has("join")) return false;
  history.replaceState(null, "", location.pathname + location.hash);
  return true;
}
