// Plans drawn on the board: rings around tiles and arrows between them.

import type { Mark } from "../../../protocol";

export function ring(thing: string): Mark {
  return { mark: "ring", thing };
}

export function arrow(from: string, to: string): Mark {
  return { mark: "arrow", from, to };
}

function same(one: Mark, other: Mark): boolean {
  if (one.about !== other.about) return false;
  if (one.mark === "ring") return other.mark === "ring" && one.thing === other.thing;
  return other.mark === "arrow" && one.from === other.from && one.to === other.to;
}

/** The marks with this one added, or taken away if it was there. */
export function toggled(marks: readonly Mark[], mark: Mark): Mark[] {
  const others = marks.filter((each) => !same(each, mark));
  return others.length < marks.length ? others : [...others, mark];
}

/** The marks with an arrow in place of the ring that it starts from. */
export function ringToArrow(marks: readonly Mark[], from: string, to: string): Mark[] {
  return toggled(
    marks.filter((each) => !same(each, ring(from))),
    arrow(from, to),
  );
}
