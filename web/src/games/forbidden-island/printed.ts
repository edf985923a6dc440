// What is printed on the pieces of the game: not rules, only what everybody at the table can read.

import { METER } from "./numbers";
import type { Adventurer, Card, Tile, Treasure } from "./types";

export const TREASURES: readonly Treasure[] = [
  "earth-stone",
  "statue-of-the-wind",
  "crystal-of-fire",
  "oceans-chalice",
];

/** The order in which cards lie in a hand. */
export const CARDS: readonly Card[] = [...TREASURES, "helicopter-lift", "sandbags", "waters-rise"];

/** The treasure shown on a tile. */
export const TREASURE_OF: Partial<Record<Tile, Treasure>> = {
  "temple-of-the-moon": "earth-stone",
  "temple-of-the-sun": "earth-stone",
  "howling-garden": "statue-of-the-wind",
  "whispering-garden": "statue-of-the-wind",
  "cave-of-embers": "crystal-of-fire",
  "cave-of-shadows": "crystal-of-fire",
  "coral-palace": "oceans-chalice",
  "tidal-palace": "oceans-chalice",
};

export const HELIPAD: Tile = "fools-landing";

export const ADVENTURERS: readonly Adventurer[] = [
  "diver",
  "engineer",
  "explorer",
  "messenger",
  "navigator",
  "pilot",
];

export const SKULL = METER.length + 1;

/** The next mark at which more flood cards are drawn than now, if there is one below the skull. */
export function nextStep(water: number): { mark: number; cards: number } | null {
  const now = METER[water - 1] ?? 0;
  const index = METER.findIndex((cards, at) => at >= water && cards > now);
  const cards = METER[index];
  return cards === undefined ? null : { mark: index + 1, cards };
}

/** Equal cards together, in the order of [`CARDS`]. */
export function grouped(cards: readonly Card[]): { card: Card; count: number }[] {
  return CARDS.map((card) => ({ card, count: cards.filter((each) => each === card).length })).filter(
    ({ count }) => count > 0,
  );
}
