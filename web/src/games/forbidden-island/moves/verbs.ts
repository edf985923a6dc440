// How each kind of move is shown: its letter on the keyboard and its place in the row of buttons.

import type { Card } from "../types";

export interface Verb {
  /** The key that chooses it, the same in every language by its place on the keyboard. */
  letter: string;
  /** The name of its icon. */
  icon: string;
  /** The card that is played with it. */
  card?: Card;
  /** Whether it begins with a touch of a tile close by, so that such tiles are shown as possible at once. */
  near?: true;
  /** Whether it stands in the row of buttons even when it is not possible now. */
  always?: true;
}

export const VERBS: Readonly<Record<string, Verb>> = {
  move: { letter: "m", icon: "step", near: true, always: true },
  fly: { letter: "y", icon: "fly" },
  guide: { letter: "n", icon: "guide" },
  "shore-up": { letter: "s", icon: "shore-up", near: true, always: true },
  give: { letter: "g", icon: "give", always: true },
  capture: { letter: "t", icon: "capture", always: true },
  swim: { letter: "e", icon: "swim", near: true },
  discard: { letter: "x", icon: "discard" },
  sandbags: { letter: "b", icon: "sandbags", card: "sandbags" },
  lift: { letter: "p", icon: "helicopter", card: "helicopter-lift" },
  "take-off": { letter: "o", icon: "take-off", card: "helicopter-lift" },
  draw: { letter: "d", icon: "draw", always: true },
  flood: { letter: "d", icon: "flood" },
};

const ORDER = Object.keys(VERBS);

export function byVerb(one: { verb: string }, other: { verb: string }): number {
  return ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb);
}
