// The island as it is drawn: boards joined into one map, in thousandths of the length of a board's side.

import { pathOf, softened } from "./borders";
import { placed } from "./layout";
import { type Box, boxOf, heart, type Point } from "./polygon";
import type { LandId, Terrain } from "./types";

export interface DrawnLand {
  id: LandId;
  board: string;
  terrain: Terrain;
  coastal: boolean;
  /** The outline as many points. */
  ring: readonly Point[];
  path: string;
  /** Where the land is named and pointed at. */
  heart: Point;
}

export interface DrawnIsland {
  lands: readonly DrawnLand[];
  oceans: readonly { board: string; path: string; heart: Point }[];
  /** Between land and sea, between boards, and where the boards end. */
  coast: string;
  seams: string;
  rim: string;
  box: Box;
}

const MARGIN = 26;

export function drawn(boards: readonly string[], turn = 0, column = false): DrawnIsland {
  const outlines = placed(boards, turn, column);
  const rings = softened(outlines);
  const all = outlines.map((outline, index) => ({ ...outline, ring: rings[index] ?? [] }));
  const lands = all.flatMap(({ id, board, terrain, ring }) =>
    terrain === undefined
      ? []
      : [
          {
            id,
            board,
            terrain,
            ring,
            path: pathOf(ring),
            heart: heart(ring),
            coastal: ring.some(({ border }) => border === "coast"),
          },
        ],
  );
  const along = (border: "coast" | "seam" | "rim") =>
    all
      .filter(({ terrain }) => terrain)
      .map(({ ring }) => pathOf(ring, border))
      .join("");
  return {
    lands,
    oceans: all
      .filter(({ terrain }) => !terrain)
      .map(({ board, ring }) => ({ board, path: pathOf(ring), heart: heart(ring) })),
    coast: along("coast"),
    seams: along("seam"),
    rim: along("rim"),
    box: boxOf(rings.flat(), MARGIN),
  };
}

/** Ways to lay the island that are tried for the window it has to fill. */
const TURNS = [0, -60, 30, 60];

/** The turn in which the island is largest in a window; another than the usual one, or the one it has, must be worth it. */
export function bestTurn(
  boards: readonly string[],
  width: number,
  height: number,
  usual = 0,
  column = false,
): number {
  const scale = (turn: number) => {
    const box = boxOf(
      placed(boards, turn, column).flatMap(({ outline }) => outline),
      MARGIN,
    );
    return Math.min(width / box.width, height / box.height) * (turn === usual ? 1.12 : 1);
  };
  return TURNS.reduce((best, turn) => (scale(turn) > scale(best) ? turn : best), usual);
}
