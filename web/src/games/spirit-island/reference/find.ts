// Which cards are meant by what is looked for.

import { holdsAll } from "../../../lib/search";
import { boxesOf } from "../box";
import type { Element, PowerFacts, Speed } from "../types";
import type { Entry, EntryKind } from "./entries";

/** Each list is what may be; an empty one leaves it open. Elements and verbs must all be there. */
export interface Wanted {
  words: string[];
  boxes: string[];
  kinds: EntryKind[];
  spirits: string[];
  speeds: Speed[];
  costs: number[];
  elements: Element[];
  verbs: string[];
}

export const ANYTHING: Wanted = {
  words: [],
  boxes: [],
  kinds: [],
  spirits: [],
  speeds: [],
  costs: [],
  elements: [],
  verbs: [],
};

const among = <T>(list: readonly T[], value: T | undefined) =>
  list.length === 0 || (value !== undefined && list.includes(value));

/** Whether this is meant; `text` is all that it says. */
export function isMeant({ id, kind, spirit, power }: Entry, text: string, wanted: Wanted): boolean {
  return (
    (wanted.boxes.length === 0 || boxesOf(id).some((box) => wanted.boxes.includes(box))) &&
    among(wanted.kinds, kind) &&
    among(wanted.spirits, spirit) &&
    among(wanted.speeds, power?.speed) &&
    among(wanted.costs, kind === "innate" ? undefined : power?.cost) &&
    wanted.elements.every((element) => power !== undefined && mentions(power, element)) &&
    wanted.verbs.every((verb) => power?.verbs.includes(verb)) &&
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
