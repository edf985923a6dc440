// The corner of the window in which the least of the island lies: there what stands over the map hides nothing.

import { contains, type Point } from "./polygon";

export type Corner = "se" | "sw" | "ne" | "nw";

interface Size {
  width: number;
  height: number;
}

/** Where they are tried in turn: as few lands as possible are hidden, and of several corners the first is taken. */
const CORNERS: readonly Corner[] = ["se", "sw", "ne", "nw"];
const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** The corner for something of a size; `rings` are the lands in pixels of the window. */
export function freeCorner(rings: readonly (readonly Point[])[], window: Size, thing: Size): Corner {
  const hidden = (corner: Corner) => {
    const left = corner.endsWith("e") ? window.width - thing.width : 0;
    const top = corner.startsWith("s") ? window.height - thing.height : 0;
    const spots = STEPS.flatMap((x) =>
      STEPS.map((y) => ({ x: left + x * thing.width, y: top + y * thing.height })),
    );
    return spots.filter((spot) => rings.some((ring) => contains(ring, spot))).length;
  };
  const scored = CORNERS.map((corner) => ({ corner, hidden: hidden(corner) }));
  return scored.reduce((best, each) => (each.hidden < best.hidden ? each : best)).corner;
}
