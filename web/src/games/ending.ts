// What is told of a game after its end.

export interface Ending {
  /** The kinds of events that are counted, in the order in which they are listed. */
  counted: readonly string[];
  /** The kind of events whose things are named, and the text for them. */
  named?: { kind: string; text: string };
  /** The score, if the game has one; the view is in the game's own words. */
  score?: (view: unknown) => number;
}
