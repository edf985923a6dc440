// What can be read off the flood deck: its layers are known, the order inside a layer is not.

import type { Tile, View } from "./types";

export type Coming = "sure" | "maybe";

/** Flood cards still to be turned up in this turn. */
export function floodsLeft(view: View): number {
  return view.phase.name === "flood-draw" ? view.phase.left : view.flood_cards;
}

/** The tiles whose cards can be among the next flood cards of a turn, and those that surely are. */
export function coming(view: View): Map<Tile, Coming> {
  const found = new Map<Tile, Coming>();
  let left = floodsLeft(view);
  for (const layer of view.flood_deck) {
    if (left <= 0) break;
    for (const tile of layer) found.set(tile, layer.length <= left ? "sure" : "maybe");
    left -= layer.length;
  }
  return found;
}
