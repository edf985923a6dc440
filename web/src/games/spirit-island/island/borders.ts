// Borders as a hand would draw them: every stretch wavers a little and bends softly, on both sides in the same way.

import { distance, type Point, sides } from "./polygon";
import type { PlacedOutline } from "./layout";

/** What a stretch of a border separates. */
export type Border = "inner" | "seam" | "coast" | "rim";

export interface BorderPoint extends Point {
  /** Where three stretches meet nothing may move. */
  fixed: boolean;
  /** What lies between this point and the next. */
  border: Border;
}

/** Points of joined boards that differ by rounding alone are one. */
const SAME = 6;
const STEP = 30;
const ROUNDS = 3;

interface Corner extends Point {
  index: number;
  links: Set<number>;
}

/** The ring of every outline, in the same order. */
export function softened(outlines: readonly PlacedOutline[]): BorderPoint[][] {
  const corners: Corner[] = [];
  const rings = outlines.map(({ outline }) => outline.map((point) => cornerAt(corners, point)));
  const owners = new Map<string, PlacedOutline[]>();
  rings.forEach((ring, at) => {
    for (const [a, b] of sides(ring)) {
      a.links.add(b.index);
      b.links.add(a.index);
      const owner = outlines[at];
      if (owner) owners.set(key(a, b), [...(owners.get(key(a, b)) ?? []), owner]);
    }
  });
  return rings.map((ring, at) =>
    smooth(sides(ring).flatMap(([a, b]) => stretch(a, b, kindOf(owners.get(key(a, b)) ?? [], outlines[at])))),
  );
}

function cornerAt(corners: Corner[], point: Point): Corner {
  const known = corners.find((corner) => distance(corner, point) < SAME);
  if (known) return known;
  const corner = { ...point, index: corners.length, links: new Set<number>() };
  corners.push(corner);
  return corner;
}

const key = (a: Corner, b: Corner): string => `${Math.min(a.index, b.index)}-${Math.max(a.index, b.index)}`;

/** A seam counts for the first of its two lands alone, so that it is drawn once. */
function kindOf([one, other]: readonly PlacedOutline[], own: PlacedOutline | undefined): Border {
  if (one === undefined || other === undefined) return "rim";
  if (one.terrain === undefined || other.terrain === undefined) return "coast";
  return one.board !== other.board && one === own ? "seam" : "inner";
}

/** The points from one corner up to, but not including, the next; the same from either end. */
function stretch(a: Corner, b: Corner, border: Border): BorderPoint[] {
  const backwards = a.index > b.index;
  const [from, to] = backwards ? [b, a] : [a, b];
  const length = distance(from, to);
  const count = Math.max(1, Math.round(length / STEP));
  const sway = Math.min(border === "coast" ? 34 : 24, length / 6);
  const between = Array.from({ length: count - 1 }, (_, index): BorderPoint => {
    const t = (index + 1) / count;
    const off = sway * Math.sin(Math.PI * t) ** 0.6 * noise(from.index, to.index, index);
    return {
      x: from.x + (to.x - from.x) * t + (off * (to.y - from.y)) / length,
      y: from.y + (to.y - from.y) * t - (off * (to.x - from.x)) / length,
      fixed: false,
      border,
    };
  });
  return [
    { x: a.x, y: a.y, fixed: a.links.size !== 2, border },
    ...(backwards ? between.reverse() : between),
  ];
}

/** A number from −1 to 1 that is always the same for the same place. */
function noise(a: number, b: number, c: number): number {
  const value = Math.sin(a * 12.9898 + b * 78.233 + c * 37.719) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

function smooth(ring: BorderPoint[]): BorderPoint[] {
  let now = ring;
  for (let round = 0; round < ROUNDS; round++) {
    now = now.map((point, index) => {
      const [before, after] = [now.at(index - 1) ?? point, now[(index + 1) % now.length] ?? point];
      return point.fixed
        ? point
        : { ...point, x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
    });
  }
  return now;
}

/** A path along a ring: the whole of it, or the stretches of one kind. */
export function pathOf(ring: readonly BorderPoint[], border?: Border): string {
  const at = (index: number) => ring.at(index % ring.length) as BorderPoint;
  const lean = (index: number) => {
    const [here, before, after] = [at(index), at(index - 1), at(index + 1)];
    return here.fixed ? { x: 0, y: 0 } : { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 };
  };
  let path = "";
  let drawing = false;
  ring.forEach((here, index) => {
    if (border !== undefined && here.border !== border) return void (drawing = false);
    if (!drawing) path += `M${spot(here)}`;
    drawing = true;
    const [there, out, into] = [at(index + 1), lean(index), lean(index + 1)];
    path += `C${spot({ x: here.x + out.x, y: here.y + out.y })} ${spot({ x: there.x - into.x, y: there.y - into.y })} ${spot(there)}`;
  });
  return border === undefined ? `${path}Z` : path;
}

const spot = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
