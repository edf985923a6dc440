// The first lesson of Spirit Island: two turns of a whole game, which can then be played on.

import record from "./lesson.record?raw";
import type { Lesson, LessonStep } from "../lesson";

const EYES = 0;

function step(key: string, moves: string[], things: string[]): LessonStep {
  return { key, moves: moves.map((move) => [EYES, move]), things };
}

const STEPS: LessonStep[] = [
  step("goal", [], ["G2", "G4", "G8"]),
  step("grow", ["grow 3", "act 3", "act 1"], []),
  step("presence", ["land G4", "track plays"], ["G4"]),
  step("cards", ["play mysterious-abductions", "play whispered-guidance-through-the-night"], []),
  step("fast", ["use mysterious-abductions", "land G4"], ["G4"]),
  step("innate", ["innate 1", "send dahan G7 G8"], ["G7", "G8"]),
  step("slow", ["use whispered-guidance-through-the-night", "land G8", "send dahan G7 G8"], ["G8"]),
  step("reclaim", ["grow 1", "act 1", "act 3"], []),
  step("plan", ["play mysterious-abductions", "play eerie-noises-and-moving-trees"], ["G2", "G6", "G7"]),
  step("fear", ["use mysterious-abductions", "land G7", "innate 1"], ["G7"]),
  step(
    "push",
    ["use eerie-noises-and-moving-trees", "land G8", "send explorer G8 G5", "send town G8 G5"],
    ["G8", "G5"],
  ),
  step("end", [], []),
];

export const lesson: Lesson = { game: "spirit-island", record, seats: 1, texts: "si-lesson", steps: STEPS };
