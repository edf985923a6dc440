// What the forecast says about the coming Yin phases, as signs on the boards.

import type { Forecast, OddsLine } from "../../protocol";
import type { AbilityId } from "./art/abilities";
import type { Side } from "./types";
import { linesOf } from "./words";

export interface Coming {
  /** What the ghost on a space will do. */
  spaces: Map<string, AbilityId>;
  /** What the board itself will suffer. */
  boards: Map<string, AbilityId>;
  /** How likely the next card comes to lie on a board. */
  arrivals: Map<string, number>;
}

const SIGNS: Partial<Record<string, AbilityId>> = {
  advances: "haunter",
  haunts: "haunt-tile",
  overruns: "haunt-tile",
  "no-effect": "curse-die",
  "lose-tao": "lose-tao",
  "lose-qi": "lose-qi",
  arrives: "summon-ghost",
};

export function comingOf(forecast: Forecast | null): Coming {
  const coming: Coming = { spaces: new Map(), boards: new Map(), arrivals: new Map() };
  for (const { things, chances } of linesOf(forecast, "yin")) {
    const [side = "", space] = things;
    const sign = SIGNS[chances[0]?.what ?? ""];
    if (sign === undefined) continue;
    if (space === undefined) coming.boards.set(side, sign);
    else coming.spaces.set(space, sign);
  }
  for (const { things, chances } of linesOf(forecast, "card")) {
    const sides = things.slice(1);
    for (const side of sides)
      coming.arrivals.set(
        side,
        (coming.arrivals.get(side) ?? 0) + (chances[0]?.probability ?? 0) / sides.length,
      );
  }
  return coming;
}

/** The lines about the boards that act when the Yin phase begins: all up to that of whoever begins it. */
export function nextYin(lines: readonly OddsLine[], until: Side | undefined): OddsLine[] {
  const last = lines.findLastIndex(({ things }) => things[0] === until);
  return lines.slice(0, last + 1);
}
