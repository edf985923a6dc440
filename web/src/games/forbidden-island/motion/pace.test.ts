import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../../protocol";
import { lastNumber, scenes as scenesOf } from "../../shared/motion/queue";
import type { Event } from "../types";
import { PACE } from "./pace";

const scenes = (log: LogEntry[], seen: number) => scenesOf<Event>(log, seen, PACE);
const phrase = { key: "", args: {} };
const entry = (number: number, ...events: Event[]): LogEntry => ({
  number,
  seat: 0,
  action: { move: "draw", phrase, rules: [] },
  events: events.map((event) => ({ event, phrase, rules: [] })),
});
const flooded = (tile: "observatory" | "watchtower"): Event => ({ event: "flooded", tile });

describe("scenes", () => {
  const log = [
    entry(1, flooded("observatory")),
    entry(2, flooded("watchtower"), { event: "turn-began", adventurer: "diver" }),
  ];

  it("come in the order of the log, without what was seen", () => {
    expect(scenes(log, 0).map(({ event }) => event.event)).toEqual(["flooded", "flooded", "turn-began"]);
    expect(scenes(log, 1).map(({ event }) => event)).toEqual([
      flooded("watchtower"),
      { event: "turn-began", adventurer: "diver" },
    ]);
    expect(scenes(log, 2)).toEqual([]);
  });

  it("take 150 to 400 ms each when there are few", () => {
    for (const { ms } of scenes(log, 0)) expect(ms).toBeGreaterThanOrEqual(150);
    for (const { ms } of scenes(log, 0)) expect(ms).toBeLessThanOrEqual(400);
  });

  it("hurry when there are many", () => {
    const many = Array.from({ length: 60 }, (_, index) => entry(index + 1, flooded("observatory")));
    const total = scenes(many, 0).reduce((sum, { ms }) => sum + ms, 0);
    expect(total).toBeLessThanOrEqual(PACE.longest + 60);
  });
});

it("knows the last number of a log, also of an empty one", () => {
  expect(lastNumber([])).toBe(0);
  expect(lastNumber([entry(7)])).toBe(7);
});
