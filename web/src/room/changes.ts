// An update tells what has changed: here it becomes the whole again.

import type { Change, SeatMoves, SeatNews, TableNews, TableState } from "../protocol";

/** The table after an update. */
export function newTable(before: TableState, { changes, ...news }: TableNews): TableState {
  return { ...news, view: changes.reduce(changed, before.view) };
}

/** The moves after an update. */
export function newMoves(before: SeatMoves[], news: SeatNews[]): SeatMoves[] {
  return news.map(({ seat, moves }) => {
    const known = before.find((own) => own.seat === seat)?.moves ?? [];
    return { seat, moves: moves.flatMap((move) => (Array.isArray(move) ? known.slice(...move) : [move])) };
  });
}

/** The value with a change; what did not change stays the very same object. */
function changed(value: unknown, [place, now]: Change): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return now;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? changed(item, [rest, now]) : item));
  const fields = value as Record<string, unknown>;
  return { ...fields, [step]: changed(fields[step], [rest, now]) };
}
