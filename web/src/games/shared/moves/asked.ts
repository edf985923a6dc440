// What a seat is asked: as long as it is the same, what was picked for it still means the same.

import type { LogEntry, Seat } from "../../../protocol";

/** A text that differs once the seat is asked something else, or one of its own moves was made or taken back. */
export function asked(log: readonly LogEntry[], seat: Seat | null, question: unknown): string {
  const own = log.filter((entry) => entry.seat === seat).length;
  return JSON.stringify([seat, own, question ?? null]);
}
