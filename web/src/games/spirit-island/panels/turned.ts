// The Fear cards of the last Invader phase: they lie open until they are put away.

import type { LogEntry } from "../../../protocol";
import type { Event } from "../types";

export interface Turned {
  card: string;
  /** The Terror Level at which it counted. */
  level: number;
  /** The number of the move that it came with. */
  number: number;
}

/** The Fear cards turned over since the Invaders last began to act, in their order. */
export function turnedFear(log: readonly LogEntry[]): Turned[] {
  const turned: Turned[] = [];
  for (const { number, events } of log) {
    for (const { event } of events) {
      const told = event as Event;
      if (told.event === "phase-began" && told.phase === "invader-phase") turned.length = 0;
      if (told.event === "fear-turned") turned.push({ card: told.card, level: told.level, number });
    }
  }
  return turned;
}
