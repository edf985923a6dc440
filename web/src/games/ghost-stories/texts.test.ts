import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "../../../../texts/en/web-ghost-stories.ftl?raw";
import russian from "../../../../texts/ru/web-ghost-stories.ftl?raw";
import { lesson } from "./lesson";
import { VERBS } from "./moves/verbs";
import { STEPS } from "./panels/status";

const keys = (text: string) => new Set(new FluentResource(text).body.map(({ id }) => id));

it("both languages say the same", () => {
  expect([...keys(russian)].sort()).toEqual([...keys(english)].sort());
});

describe.each([
  ["English", keys(english)],
  ["Russian", keys(russian)],
] as const)("%s names", (_, known) => {
  it("every kind of move", () => {
    expect(Object.keys(VERBS).filter((verb) => !known.has(`gs-verb-${verb}`))).toEqual([]);
  });

  it("every step of a turn and of the lesson", () => {
    const steps = lesson.steps.flatMap(({ key }) => [`gs-lesson-${key}`, `gs-lesson-${key}-title`]);
    const wanted = [
      ...STEPS.map((step) => `gs-step-${step}`),
      ...steps,
      "gs-hint-yin",
      "gs-hint-move",
      "gs-hint-act",
      "gs-hint-acted",
      "gs-hint-buddhas",
    ];
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });
});
