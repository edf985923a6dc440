// Which events are still to be shown, in their order, and how long each of them takes.

import type { LogEntry } from "../../../protocol";
import type { Event } from "../types";

export interface Scene {
  event: Event;
  /** How long it is shown. */
  ms: number;
}

/** How long an event is to be seen when there is time. */
const LENGTHS: Record<Event["event"], number> = {
  "turn-began": 150,
  moved: 300,
  guided: 300,
  swam: 350,
  lifted: 400,
  "shored-up": 250,
  sandbagged: 350,
  flooded: 400,
  sank: 400,
  given: 350,
  discarded: 300,
  "took-off": 400,
  captured: 400,
  drew: 400,
  "water-rose": 400,
  "flood-recycled": 300,
  "flood-reshuffled": 300,
  "treasure-reshuffled": 300,
  "actions-forgone": 0,
  lost: 0,
};

/** Nobody waits longer than this for the table to be as it is. */
export const LONGEST = 4000;

/** The scenes of the entries after those that have been seen. */
export function scenes(log: readonly LogEntry[], seen: number): Scene[] {
  const events = log.filter(({ number }) => number > seen).flatMap((entry) => entry.events.map(({ event }) => event as Event));
  const full = events.reduce((sum, { event }) => sum + LENGTHS[event], 0);
  const pace = Math.min(1, LONGEST / Math.max(full, 1));
  return events.map((event) => ({ event, ms: Math.round(LENGTHS[event.event] * pace) }));
}

/** The number of the last entry. */
export function lastNumber(log: readonly LogEntry[]): number {
  return log.at(-1)?.number ?? 0;
}
