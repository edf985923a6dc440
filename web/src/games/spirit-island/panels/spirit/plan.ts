// What would be if one more card were played.

import type { Elements, PowerFacts, SpiritFacts, SpiritView, ThresholdView } from "../../types";
import { missing, sum } from "./elements";

export interface Plan {
  energy: number;
  /** Cards that could still be played. */
  plays: number;
  elements: Elements;
}

/** A threshold of a Power by its number, counted from one. */
export interface Reached {
  power: string;
  number: number;
}

/** How a Spirit stands, perhaps with one card more. */
export function plan(spirit: SpiritView, added?: PowerFacts): Plan {
  const { energy, plays, played, elements } = spirit;
  return {
    energy: energy - (added?.cost ?? 0),
    plays: plays - played - (added ? 1 : 0),
    elements: sum(elements, added?.elements ?? {}),
  };
}

/** How the thresholds of a Power stand with these elements. */
export function thresholdsWith(power: PowerFacts, elements: Elements): ThresholdView[] {
  return power.thresholds.map((threshold) => {
    const lacking = missing(threshold.elements, elements);
    return { reached: Object.keys(lacking).length === 0, missing: lacking };
  });
}

/** The thresholds of Innate Powers and of cards in play that a card would reach, besides its own. */
export function newlyReached(
  spirit: SpiritView,
  facts: SpiritFacts,
  inPlay: readonly PowerFacts[],
  added: PowerFacts,
): Reached[] {
  const after = sum(spirit.elements, added.elements);
  return [...facts.innates, ...inPlay].flatMap((power) => {
    const before = thresholdsWith(power, spirit.elements);
    return thresholdsWith(power, after).flatMap(({ reached }, index) =>
      reached && !before[index]?.reached ? [{ power: power.power, number: index + 1 }] : [],
    );
  });
}
