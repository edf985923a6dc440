import { expect, it } from "vitest";
import { around, beside } from "./beside";

const WINDOW = { width: 1000, height: 600 };
const WORDS = { width: 300, height: 150 };
const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it("words stand beside the spot where there is room, and never leave the window", () => {
  expect(beside(rect(100, 200, 50, 50), WORDS, WINDOW)).toEqual({ left: 166, top: 150 });
  expect(beside(rect(800, 200, 150, 50), WORDS, WINDOW)).toEqual({ left: 484, top: 150 });
  expect(beside(rect(100, 10, 800, 100), WORDS, WINDOW)).toEqual({ left: 350, top: 126 });
  expect(beside(rect(100, 400, 800, 190), WORDS, WINDOW)).toEqual({ left: 350, top: 234 });
  expect(beside(rect(0, 0, 20, 20), WORDS, WINDOW).top).toBe(8);
});

it("where there is no room, most of the spot stays free", () => {
  expect(beside(rect(0, 0, 1000, 590), WORDS, WINDOW).top).toBe(442);
});

it("what is not there has no place", () => {
  expect(around([rect(0, 0, 0, 0)])).toBeNull();
  expect(around([rect(10, 10, 10, 10), rect(40, 5, 10, 10)])).toEqual(rect(10, 5, 40, 15));
});
