// The lessons by their games. A game without one is a type error.

import { lesson as forbiddenIsland } from "./forbidden-island/lesson";
import { lesson as ghostStories } from "./ghost-stories/lesson";
import type { Lesson } from "./lesson";
import type { GameId } from "./list";
import { lesson as spiritIsland } from "./spirit-island/lesson";

const LESSONS: Readonly<Record<GameId, Lesson>> = {
  "forbidden-island": forbiddenIsland,
  "ghost-stories": ghostStories,
  "spirit-island": spiritIsland,
};

/** The lesson of a game; the first lesson if no game that we know is named. */
export function lessonOf(game: string | null): Lesson {
  return game && Object.hasOwn(LESSONS, game) ? LESSONS[game as GameId] : forbiddenIsland;
}
