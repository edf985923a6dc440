import { describe, expect, it } from "vitest";
import { table } from "./fixtures";
import { actors } from "./words";

const standing = (view: unknown, to_move = [0, 1, 2]) => table(0, { view, to_move });

describe("who is to act", () => {
  it("is whose turn it is, though others have moves", () => {
    expect(actors(standing({ active: 1 }))).toEqual([1]);
  });

  it("is first whoever must do something at once", () => {
    expect(actors(standing({ active: 1, swimmers: [2], over_limit: [] }))).toEqual([2]);
    expect(actors(standing({ active: 1, swimmers: [0, 2], over_limit: [2] }))).toEqual([0, 2]);
  });

  it("is everybody with a move in games without turns", () => {
    expect(actors(standing({}))).toEqual([0, 1, 2]);
    expect(actors(standing({ active: 1 }, [0]))).toEqual([0]);
  });

  it("is nobody after the end", () => {
    expect(actors(table(0, { status: { result: "won" }, view: { active: 0 } }))).toEqual([]);
  });
});
