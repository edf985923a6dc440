import { describe, expect, it } from "vitest";
import type { Change, TableMove } from "../protocol";
import { newMoves, newTable } from "./changes";
import { entry, table, tableNews } from "./fixtures";

const move = (name: string): TableMove => ({ move: name, phrase: { key: name, args: {} }, rules: [] });
const view = (before: unknown, ...changes: Change[]): unknown =>
  newTable(table(0, { view: before }), [], tableNews(1, changes)).view;

describe("a changed view", () => {
  it("is new where it was told anew", () => {
    expect(view({ a: 1, b: [1, [2, 3]] }, [["a"], 2], [["b", 1, 0], { c: null }])).toEqual({
      a: 2,
      b: [1, [{ c: null }, 3]],
    });
    expect(view({ a: 1 }, [[], "all"])).toBe("all");
  });

  it("leaves what was there before as it was", () => {
    const before = { a: { b: 1 }, c: { d: 1 } };
    const after = view(before, [["a", "b"], 2]) as typeof before;
    expect([before.a.b, after.a.b, after.c === before.c]).toEqual([1, 2, true]);
  });
});

it("what the events have changed comes first, and who plays what stays", () => {
  const log = [1, 2].map((number) => ({
    ...entry(number),
    events: [{ ...entry(number).events[0]!, changes: [[["a"], number] as Change] }],
  }));
  const after = newTable(
    table(0, { view: { a: 0, b: 0 }, roles: ["diver"] }),
    log,
    tableNews(2, [[["b"], 3]]),
  );
  expect([after.view, after.roles]).toEqual([{ a: 2, b: 3 }, ["diver"]]);
});

describe("the moves of a seat", () => {
  it("are known ones and new ones in their order", () => {
    const before = [{ seat: 1, moves: ["a", "b", "c", "d"].map(move) }];
    const after = newMoves(before, [{ seat: 1, moves: [[2, 4], move("e"), [0, 1]] }]);
    expect(after).toEqual([{ seat: 1, moves: ["c", "d", "e", "a"].map(move) }]);
  });

  it("are all new where there were none", () => {
    expect(newMoves([], [{ seat: 0, moves: [move("a")] }])).toEqual([{ seat: 0, moves: [move("a")] }]);
    expect(newMoves([{ seat: 0, moves: [move("a")] }], [])).toEqual([]);
  });
});
