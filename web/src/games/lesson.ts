// A lesson: the steps of a short game.

import type { Seat } from "../protocol";

export interface LessonStep {
  /** Names its texts. */
  key: string;
  /** The moves that it asks for, each with its seat. */
  moves: [Seat, string][];
  /** The things on the board that it speaks of. */
  things: string[];
}

export interface Lesson {
  game: string;
  /** The game that it begins with. */
  record: string;
  seats: number;
  /** What the keys of its texts begin with. */
  texts: string;
  steps: LessonStep[];
}
