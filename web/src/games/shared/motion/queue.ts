// Which events are still to be shown, in their order, and how long each of them takes.

import type { Change, LogEntry, Phrase } from "../../../protocol";

export interface Told {
  event: string;
}

export interface Scene<Event extends Told> {
  event: Event;
  /** The same in words. */
  phrase: Phrase;
  /** What it changes on the table. */
  changes: readonly Change[];
  /** How long it is shown. */
  ms: number;
}

/** How fast a game is told. */
export interface Pace<Event extends Told> {
  /** How long an event is to be seen when there is time. */
  lengths: Record<Event["event"], number>;
  /** Nobody waits longer than this for the table to be as it is. */
  longest: number;
}

/** The scenes of the entries after those that have been seen. */
export function scenes<Event extends Told>(
  log: readonly LogEntry[],
  seen: number,
  { lengths, longest }: Pace<Event>,
): Scene<Event>[] {
  const told = log
    .filter(({ number }) => number > seen)
    .flatMap(({ events }) =>
      events.map(({ event, phrase, changes = [] }) => ({ event: event as Event, phrase, changes })),
    );
  const length = ({ event }: Event) => lengths[event as Event["event"]];
  const full = told.reduce((sum, { event }) => sum + length(event), 0);
  const pace = Math.min(1, longest / Math.max(full, 1));
  return told.map((scene) => ({ ...scene, ms: Math.round(length(scene.event) * pace) }));
}

/** The number of the last entry. */
export function lastNumber(log: readonly LogEntry[]): number {
  return log.at(-1)?.number ?? 0;
}
