import { expect, it } from "vitest";
import type { Forecast, OddsLine } from "../../protocol";
import { comingOf, nextYin } from "./coming";

const line = (topic: string, things: string[], ...chances: [string, number][]): OddsLine => ({
  topic,
  things,
  with: [],
  phrase: { key: "", args: {} },
  chances: chances.map(([what, probability]) => ({ what, probability })),
});
const forecast = (...lines: OddsLine[]): Forecast => ({
  about: null,
  things: [],
  dangers: [],
  lose: 0,
  notes: [],
  lines,
});

it("ghosts and boards get the sign of what comes", () => {
  const { spaces, boards } = comingOf(
    forecast(
      line("yin", ["east", "east-1"], ["advances", 1]),
      line("yin", ["east", "east-2"], ["no-effect", 1 / 3], ["haunt", 1 / 6]),
      line("yin", ["east"], ["arrives", 1]),
    ),
  );
  expect([...spaces]).toEqual([
    ["east-1", "haunter"],
    ["east-2", "curse-die"],
  ]);
  expect([...boards]).toEqual([["east", "summon-ghost"]]);
});

it("the next card is shared out among the boards it may lie on", () => {
  const { arrivals } = comingOf(
    forecast(
      line("card", ["red", "east", "west"], ["drawn", 0.5]),
      line("card", ["black", "east"], ["drawn", 0.25]),
    ),
  );
  expect([...arrivals]).toEqual([
    ["east", 0.5],
    ["west", 0.25],
  ]);
});

it("the boards before one's own act in the same phase", () => {
  const lines = [
    line("yin", ["west"]),
    line("yin", ["north", "north-1"]),
    line("yin", ["north"]),
    line("yin", ["east"]),
  ];
  expect(nextYin(lines, "north")).toEqual(lines.slice(0, 3));
  expect(nextYin(lines, undefined)).toEqual([]);
});
