// How boards lie side by side: the standard layouts for one to six boards.

import { BOARDS } from "./boards";
import { type Point, points, turned } from "./polygon";
import type { LandId, Terrain } from "./types";

export interface PlacedOutline {
  id: LandId;
  board: string;
  /** Missing for the ocean. */
  terrain?: Terrain;
  outline: Point[];
}

type Place = readonly [degrees: number, x: number, y: number];

/** The places of the boards by how many there are, from one on. */
const LAYOUTS: readonly (readonly Place[])[] = [
  [[0, 0, 0]],
  [
    [0, 0, 0],
    [180, 1000, 0],
  ],
  [
    [0, 0, 0],
    [240, 1500, 866],
    [120, 1500, -866],
  ],
  [
    [0, 0, 0],
    [0, -500, -866],
    [180, 2000, 0],
    [180, 2500, 866],
  ],
  [
    [0, 0, 0],
    [240, 1500, 866],
    [60, 0, -1732],
    [120, 1500, -866],
    [240, 2000, 0],
  ],
  [
    [0, 0, 0],
    [120, 1500, -866],
    [240, 1500, 866],
    [300, 2000, 0],
    [60, 2000, -1732],
    [180, 3500, -866],
  ],
];

/** In a column all oceans are on the same side. */
const inColumn = (slot: number): Place => [0, -500 * slot, -866 * slot];

/** Every land and ocean where it lies, the whole turned by some degrees. */
export function placed(boards: readonly string[], turn = 0, column = false): PlacedOutline[] {
  const places = column ? boards.map((_, slot) => inColumn(slot)) : (LAYOUTS[boards.length - 1] ?? []);
  return boards.flatMap((board, slot) => {
    const drawing = BOARDS[board];
    const place = places[slot];
    if (drawing === undefined || place === undefined) return [];
    const at = (outline: string) => points(outline).map((point) => turned(laid(point, place), turn));
    const lands = drawing.lands.map(([terrain, outline], index) => ({
      id: `${board}${index + 1}`,
      board,
      terrain,
      outline: at(outline),
    }));
    return [{ id: `${board}0`, board, outline: at(drawing.ocean) }, ...lands];
  });
}

/** The data counts degrees against the clock, the screen with it. */
function laid(point: Point, [degrees, x, y]: Place): Point {
  const around = turned(point, -degrees);
  return { x: around.x + x, y: around.y - y };
}
