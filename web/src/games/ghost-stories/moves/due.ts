// The Yin phase that begins by itself when nothing else can be done.

import type { Seat, SeatMoves } from "../../../protocol";

/** The Yin phase, if beginning it is the only move there is. */
export function dueYin(moves: SeatMoves[]): { seat: Seat; move: string } | null {
  const [first, ...others] = moves.flatMap(({ seat, moves: list }) =>
    list.map(({ move }) => ({ seat, move })),
  );
  return first?.move === "yin" && others.length === 0 ? first : null;
}
