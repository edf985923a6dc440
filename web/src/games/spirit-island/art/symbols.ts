// Every symbol of the game, 24 by 24, as SVG text by its id. art.css gives the colours.

import { drawing, paths } from "./draw";
import { type GlyphId, glyphs } from "./glyphs";

/** A glyph as it is, or moved and scaled. */
type Part = GlyphId | readonly [glyph: GlyphId, x: number, y: number, scale: number];

/** What is put together from more than the glyph of its name. */
const composed = {
  defend: ["shield", "boss"],
  "sacred-site": ["sacred"],
  "card-play": ["card", "spark"],
  push: ["outward"],
  gather: ["inward"],
  damage: ["burst"],
  destroy: ["burst", "cross"],
  skip: ["barred"],
  reclaim: [["card", 2, 5, 0.78], "back"],
  "gain-power": [["card", -2, 0, 0.9], "plus"],
  "add-presence": [["disc", -1.5, -1.5, 0.9], "plus"],
  "skip-ravage": [
    ["ravage", -1, -1, 0.86],
    ["barred", 9.6, 9.6, 0.62],
  ],
  "skip-build": [
    ["build", -1, -1, 0.86],
    ["barred", 9.6, 9.6, 0.62],
  ],
  "skip-explore": [
    ["explore", -1, -1, 0.86],
    ["barred", 9.6, 9.6, 0.62],
  ],
} as const satisfies Record<string, readonly Part[]>;

const plain = [
  "explorer",
  "town",
  "city",
  "dahan",
  "blight",
  "fear",
  "energy",
  "fast",
  "slow",
  "range",
  "sun",
  "moon",
  "fire",
  "air",
  "water",
  "earth",
  "plant",
  "animal",
  "jungle",
  "mountain",
  "sands",
  "wetland",
  "coastal",
  "inland",
  "ravage",
  "build",
  "explore",
] as const satisfies readonly GlyphId[];

export type SymbolId = keyof typeof composed | (typeof plain)[number];

/** The eight elements in the order in which players count them. */
export const ELEMENTS = [
  "sun",
  "moon",
  "fire",
  "air",
  "water",
  "earth",
  "plant",
  "animal",
] as const satisfies readonly SymbolId[];

/** What is inside each symbol: for a map that brings its own frame. */
export const symbolParts: Record<string, string> & Readonly<Record<SymbolId, string>> = Object.fromEntries([
  ...plain.map((id) => [id, composedOf([id])]),
  ...Object.entries(composed).map(([id, parts]) => [id, composedOf(parts)]),
]) as Record<SymbolId, string>;

export const symbols: Record<string, string> & Readonly<Record<SymbolId, string>> = Object.fromEntries(
  Object.entries(symbolParts).map(([id, content]) => [id, drawing(id, "0 0 24 24", content)]),
) as Record<SymbolId, string>;

/** Adds signs that not every table needs, such as those of the spirit tokens. */
export function learnSymbols(parts: Readonly<Record<string, string>>): void {
  for (const [id, content] of Object.entries(parts)) {
    symbolParts[id] ??= content;
    symbols[id] ??= drawing(id, "0 0 24 24", content);
  }
}

function composedOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return paths(glyphs[part]);
      const [glyph, x, y, scale] = part;
      return `<g transform="translate(${x} ${y}) scale(${scale})">${paths(glyphs[glyph])}</g>`;
    })
    .join("");
}
