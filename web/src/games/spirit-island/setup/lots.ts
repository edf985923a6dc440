// What is left to the lot before a game.

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], random: () => number = Math.random): T[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}
