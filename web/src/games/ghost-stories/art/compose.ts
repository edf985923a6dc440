// Putting a drawing together from parts.

import { type Glyph, glyphs } from "./glyphs";

/** A glyph at its own size, or moved and scaled. */
export type Part = Glyph | readonly [glyph: Glyph, x: number, y: number, scale: number];

/** A drawing of its own: its classes say what it is about. */
export function drawing(classes: string, box: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="brush ${classes}" viewBox="${box}">${content}</svg>`;
}

/** A symbol, 24 by 24, its parts laid one upon another. */
export function symbol(classes: string, ...parts: readonly Part[]): string {
  return drawing(classes, "0 0 24 24", parts.map(placed).join(""));
}

function placed(part: Part): string {
  if (typeof part === "string") return glyphs[part];
  const [glyph, x, y, scale] = part;
  return moved(glyphs[glyph], x, y, scale);
}

/** Something drawn at another place and size. */
export function moved(content: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}
