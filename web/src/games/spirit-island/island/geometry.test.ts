import { describe, expect, test } from "vitest";
import { BOARDS } from "./boards";
import { type DrawnIsland, type DrawnLand, bestTurn, drawn } from "./geometry";
import { contains, depth } from "./polygon";
import { plateIn, slotsIn } from "./slots";

const DATA = import.meta.glob<string>("../../../../../crates/spirit-island/tests/data/boards.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const data = Object.values(DATA).join("\n");

const letters = Object.keys(BOARDS);
const layouts = [
  ...letters.map((board) => [board]),
  ...letters.flatMap((a) => letters.filter((b) => a < b).map((b) => [a, b])),
  ["G", "H", "B"],
  ["A", "B", "C"],
  ["D", "E", "F"],
  ["H", "G", "A"],
];

const numbers = (list: string | undefined) => (list ?? "").split(",").map(Number);

/** The adjacent lands within each board, as the rulebook's data give them. */
const within = new Map(
  data
    .split("[[board]]")
    .slice(1)
    .map((text) => {
      const id = text.match(/^id = "(.)"/m)?.[1] ?? "";
      const lands = text.split("[[board.land]]").slice(1);
      return [
        id,
        lands.map((land) => ({
          terrain: land.match(/terrain = "(\w+)"/)?.[1],
          coastal: land.includes("coastal = true"),
          adjacent: numbers(land.match(/adjacent = \[([^\]]*)\]/)?.[1]),
        })),
      ];
    }),
);

/** The adjacent lands across a join of two boards. */
function across(a: string, sideA: number, b: string, sideB: number): [string, string][] {
  const joins = data.split("[[join]]").slice(1);
  const find = (one: string, side: number, other: string, otherSide: number) =>
    joins.find((join) =>
      join.includes(`a = "${one}"\nside_a = ${side}\nb = "${other}"\nside_b = ${otherSide}\n`),
    );
  const pairs = (join: string) =>
    [...join.matchAll(/\[(\d), (\d)\]/g)].map((found) => [found[1] ?? "", found[2] ?? ""] as const);
  const straight = find(a, sideA, b, sideB);
  if (straight) return pairs(straight).map(([x, y]) => [a + x, b + y]);
  return pairs(find(b, sideB, a, sideA) ?? "").map(([x, y]) => [a + y, b + x]);
}

/** The pairs of lands with at least two points in a row in common: more than a corner. */
function touching({ lands }: DrawnIsland): Set<string> {
  const keys = lands.map(({ ring }) => ring.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`));
  const sides = keys.map(
    (ring) => new Set(ring.map((key, index) => [key, ring[(index + 1) % ring.length]].sort().join())),
  );
  return new Set(
    lands.flatMap((a, i) =>
      lands.flatMap((b, j) =>
        i < j && [...(sides[i] ?? [])].some((side) => sides[j]?.has(side)) ? [pair(a.id, b.id)] : [],
      ),
    ),
  );
}

const pair = (a: string, b: string) => [a, b].sort().join("-");

function expected(boards: readonly string[]): Set<string> {
  const inner = boards.flatMap((board) =>
    (within.get(board) ?? []).flatMap(({ adjacent }, index) =>
      adjacent.map((other) => pair(`${board}${index + 1}`, `${board}${other}`)),
    ),
  );
  const [a = "", b = "", c = ""] = boards;
  const joins =
    [[], across(a, 0, b, 0), [...across(a, 1, b, 0), ...across(b, 1, c, 0), ...across(c, 1, a, 0)]][
      boards.length - 1
    ] ?? [];
  return new Set([...inner, ...joins.map(([x, y]) => pair(x, y))]);
}

describe.each(layouts.map((boards) => [boards.join(""), boards] as const))("the island %s", (_, boards) => {
  const island = drawn(boards);

  test("joins the lands that are adjacent, and no others", () => {
    expect([...touching(island)].sort()).toEqual([...expected(boards)].sort());
  });

  test("has the terrains and the coast of the boards", () => {
    const lands = boards.flatMap((board) => within.get(board) ?? []);
    expect(island.lands.map(({ terrain, coastal }) => ({ terrain, coastal }))).toEqual(
      lands.map(({ terrain, coastal }) => ({ terrain, coastal })),
    );
  });

  test("names every land inside its border", () => {
    for (const { ring, heart, id } of island.lands) {
      expect(contains(ring, heart), id).toBe(true);
      expect(depth(ring, heart), id).toBeGreaterThan(80);
    }
  });

  test("lies whole in its box", () => {
    const { x, y, width, height } = island.box;
    for (const point of island.lands.flatMap(({ ring }) => ring))
      expect(x < point.x && point.x < x + width && y < point.y && point.y < y + height).toBe(true);
  });
});

test("a tall window gets the island upright, a wide one as usual", () => {
  expect(bestTurn(["G"], 360, 600)).toBe(-60);
  expect(bestTurn(["G"], 800, 540)).toBe(0);
});

describe("a crowded land", () => {
  const lands = [["G"], ["G", "H"], ["G", "H", "B"]].flatMap((boards) => drawn(boards).lands);
  const corners = ({ ring }: DrawnLand, x: number, y: number, half: number) =>
    [-half, half].every((dx) => [-half, half].every((dy) => contains(ring, { x: x + dx, y: y + dy })));

  test.each(lands.map((land, index) => [land.id, index, land] as const))(
    "%s (%d) holds its name and ten kinds of pieces apart, inside the border",
    (_, __, land) => {
      const plate = plateIn(land.ring, land.heart, 115, 55, 6);
      const { size, places } = slotsIn(land.ring, land.heart, plate, 10, 6);
      expect(size).toBeGreaterThanOrEqual(52);
      expect(
        contains(land.ring, { x: plate.x, y: plate.y }) &&
          contains(land.ring, { x: plate.x + plate.width, y: plate.y + plate.height }),
      ).toBe(true);
      places.forEach(({ x, y }, index) => {
        expect(corners(land, x, y, size / 2)).toBe(true);
        expect(
          x + size / 2 <= plate.x ||
            x - size / 2 >= plate.x + plate.width ||
            y + size / 2 <= plate.y ||
            y - size / 2 >= plate.y + plate.height,
        ).toBe(true);
        for (const other of places.slice(index + 1))
          expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThanOrEqual(size - 0.01);
      });
    },
  );
});
