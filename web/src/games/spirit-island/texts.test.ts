import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "../../../../texts/en/web-spirit-island.ftl?raw";
import russian from "../../../../texts/ru/web-spirit-island.ftl?raw";
import { LETTERS } from "./moves/verbs";
import { STEPS } from "./panels/status/status";

const keys = (text: string) => new Set(new FluentResource(text).body.map(({ id }) => id));

it("both languages say the same", () => {
  expect([...keys(russian)].sort()).toEqual([...keys(english)].sort());
});

describe.each([
  ["English", keys(english)],
  ["Russian", keys(russian)],
] as const)("%s names", (_, known) => {
  it("every step of a turn and every kind of move with a letter", () => {
    const wanted = [
      ...STEPS.map((step) => `si-step-${step}`),
      ...Object.keys(LETTERS).map((verb) => `si-verb-${verb}`),
    ];
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });
});
