// The tiles of the village, each an SVG drawn in 100 by 100.

import buddhistTemple from "./village/buddhist-temple.svg?raw";
import cemetery from "./village/cemetery.svg?raw";
import circleOfPrayer from "./village/circle-of-prayer.svg?raw";
import haunted from "./village/haunted.svg?raw";
import heavenlyWinds from "./village/heavenly-winds.svg?raw";
import herbalistShop from "./village/herbalist-shop.svg?raw";
import nightWatchman from "./village/night-watchman.svg?raw";
import sorcererHut from "./village/sorcerer-hut.svg?raw";
import taoistAltar from "./village/taoist-altar.svg?raw";
import teaHouse from "./village/tea-house.svg?raw";

export const village = {
  cemetery,
  "taoist-altar": taoistAltar,
  "herbalist-shop": herbalistShop,
  "sorcerer-hut": sorcererHut,
  "buddhist-temple": buddhistTemple,
  "night-watchman": nightWatchman,
  "tea-house": teaHouse,
  "circle-of-prayer": circleOfPrayer,
  "heavenly-winds": heavenlyWinds,
} as const;

export type VillageTileId = keyof typeof village;

/** Laid over a tile: its villager is gone. */
export const overlays = { haunted } as const;
