// How drawings are put together from paths. art.css gives the colours by the classes.

/** A list of paths, each after the classes it is painted with. */
export type Glyph = readonly (readonly [classes: string, path: string])[];

export function paths(glyph: Glyph): string {
  return glyph.map(([classes, path]) => `<path class="${classes}" d="${path}"/>`).join("");
}

/** A drawing of its own: its class says what it is about. */
export function drawing(classes: string, box: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="si-art ${classes}" viewBox="${box}">${content}</svg>`;
}

/** What is inside each glyph: for a map that brings its own frame. */
export function partsOf<Id extends string>(glyphs: Readonly<Record<Id, Glyph>>): Record<Id, string> {
  return each(glyphs, (_, glyph) => paths(glyph));
}

/** Each glyph as a drawing, 24 by 24. */
export function drawn<Id extends string>(glyphs: Readonly<Record<Id, Glyph>>): Record<Id, string> {
  return each(glyphs, (id, glyph) => drawing(id, "0 0 24 24", paths(glyph)));
}

function each<Id extends string>(
  glyphs: Readonly<Record<Id, Glyph>>,
  draw: (id: string, glyph: Glyph) => string,
): Record<Id, string> {
  return Object.fromEntries(
    Object.entries<Glyph>(glyphs).map(([id, glyph]) => [id, draw(id, glyph)]),
  ) as Record<Id, string>;
}
