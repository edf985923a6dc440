// The lessons by their games.

import { forbiddenIsland } from "./forbidden-island";
import { ghostStories } from "./ghost-stories";
import type { Lesson } from "./lesson";
import { spiritIsland } from "./spirit-island";

const LESSONS = [forbiddenIsland, ghostStories, spiritIsland];

/** The lesson of a game; of the first game for one that has none. */
export function lessonOf(game: string | null): Lesson {
  return LESSONS.find((lesson) => lesson.game === game) ?? forbiddenIsland;
}
