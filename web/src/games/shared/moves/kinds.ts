// Moves sorted by kind.

import type { Choice } from "./choices";

type Sorting = (one: { verb: string }, other: { verb: string }) => number;

/** The choices of each verb, in the order of the game. */
export function byKind(choices: Choice[], order: Sorting): { verb: string; choices: Choice[] }[] {
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  return verbs.map((verb) => ({ verb, choices: choices.filter((each) => each.verb === verb) })).sort(order);
}
