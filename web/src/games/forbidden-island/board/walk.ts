// Arrow keys walk the tiles as they lie.

import type { Tile, TileView } from "../types";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The tile that an arrow key leads to: straight on if there is one, else the nearest on that side. */
export function neighbour(tiles: readonly TileView[], from: Tile, key: string): Tile | null {
  const step = STEPS[key];
  const here = tiles.find(({ tile }) => tile === from);
  if (step === undefined || here === undefined) return null;
  const [dx, dy] = step;
  const cost = ({ x, y }: TileView) => {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return ahead > 0 ? ahead + 3 * aside : Infinity;
  };
  const nearest = tiles.reduce((best, tile) => (cost(tile) < cost(best) ? tile : best), here);
  return nearest === here ? null : nearest.tile;
}
