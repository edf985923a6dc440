// The Spirits of Horizons, loaded with the table; gallery.ts loads those of every box one by one.

import { drawing } from "./draw";
import { presenceToken, type SpiritArt } from "./spirit-art";
import devouringTeeth from "./spirits/devouring-teeth-lurk-underfoot";
import eyesWatch from "./spirits/eyes-watch-from-the-trees";
import fathomlessMud from "./spirits/fathomless-mud-of-the-swamp";
import risingHeat from "./spirits/rising-heat-of-stone-and-sand";
import whirlwind from "./spirits/sun-bright-whirlwind";

const art = {
  "devouring-teeth-lurk-underfoot": devouringTeeth,
  "eyes-watch-from-the-trees": eyesWatch,
  "fathomless-mud-of-the-swamp": fathomlessMud,
  "rising-heat-of-stone-and-sand": risingHeat,
  "sun-bright-whirlwind": whirlwind,
} as const satisfies Record<string, SpiritArt>;

export type SpiritId = keyof typeof art;

export const SPIRITS = Object.keys(art) as SpiritId[];

/** Portraits, 100 by 100. */
export const portraits: Readonly<Record<SpiritId, string>> = bySpirit((spirit) => art[spirit].portrait);

/** What is inside a presence token: for a map that brings its own frame. */
export const presenceParts: Readonly<Record<SpiritId, string>> = bySpirit((spirit) =>
  presenceToken(art[spirit]),
);

/** Each Spirit's presence has a shape of its own, and a sign upon it; 24 by 24. */
export const presence: Readonly<Record<SpiritId, string>> = bySpirit((spirit) =>
  drawing(spirit, "0 0 24 24", presenceParts[spirit]),
);

function bySpirit(draw: (spirit: SpiritId) => string): Record<SpiritId, string> {
  return Object.fromEntries(SPIRITS.map((spirit) => [spirit, draw(spirit)])) as Record<SpiritId, string>;
}
