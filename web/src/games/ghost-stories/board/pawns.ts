// Where pawns stand in the village, so that those on one tile do not cover each other.

import { tileSpot } from "../seating";
import type { Taoist, View } from "../types";

export interface Standing {
  taoist: Taoist;
  seat: number;
  /** The tile they stand on, on the table of five by five. */
  x: number;
  y: number;
  /** Where on the tile, in parts of its width and height. */
  dx: number;
  dy: number;
}

const PLACES: readonly (readonly [number, number])[][] = [
  [[0.68, 0.4]],
  [
    [0.3, 0.4],
    [0.72, 0.4],
  ],
  [
    [0.26, 0.3],
    [0.74, 0.3],
    [0.5, 0.55],
  ],
  [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.26, 0.6],
    [0.74, 0.6],
  ],
];

/** The Taoists who live, where they stand. */
export function standing(view: View, turns: number): Standing[] {
  const living = view.boards.filter(({ seat, qi, tile }) => seat !== null && qi > 0 && tile !== null);
  return living.flatMap(({ taoist, seat, tile }) => {
    const together = living.filter((other) => other.tile === tile).map((other) => other.taoist);
    const [dx, dy] = PLACES[together.length - 1]?.[together.indexOf(taoist)] ?? [0.5, 0.5];
    const under = view.village.find((each) => each.tile === tile);
    return under === undefined || seat === null ? [] : [{ taoist, seat, ...tileSpot(under, turns), dx, dy }];
  });
}

/** The Taoists who stand elsewhere in another state of the table. */
export function moved(before: View, after: View, turns: number): Standing[] {
  const tileOf = (view: View, seat: number) => view.boards.find((board) => board.seat === seat)?.tile;
  return standing(after, turns).filter(({ seat }) => tileOf(before, seat) !== tileOf(after, seat));
}
