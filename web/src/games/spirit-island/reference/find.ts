// Which cards are meant by what is looked for.

import { holdsAll } from "../../../lib/search";
import type { Element, PowerFacts, PowerKind, Speed } from "../types";

/** Each list is what may be; an empty one leaves it open. Elements and verbs must all be there. */
export interface Wanted {
  words: string[];
  kinds: PowerKind[];
  speeds: Speed[];
  costs: number[];
  elements: Element[];
  verbs: string[];
}

const among = <T>(list: readonly T[], value: T) => list.length === 0 || list.includes(value);

/** Whether a Power is meant; `text` is all that it says. */
export function isMeant(power: PowerFacts, text: string, wanted: Wanted): boolean {
  return (
    among(wanted.kinds, power.kind) &&
    among(wanted.speeds, power.speed) &&
    (wanted.costs.length === 0 || (power.kind !== "innate" && wanted.costs.includes(power.cost))) &&
    wanted.elements.every((element) => mentions(power, element)) &&
    wanted.verbs.every((verb) => power.verbs.includes(verb)) &&
    holdsAll(text, wanted.words)
  );
}

/** A card has its elements; an Innate Power asks for them. */
function mentions({ kind, elements, thresholds }: PowerFacts, element: Element): boolean {
  const asked = kind === "innate" ? thresholds.map((threshold) => threshold.elements) : [elements];
  return asked.some((some) => (some[element] ?? 0) > 0);
}

/** A list with a value put in, or taken out if it was there. */
export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}
