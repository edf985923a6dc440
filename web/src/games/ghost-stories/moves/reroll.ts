// Which dice to roll again: dice are told apart by where they lie, moves only by what they show.

import type { Choice } from "../../shared/moves/choices";
import type { Face } from "../types";

const sorted = (faces: readonly string[]) => [...faces].sort().join(" ");

/** The move that rolls just these dice again, if it can be made. */
export function rerollOf(
  legal: readonly Choice[],
  dice: readonly Face[],
  picked: ReadonlySet<number>,
): Choice | null {
  const faces = sorted(dice.filter((_, index) => picked.has(index)));
  return legal.find(({ verb, things }) => verb === "reroll" && sorted(things) === faces) ?? null;
}

/** The first dice that show these faces. */
export function diceShowing(dice: readonly Face[], faces: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const face of faces) {
    const index = dice.findIndex((each, at) => each === face && !found.has(at));
    if (index >= 0) found.add(index);
  }
  return found;
}
