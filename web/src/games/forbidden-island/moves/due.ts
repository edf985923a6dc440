// The draw that is due when nothing else has to be decided.

import type { Seat, SeatMoves, TableState } from "../../../protocol";
import type { Choice } from "../../shared/moves/choices";
import type { View } from "../types";

const DRAWS = new Set(["draw", "flood"]);

/** The next draw, once no action would be given up by it. */
export function dueDraw({ phase }: View, legal: Choice[]): { seat: Seat; move: string } | null {
  if (phase.name === "actions" && phase.left > 0) return null;
  const draw = legal.find(({ verb }) => DRAWS.has(verb));
  return draw === undefined ? null : { seat: draw.seat, move: draw.move };
}

/** The draw that can be made without asking: it is the only move of the only seat that has one. */
export function autoDraw(
  view: View,
  { to_move }: TableState,
  moves: SeatMoves[],
): { seat: Seat; move: string } | null {
  const [first, ...others] = moves.flatMap(({ seat, moves: list }) =>
    list.map(({ move }) => ({ seat, move })),
  );
  if (first === undefined || others.length > 0 || to_move.length !== 1 || !DRAWS.has(first.move)) return null;
  return view.phase.name === "actions" && view.phase.left > 0 ? null : first;
}
