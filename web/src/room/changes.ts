// An update says what has changed: here it becomes the whole again.

import { changed } from "../lib/changes";
import type { LogEntry, SeatMoves, SeatNews, TableNews, TableState } from "../protocol";

/** The table after an update: its events have changed something, one after another, and then the update itself. */
export function newTable(
  before: TableState,
  log: readonly LogEntry[],
  { changes, ...news }: TableNews,
): TableState {
  const told = log.flatMap(({ events }) => events.flatMap((event) => event.changes ?? []));
  return { ...news, roles: before.roles, view: changed(before.view, [...told, ...changes]) };
}

/** The moves after an update. */
export function newMoves(before: SeatMoves[], news: SeatNews[]): SeatMoves[] {
  return news.map(({ seat, moves }) => {
    const known = before.find((own) => own.seat === seat)?.moves ?? [];
    return { seat, moves: moves.flatMap((move) => (Array.isArray(move) ? known.slice(...move) : [move])) };
  });
}
