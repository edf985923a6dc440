// The Spirits: the shape and the sign of their presence, and their portraits.

import { drawing } from "./symbols";
import devouringTeeth from "./spirits/devouring-teeth-lurk-underfoot.svg?raw";
import eyesWatch from "./spirits/eyes-watch-from-the-trees.svg?raw";
import fathomlessMud from "./spirits/fathomless-mud-of-the-swamp.svg?raw";
import risingHeat from "./spirits/rising-heat-of-stone-and-sand.svg?raw";
import whirlwind from "./spirits/sun-bright-whirlwind.svg?raw";

export const SPIRITS = [
  "devouring-teeth-lurk-underfoot",
  "eyes-watch-from-the-trees",
  "fathomless-mud-of-the-swamp",
  "rising-heat-of-stone-and-sand",
  "sun-bright-whirlwind",
] as const;

export type SpiritId = (typeof SPIRITS)[number];

/** Portraits, 100 by 100. */
export const portraits: Readonly<Record<SpiritId, string>> = {
  "devouring-teeth-lurk-underfoot": devouringTeeth,
  "eyes-watch-from-the-trees": eyesWatch,
  "fathomless-mud-of-the-swamp": fathomlessMud,
  "rising-heat-of-stone-and-sand": risingHeat,
  "sun-bright-whirlwind": whirlwind,
};

/** Each Spirit's presence has a shape of its own, and a sign upon it; 24 by 24. */
const shapes: Readonly<Record<SpiritId, readonly [shape: string, sign: string]>> = {
  "devouring-teeth-lurk-underfoot": ["M3.5 2.5h17c1.4 0 2 1 1.4 2.3l-8.4 16.5c-.8 1.6-2.2 1.6-3 0L2.1 4.8C1.5 3.5 2.1 2.5 3.5 2.5z", "M5.5 5.5h13l-2.7 5-1.9-2.6-1.9 3.9L10.1 7.9l-1.9 2.6zM12 18.6l-2.3-4.6 2.3-1 2.3 1z"],
  "eyes-watch-from-the-trees": ["M.8 12C3.8 6.4 7.6 3.6 12 3.6s8.2 2.8 11.2 8.4c-3 5.6-6.8 8.4-11.2 8.4S3.8 17.6.8 12z", "M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0m4.2 0a.8 3.6 0 1 0 1.6 0 .8 3.6 0 1 0-1.6 0"],
  "fathomless-mud-of-the-swamp": ["M4.5 2.5h15c1.2 0 2 .8 2 2v15c0 1.2-.8 2-2 2h-15c-1.2 0-2-.8-2-2v-15c0-1.2.8-2 2-2z", "M5 9.5c2.3-2 4.6-2 7 0s4.7 2 7 0v2.8c-2.3 2-4.6 2-7 0s-4.7-2-7 0zm0 6c2.3-2 4.6-2 7 0s4.7 2 7 0v2.8c-2.3 2-4.6 2-7 0s-4.7-2-7 0z"],
  "rising-heat-of-stone-and-sand": ["M12 .8 22 6.4v11.2L12 23.2 2 17.6V6.4z", "M12.4 4.5c.4 3.2 4.4 4.6 4.4 9.2 0 3-2 5.3-4.8 5.3s-4.8-2.2-4.8-5c0-2.4 1.3-3.6 1.8-5.6 1 .6 1.5 1.4 1.7 2.5 1.1-1.6 1.8-3.7 1.7-6.4z"],
  "sun-bright-whirlwind": ["m12 .6 3 3.6 4.7-.3.3 4.7 3.4 3.4-3.4 3.4-.3 4.7-4.7-.3-3 3.6-3-3.6-4.7.3-.3-4.7L.6 12 4 8.6l.3-4.7 4.7.3z", "M12.3 10.6c1.5.6 1.2 2.9-.7 2.9-2.6 0-3.2-4.5.8-5.2 4.6-.7 5.9 6.3.3 8-4.2 1.3-8-2-7.7-6.2l-2 .3c-.3 5.9 4.7 9.8 10.2 8 7.9-2.5 6.1-13-1-12-6.6 1-5.6 9.4-.4 9 4.3-.3 4.7-6 1.2-6.8z"],
};

/** What is inside a presence token: for a map that brings its own frame. */
export const presenceParts: Readonly<Record<SpiritId, string>> = bySpirit((spirit) => {
  const [shape, sign] = shapes[spirit];
  return `<path class="hue rim-wide" d="${shape}"/><path class="hue edge" d="${shape}"/><path class="on-hue sign" d="${sign}"/>`;
});

export const presence: Readonly<Record<SpiritId, string>> = bySpirit((spirit) => drawing(spirit, "0 0 24 24", presenceParts[spirit]));

function bySpirit(draw: (spirit: SpiritId) => string): Record<SpiritId, string> {
  return Object.fromEntries(SPIRITS.map((spirit) => [spirit, draw(spirit)])) as Record<SpiritId, string>;
}
