// The lobby, asked for again while the page can be seen.

import type { Lobby } from "../../protocol";
import { api } from "../../lib/http";

const EVERY_MS = 10_000;

export const lobby: { now: Lobby; asked: boolean } = $state({ now: { own: [], public: [] }, asked: false });

async function refresh(): Promise<void> {
  try {
    lobby.now = await api.lobby();
  } catch {
    // The mark in the bar tells that the server is out of reach; what was known stays.
  }
  lobby.asked = true;
}

/** Keeps the lobby fresh until the answer is called. */
export function watchLobby(): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void refresh();
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
