import { expect, it } from "vitest";
import { beside } from "./place";

const BOARD = [
  { id: "a", x: 2, y: 0 },
  { id: "b", x: 1, y: 1 },
  { id: "c", x: 2, y: 1 },
  { id: "d", x: 3, y: 1 },
  { id: "e", x: 2, y: 3 },
];

it("what lies beside a thing is told from above clockwise, gaps and corners left out", () => {
  expect(beside(BOARD, "c")).toEqual([
    { side: "up", id: "a" },
    { side: "right", id: "d" },
    { side: "left", id: "b" },
  ]);
  expect(beside(BOARD, "a")).toEqual([{ side: "down", id: "c" }]);
  expect(beside(BOARD, "e")).toEqual([]);
});
