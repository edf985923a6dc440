// What happens in a room that a person should hear of, wherever they look.

import type { ChatLine, LogEntry, Pause, Proposal, Speaker } from "../protocol";
import type { LineState } from "./connection";

export type News =
  | { news: "line"; state: LineState }
  | { news: "moves"; entries: LogEntry[]; inBranch: boolean }
  | { news: "taken-back"; to: number; own: boolean }
  | { news: "chat"; line: ChatLine }
  | { news: "ping"; by: Speaker; thing: string }
  | { news: "pause"; pause: Pause }
  | { news: "proposal"; proposal: Proposal }
  | { news: "proposal-closed" }
  | { news: "branch-shared"; by: string }
  | { news: "branch-gone" }
  | { news: "rematch"; room: string };
