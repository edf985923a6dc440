import { expect, it } from "vitest";
import type { LogEntry } from "../../protocol";
import { beginOfStep } from "./steps";

const log = (...moves: string[]) =>
  moves.map((move, index) => ({
    number: index + 1,
    seat: 0,
    action: { move },
    // An action that asks has done nothing yet.
    events: move === "act 1" ? [] : [{}],
    revealed: false,
  })) as unknown as LogEntry[];

it("a Power is taken back with its target, and a land of Growth with its action", () => {
  expect(beginOfStep(log("play a", "use a", "land G1"), 3)).toBe(2);
  expect(beginOfStep(log("grow 2", "act 1", "land G1"), 3)).toBe(2);
  expect(beginOfStep(log("grow 1", "act 2", "act 3"), 3)).toBe(1);
});

it("what was chosen by itself is taken back by itself", () => {
  expect(beginOfStep(log("use a", "land G1", "send town G1 G2"), 3)).toBe(3);
  expect(beginOfStep(log("land G1", "track plays"), 2)).toBe(2);
  expect(beginOfStep(log("grow 1", "act 1"), 2)).toBe(2);
});

it("moves of others in between stay", () => {
  const all = log("use a", "land G1", "use b", "land G2");
  all[1]!.seat = all[2]!.seat = 1;
  expect(beginOfStep(all, 4)).toBe(1);
});
