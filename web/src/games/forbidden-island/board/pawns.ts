// Where pawns stand on the board, so that those on one tile do not cover each other.

import type { Adventurer, View } from "../types";

export interface Spot {
  adventurer: Adventurer;
  seat: number;
  /** The centre of the pawn, in tiles from the left and from the top. */
  x: number;
  y: number;
}

const PLACES: readonly (readonly [number, number])[][] = [
  [[0.7, 0.4]],
  [
    [0.29, 0.4],
    [0.72, 0.4],
  ],
  [
    [0.26, 0.28],
    [0.75, 0.28],
    [0.5, 0.5],
  ],
  [
    [0.26, 0.25],
    [0.74, 0.25],
    [0.26, 0.56],
    [0.74, 0.56],
  ],
];

/** The spots of all pawns. */
export function spots(view: View): Spot[] {
  return view.players.flatMap(({ adventurer, tile }, seat) => {
    const together = view.players.filter((other) => other.tile === tile).map((other) => other.adventurer);
    const [dx, dy] = PLACES[together.length - 1]?.[together.indexOf(adventurer)] ?? [0.5, 0.5];
    const under = view.tiles.find((each) => each.tile === tile);
    return under === undefined ? [] : [{ adventurer, seat, x: under.x + dx, y: under.y + dy }];
  });
}

/** The spots of the pawns that stand elsewhere in another state of the table. */
export function moved(before: View, after: View): Spot[] {
  return spots(after).filter(({ seat }) => before.players[seat]?.tile !== after.players[seat]?.tile);
}
