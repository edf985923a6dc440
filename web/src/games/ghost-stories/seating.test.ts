import { describe, expect, it } from "vitest";
import { cornerSpot, edgeOf, quarterTurns, spaceSpot, tileSpot } from "./seating";
import { tileAt, view } from "./fixtures";

describe("the table is turned", () => {
  it("so that a single own board lies at the bottom", () => {
    expect(quarterTurns(view(), [0])).toBe(2);
    expect(edgeOf("north", quarterTurns(view(), [0]))).toBe("bottom");
    expect(edgeOf("east", quarterTurns(view(), [1]))).toBe("bottom");
  });

  it("for nobody who has several boards, or none", () => {
    expect(quarterTurns(view(), [])).toBe(0);
    expect(quarterTurns(view(), [0, 1])).toBe(0);
  });
});

describe("spaces", () => {
  it("are numbered from the left of whoever sits there", () => {
    expect(spaceSpot("south-1", 0)).toEqual({ x: 1, y: 4 });
    expect(spaceSpot("north-1", 0)).toEqual({ x: 3, y: 0 });
    expect(spaceSpot("east-1", 0)).toEqual({ x: 4, y: 3 });
    expect(spaceSpot("west-1", 0)).toEqual({ x: 0, y: 1 });
  });

  it("keep the tile before them however the table is turned", () => {
    const before = { 0: ["north-1", 0, 2], 1: ["west-1", 0, 0], 2: ["east-2", 1, 2] } as const;
    for (const [space, row, column] of Object.values(before)) {
      for (const turns of [0, 1, 2, 3]) {
        const [ghost, tile] = [spaceSpot(space, turns), tileSpot(tileAt("tea-house", row, column), turns)];
        expect(Math.abs(ghost.x - tile.x) + Math.abs(ghost.y - tile.y)).toBe(1);
      }
    }
  });
});

it("every board has a corner of its own", () => {
  const corners = (["north", "east", "south", "west"] as const).map((side) => cornerSpot(side, 1));
  expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});
