// The lessons by their games.

import { lesson as forbiddenIsland } from "./forbidden-island/lesson";
import { lesson as ghostStories } from "./ghost-stories/lesson";
import type { Lesson } from "./lesson";
import { lesson as spiritIsland } from "./spirit-island/lesson";

const LESSONS = [forbiddenIsland, ghostStories, spiritIsland];

/** The lesson of a game; of the first game for one that has none. */
export function lessonOf(game: string | null): Lesson {
  return LESSONS.find((lesson) => lesson.game === game) ?? forbiddenIsland;
}
