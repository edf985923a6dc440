// How boards lie side by side: the standard layouts for one, two and three boards.

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

const ONE: readonly Place[] = [[0, 0, 0]];
const TWO: readonly Place[] = [
  [0, 0, 0],
  [180, 1000, 0],
];
const THREE: readonly Place[] = [
  [0, 0, 0],
  [240, 1500, 866],
  [120, 1500, -866],
];

function placesFor(count: number): readonly Place[] {
  return [ONE, TWO, THREE][count - 1] ?? THREE;
}

/** Every land and ocean where it lies, the whole turned by some degrees. */
export function placed(boards: readonly string[], turn = 0): PlacedOutline[] {
  const places = placesFor(boards.length);
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
