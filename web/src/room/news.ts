// What happens in a room that a person should hear of, wherever they look.

import type { ChatLine, LogEntry, Pause, Proposal, Speaker, TakenBack } from "../protocol";
import type { ConnectionState } from "./connection";

export type News =
  | { news: "connection"; state: ConnectionState }
  | { news: "moves"; entries: LogEntry[]; inBranch: boolean }
  /** `taken` tells who took back what, if that is known; `own` that one has just asked for it oneself. */
  | { news: "taken-back"; to: number; taken: TakenBack | null; own: boolean }
  | { news: "joined"; name: string }
  | { news: "chat"; line: ChatLine }
  | { news: "ping"; by: Speaker; thing: string }
  | { news: "pause"; pause: Pause }
  | { news: "proposal"; proposal: Proposal }
  | { news: "proposal-closed" }
  | { news: "branch-shared"; by: string }
  | { news: "branch-gone" }
  | { news: "rematch"; room: string };
