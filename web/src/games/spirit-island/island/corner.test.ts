import { expect, it } from "vitest";
import { freeCorner } from "./corner";

const WINDOW = { width: 1000, height: 500 };
const BAR = { width: 300, height: 50 };
const land = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

it("what stands over the map stands where the least of it is hidden", () => {
  expect(freeCorner([], WINDOW, BAR)).toBe("se");
  expect(freeCorner([land(500, 300, 500, 200)], WINDOW, BAR)).toBe("sw");
  expect(freeCorner([land(0, 300, 1000, 200)], WINDOW, BAR)).toBe("ne");
  expect(freeCorner([land(0, 300, 1000, 200), land(500, 0, 500, 200)], WINDOW, BAR)).toBe("nw");
});
