// How the table is turned: whoever holds one board has it before them.

import type { Seat } from "../../protocol";
import type { Side, Space, TileView, View } from "./types";

export const SIDES: readonly Side[] = ["north", "east", "south", "west"];

/** Where a board lies on the screen. */
export type Edge = "top" | "right" | "bottom" | "left";

const EDGES: readonly Edge[] = ["top", "right", "bottom", "left"];
const BOTTOM = 2;

/** Quarter turns clockwise that bring the board of a single own seat to the bottom. */
export function quarterTurns(view: View, own: readonly Seat[]): number {
  const [seat, ...others] = own;
  if (seat === undefined || others.length > 0) return 0;
  const side = view.boards.findIndex((board) => board.seat === seat);
  return side < 0 ? 0 : (BOTTOM - side + 4) % 4;
}

export function edgeOf(side: Side, turns: number): Edge {
  return EDGES[(SIDES.indexOf(side) + turns) % 4] ?? "bottom";
}

/** A place on the table of five by five: the village in the middle, the ghost spaces around it. */
export interface Spot {
  x: number;
  y: number;
}

export function tileSpot({ row, column }: TileView, turns: number): Spot {
  let [x, y] = [column, row];
  for (let turn = 0; turn < turns; turn++) [x, y] = [2 - y, x];
  return { x: x + 1, y: y + 1 };
}

/** Spaces are numbered from the left of whoever sits behind the board. */
export function spaceSpot(space: Space, turns: number): Spot {
  const [side, number] = space.split("-") as [Side, string];
  const along = Number(number);
  switch (edgeOf(side, turns)) {
    case "top":
      return { x: 4 - along, y: 0 };
    case "right":
      return { x: 4, y: 4 - along };
    case "bottom":
      return { x: along, y: 4 };
    case "left":
      return { x: 0, y: along };
  }
}

/** The corner to the left of whoever sits behind the board. */
export function cornerSpot(side: Side, turns: number): Spot {
  const corners: Record<Edge, Spot> = {
    top: { x: 4, y: 0 },
    right: { x: 4, y: 4 },
    bottom: { x: 0, y: 4 },
    left: { x: 0, y: 0 },
  };
  return corners[edgeOf(side, turns)];
}
