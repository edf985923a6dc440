// The Spirits at the table: drawn before it is shown, each from a file of its own.

import { drawing } from "./draw";
import { type DrawnSpirit, spiritArt } from "./gallery";
import { presenceMark, presenceToken, type SpiritArt } from "./spirit-art";

/** A Spirit that nobody has drawn, such as one made for tests: a plain disc. */
const UNDRAWN: SpiritArt = {
  portrait: drawing("", "0 0 100 100", '<path class="soft" d="M0 0h100v100H0z"/>'),
  shape: "M1 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
  sign: "M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
};

const known = new Map<string, SpiritArt>();

/** Fetches the drawings of those of these Spirits that are not there yet. */
export async function drawSpirits(spirits: readonly string[]): Promise<void> {
  await Promise.all(
    spirits
      .filter((spirit) => !known.has(spirit))
      .map(async (spirit) => known.set(spirit, await spiritArt(spirit as DrawnSpirit).catch(() => UNDRAWN))),
  );
}

const artOf = (spirit: string) => known.get(spirit) ?? UNDRAWN;

/** A portrait, 100 by 100. */
export const portrait = (spirit: string): string => artOf(spirit).portrait;

/** What is inside a presence token, 24 by 24: for a map that brings its own frame. */
export const presenceParts = (spirit: string): string => presenceToken(artOf(spirit));

/** A presence token in the hue of what holds it, such as a seat. */
export const presence = (spirit: string): string => presenceMark(artOf(spirit));

/** The portraits of Spirits, once they are there. */
export async function portraitsOf(spirits: readonly string[]): Promise<Record<string, string>> {
  await drawSpirits(spirits);
  return Object.fromEntries(spirits.map((spirit) => [spirit, portrait(spirit)]));
}
