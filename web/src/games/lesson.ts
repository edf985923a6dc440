// A lesson: the steps of a short game.

import type { Seat } from "../protocol";

export interface LessonStep {
  /** Names its texts. */
  key: string;
  /** The moves that it asks for, each with its seat. */
  moves: [Seat, string][];
  /** The things on the board that it speaks of. */
  things: string[];
  /** What on the screen it speaks of, as a selector, if that is no move and nothing on the board. */
  spot?: string;
}

export interface Lesson {
  game: string;
  /** The game that it begins with. */
  record: string;
  seats: number;
  /** What the keys of its texts begin with. */
  texts: string;
  steps: LessonStep[];
  /** Whether the words stand beside what they speak of, and the rest is dimmed; else they stand above the table. */
  floats?: true;
}
