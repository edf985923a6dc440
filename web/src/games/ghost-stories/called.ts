// What boards and spaces are called: by the colour of the board and the tile in front of it. Sides of the compass would
// contradict the screen, which is turned to whoever looks at it; moves and records still write them.

import type { Called } from "../../lib/phrases";
import { colourOf } from "./printed";
import { spaceSpot, tileSpot } from "./seating";
import type { Space, Tile, View } from "./types";

/** The tile in front of a ghost space. */
export function tileBefore(view: View, space: Space): Tile | undefined {
  const { x, y } = spaceSpot(space, 0);
  const inside = (at: number) => Math.min(Math.max(at, 1), 3);
  return view.village.find((tile) => tileSpot(tile, 0).x === inside(x) && tileSpot(tile, 0).y === inside(y))
    ?.tile;
}

export function called(view: View): Called {
  return Object.fromEntries(
    view.boards.flatMap(({ side, taoist, spaces }) => {
      const name = `${colourOf(taoist)}-board`;
      const facing = (space: Space) => ({
        key: "facing-space",
        args: { board: { name }, tile: { name: tileBefore(view, space) ?? "" } },
      });
      return [[side, { key: name, args: {} }], ...spaces.map(({ space }) => [space, facing(space)])];
    }),
  );
}
