// The numbers of an adversary's levels as people write them.

/** The Fear cards of all Terror Levels: "10 (3/4/3)". */
export function fearText(cards: readonly number[]): string {
  return `${cards.reduce((sum, each) => sum + each, 0)} (${cards.join("/")})`;
}
