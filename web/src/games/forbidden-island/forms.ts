// How the moves of Forbidden Island are written. Written by `make types`: do not edit.

/** The words after the first one. Those in brackets may be left out. */
export const FORMS = {
  "move": ["TILE"],
  "fly": ["TILE"],
  "guide": ["ADVENTURER", "TILE"],
  "shore-up": ["TILE", "[TILE]"],
  "give": ["CARD", "ADVENTURER"],
  "capture": ["TREASURE"],
  "draw": [],
  "flood": [],
  "discard": ["CARD"],
  "sandbags": ["TILE"],
  "lift": ["ADVENTURER[,ADVENTURER…]", "TILE"],
  "take-off": [],
  "swim": ["TILE"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
