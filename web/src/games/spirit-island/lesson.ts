// The first lesson of Spirit Island: two turns of a whole game, which can then be played on. A sentence or two a step.

import record from "./lesson.record?raw";
import type { Lesson, LessonStep } from "../lesson";

const EYES = 0;

function step(key: string, moves: string[]): LessonStep {
  return { key, moves: moves.map((move) => [EYES, move]), things: [] };
}

/** Something to be read, beside what it speaks of. */
const read = (key: string, things: string[], spot?: string): LessonStep => ({
  key,
  moves: [],
  things,
  ...(spot ? { spot } : {}),
});

const STEPS: LessonStep[] = [
  read("goal", [], ".table .map"),
  read("invaders", ["G2", "G4"]),
  read("dahan", ["G7"]),
  read("win", [], ".status .fear"),
  read("lose", [], ".status .blight"),
  step("grow", ["grow 3", "act 3"]),
  step("gain", ["act 1"]),
  step("presence", ["land G4"]),
  step("track", ["track plays"]),
  step("red", ["play mysterious-abductions"]),
  step("blue", ["play whispered-guidance-through-the-night"]),
  step("fast", ["use mysterious-abductions", "land G4"]),
  step("innate", ["innate 1"]),
  step("rule", ["send dahan G7 G8"]),
  read("invaders-acted", [], ".table .rail"),
  step("slow", ["use whispered-guidance-through-the-night", "land G8", "send dahan G7 G8"]),
  step("reclaim", ["grow 1", "act 1", "act 3"]),
  step("plan", ["play mysterious-abductions", "play eerie-noises-and-moving-trees"]),
  step("fear", ["use mysterious-abductions", "land G7"]),
  step("again", ["innate 1"]),
  read("ravaged", ["G2"]),
  step("push", ["use eerie-noises-and-moving-trees", "land G8", "send explorer G8 G5", "send town G8 G5"]),
  step("end", []),
];

export const lesson: Lesson = {
  game: "spirit-island",
  record,
  seats: 1,
  texts: "si-lesson",
  steps: STEPS,
  floats: true,
};
