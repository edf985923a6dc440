import { expect, it } from "vitest";
import { entries, entry } from "./fixtures";
import {
  grown,
  happenings,
  keptByWelcome,
  named,
  revealSteps,
  statistics,
  tally,
  turnSteps,
  turns,
} from "./log";

const LOG = [
  entry(1),
  entry(2, "flood", ["flooded", "turn-began"]),
  entry(3),
  entry(4, "flood", ["sank", "turn-began"]),
];

it("keeps what stands and adds what is new", () => {
  expect(grown(entries(1, 3), 1, entries(2, 2)).map((move) => move.number)).toEqual([1, 2]);
});

it("knows what a welcome leaves standing", () => {
  expect(keptByWelcome(3, entries(4, 5), 5)).toBe(3);
  expect(keptByWelcome(3, entries(1, 2), 2)).toBe(0);
  expect(keptByWelcome(3, [], 3)).toBe(3);
  expect(keptByWelcome(3, [], 0)).toBe(0);
});

it("falls into turns, each under the sentence that begins it", () => {
  expect(
    turns(LOG).map((turn) => [turn.phrase?.key ?? null, turn.entries.map((move) => move.number)]),
  ).toEqual([
    [null, [1, 2]],
    ["event-turn-began", [3, 4]],
    ["event-turn-began", []],
  ]);
  expect(turns([])).toEqual([]);
  expect(turnSteps(LOG)).toEqual([0, 2, 4]);
});

it("begins a turn with a move whose first event says so", () => {
  const log = [entry(1), entry(2, "yin", ["turn-began", "drawn"])];
  expect(turns(log).map((turn) => turn.entries.map((move) => move.number))).toEqual([[1], [2]]);
  expect(turnSteps(log)).toEqual([0, 1]);
});

it("leaves the heading out of what happened", () => {
  expect(happenings(LOG[1] ?? entry(0)).map((event) => event.phrase.key)).toEqual(["event-flooded"]);
});

it("counts what happened", () => {
  expect(tally(LOG).get("moved")).toBe(2);
  expect(tally(LOG).get("sank")).toBe(1);
});

it("knows where something came to light", () => {
  expect(revealSteps(LOG)).toEqual([2, 4]);
});

it("sums a game up by what happened in it", () => {
  expect(statistics(LOG, ["drew", "flooded", "sank"])).toEqual([
    { kind: "turns", count: 3 },
    { kind: "moves", count: 4 },
    { kind: "flooded", count: 1 },
    { kind: "sank", count: 1 },
  ]);
});

it("names what events of a kind speak of, each once", () => {
  const sank = (tile: string) => ({
    event: { event: "sank" },
    phrase: { key: "event-sank", args: { tile: { name: tile }, count: 2 } },
    rules: [],
  });
  const log = [
    { ...entry(1), events: [sank("observatory"), sank("observatory")] },
    { ...entry(2), events: [sank("gold-gate")] },
  ];
  expect(named(log, "sank")).toEqual(["observatory", "gold-gate"]);
});
