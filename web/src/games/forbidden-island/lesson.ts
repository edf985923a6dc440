// The first lesson of Forbidden Island: the last treasure and the way out.

import record from "./lesson.record?raw";
import type { Lesson, LessonStep } from "../lesson";

const [DIVER, NAVIGATOR] = [0, 1];

const STEPS: LessonStep[] = [
  { key: "goal", moves: [], things: ["fools-landing", "temple-of-the-sun"] },
  { key: "move", moves: [[DIVER, "move temple-of-the-sun"]], things: ["temple-of-the-sun"] },
  { key: "shore-up", moves: [[DIVER, "shore-up fools-landing"]], things: ["fools-landing"] },
  { key: "give", moves: [[DIVER, "give earth-stone navigator"]], things: ["temple-of-the-sun"] },
  {
    key: "draw",
    moves: [
      [DIVER, "draw"],
      [DIVER, "draw"],
    ],
    things: [],
  },
  {
    key: "flood",
    moves: [
      [DIVER, "flood"],
      [DIVER, "flood"],
    ],
    things: ["fools-landing", "watchtower"],
  },
  { key: "capture", moves: [[NAVIGATOR, "capture earth-stone"]], things: ["temple-of-the-sun"] },
  {
    key: "fly-off",
    moves: [
      [NAVIGATOR, "guide diver fools-landing"],
      [NAVIGATOR, "move fools-landing"],
      [DIVER, "take-off"],
    ],
    things: ["fools-landing"],
  },
  { key: "end", moves: [], things: [] },
];

export const lesson: Lesson = {
  game: "forbidden-island",
  record,
  seats: 2,
  texts: "room-lesson",
  steps: STEPS,
};
