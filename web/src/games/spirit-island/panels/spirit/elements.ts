// Counting elements.

import { ELEMENTS } from "../../art/symbols";
import type { Element, Elements } from "../../types";

export interface Counted {
  element: Element;
  count: number;
}

/** The elements in the order in which players count them, without those there are none of. */
export function counted(elements: Elements): Counted[] {
  return ELEMENTS.map((element) => ({ element, count: elements[element] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

export function sum(one: Elements, other: Elements): Elements {
  const both = ELEMENTS.map((element) => [element, (one[element] ?? 0) + (other[element] ?? 0)] as const);
  return Object.fromEntries(both.filter(([, count]) => count > 0));
}

/** What is missing of the elements that are needed. */
export function missing(needed: Elements, there: Elements): Elements {
  const lacking = counted(needed).map(
    ({ element, count }) => [element, count - (there[element] ?? 0)] as const,
  );
  return Object.fromEntries(lacking.filter(([, count]) => count > 0));
}
