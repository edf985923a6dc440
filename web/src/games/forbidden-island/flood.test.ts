import { expect, it } from "vitest";
import { coming, floodsLeft } from "./flood";
import type { Tile, View } from "./types";

const deck = (flood_deck: Tile[][], phase: View["phase"] = { name: "actions", left: 3 }) =>
  ({ flood_deck, phase, flood_cards: 3 }) as View;

it("counts the cards of a turn, or what is left of them", () => {
  expect(floodsLeft(deck([]))).toBe(3);
  expect(floodsLeft(deck([], { name: "flood-draw", left: 1 }))).toBe(1);
});

it("knows a layer that is drawn as a whole, and the next one as possible", () => {
  const found = coming(deck([["observatory", "watchtower"], ["iron-gate", "gold-gate"], ["misty-marsh"]]));
  expect([...found]).toEqual([
    ["observatory", "sure"],
    ["watchtower", "sure"],
    ["iron-gate", "maybe"],
    ["gold-gate", "maybe"],
  ]);
});
