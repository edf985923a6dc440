import { expect, test } from "vitest";
import { tokensFromAfar, tokensOf } from "./tokens";
import type { LandPieces } from "./types";

const empty: LandPieces = { pieces: [], presence: [], blight: 0, defend: 0, marks: [] };

test("an empty land has no tokens", () => {
  expect(tokensOf(empty, [])).toEqual([]);
});

test("Invaders come first, the strongest ahead, then Dahan, presence and what else lies there", () => {
  const land: LandPieces = {
    pieces: [
      { kind: "dahan", count: 2, damage: 0, health: 2 },
      { kind: "explorer", count: 1, damage: 0, health: 1 },
      { kind: "city", count: 1, damage: 0, health: 3 },
      { kind: "city", count: 1, damage: 2, health: 3 },
    ],
    presence: [{ spirit: 0, count: 2, sacred: true }],
    blight: 1,
    defend: 3,
    marks: [{ icon: "skip-build" }],
  };
  expect(tokensOf(land, ["sun-bright-whirlwind"]).map(({ picture }) => picture)).toEqual([
    "city",
    "city",
    "explorer",
    "dahan",
    "sun-bright-whirlwind",
    "blight",
    "defend",
  ]);
});

test("health is shown where it is not the usual", () => {
  const pieces = [
    { kind: "town", count: 1, damage: 0, health: 2 },
    { kind: "town", count: 1, damage: 1, health: 2 },
    { kind: "city", count: 1, damage: 0, health: 2 },
  ] as const;
  expect(tokensOf({ ...empty, pieces }, []).map(({ health }) => health)).toEqual([
    { lost: 0, left: 2 },
    { lost: 1, left: 1 },
    undefined,
  ]);
});

test("from afar all Invaders are one", () => {
  const pieces = [
    { kind: "explorer", count: 3, damage: 0, health: 1 },
    { kind: "town", count: 1, damage: 0, health: 2 },
    { kind: "town", count: 1, damage: 1, health: 2 },
    { kind: "dahan", count: 2, damage: 0, health: 2 },
  ] as const;
  const tokens = tokensFromAfar({ ...empty, pieces, blight: 1, defend: 2 }, []);
  expect(tokens.map(({ picture, count }) => [picture, count])).toEqual([
    ["town", 5],
    ["dahan", 2],
    ["blight", 1],
  ]);
});
