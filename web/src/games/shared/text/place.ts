// Where a thing lies on a board of rows and columns, in words.

import { t } from "../../../lib/i18n.svelte";
import type { Placed } from "../board/walk";

const SIDES = [
  { side: "up", dx: 0, dy: -1 },
  { side: "right", dx: 1, dy: 0 },
  { side: "down", dx: 0, dy: 1 },
  { side: "left", dx: -1, dy: 0 },
] as const;

/** What lies on each side of a thing, from above clockwise. */
export function beside<Id extends string>(
  things: readonly Placed<Id>[],
  of: Id,
): { side: (typeof SIDES)[number]["side"]; id: Id }[] {
  const here = things.find(({ id }) => id === of);
  if (here === undefined) return [];
  return SIDES.flatMap(({ side, dx, dy }) => {
    const there = things.find(({ x, y }) => x === here.x + dx && y === here.y + dy);
    return there === undefined ? [] : [{ side, id: there.id }];
  });
}

/** A line of the text view: the place, what there is to know of it, and what lies beside it. */
export function placeLine<Id extends string>(
  things: readonly Placed<Id>[],
  of: Id,
  label: string,
  name: (id: Id) => string,
): string {
  const here = things.find(({ id }) => id === of);
  const place = t("text-place", { row: (here?.y ?? 0) + 1, column: (here?.x ?? 0) + 1 });
  const neighbours = beside(things, of).map(({ side, id }) => t(`text-beside-${side}`, { thing: name(id) }));
  return t("text-place-line", {
    place,
    label,
    neighbours: neighbours.length === 0 ? t("text-beside-none") : neighbours.join(", "),
  });
}
