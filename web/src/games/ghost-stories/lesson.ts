// The first lesson of Ghost Stories: one night, and the end of Wu-Feng.

import record from "./lesson.record?raw";
import type { Lesson, LessonStep } from "../lesson";

const [YELLOW, BLUE] = [0, 1];

const STEPS: LessonStep[] = [
  { key: "goal", moves: [], things: ["south-1"] },
  {
    key: "yin",
    moves: [
      [YELLOW, "yin"],
      [YELLOW, "place west-1"],
    ],
    things: ["north-1", "tea-house", "west-1"],
  },
  { key: "move", moves: [[YELLOW, "move tea-house"]], things: ["tea-house"] },
  { key: "exorcise", moves: [[YELLOW, "exorcise"]], things: ["north-1", "east-3"] },
  {
    key: "tokens",
    moves: [
      [YELLOW, "dispel-both"],
      [YELLOW, "take blue"],
    ],
    things: ["yellow-taoist"],
  },
  {
    key: "night",
    moves: [
      [YELLOW, "end"],
      [BLUE, "yin"],
      [BLUE, "place south-2"],
    ],
    things: ["south-1", "south-2"],
  },
  { key: "yin-yang", moves: [[BLUE, "cleanse tea-house"]], things: ["tea-house"] },
  {
    key: "help",
    moves: [
      [BLUE, "move circle-of-prayer"],
      [BLUE, "ask"],
      [BLUE, "pray yellow"],
    ],
    things: ["circle-of-prayer"],
  },
  {
    key: "wu-feng",
    moves: [
      [BLUE, "exorcise"],
      [BLUE, "dispel south-1"],
      [BLUE, "give-qi blue-taoist"],
    ],
    things: ["south-1"],
  },
  { key: "end", moves: [], things: [] },
];

export const lesson: Lesson = { game: "ghost-stories", record, seats: 2, texts: "gs-lesson", steps: STEPS };
