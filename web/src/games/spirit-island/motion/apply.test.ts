import { expect, it } from "vitest";
import type { Event, LandView, View } from "../types";
import { apply } from "./apply";

const land = (id: string, rest: Partial<LandView> = {}): LandView => ({
  land: id, terrain: "jungle", coastal: false, neighbours: [], pieces: [], blight: 0, presence: [0], sacred_sites: [], defend: 0, ravage_damage: 0, skipped: [], ...rest,
});
const town = { piece: "town", kind: "town", damage: 0, count: 2, health: 2 } as const;
const start = { lands: [land("G1", { pieces: [town] }), land("G2")], blight_pool: 5 } as unknown as View;
const after = (...events: Event[]) => events.reduce((view, event) => apply(view, event, view), start);
const pieces = (view: View, id: string) => view.lands.find((each) => each.land === id)?.pieces.map(({ piece, count }) => `${count} ${piece}`);

it("a piece that is damaged stands apart and is the first to be destroyed", () => {
  const damaged = after({ event: "damaged", piece: "town", land: "G1", amount: 1 });
  expect(pieces(damaged, "G1")).toEqual(["1 town", "1 town-1"]);
  expect(pieces(apply(damaged, { event: "destroyed", kind: "town", land: "G1", count: 1 }, damaged), "G1")).toEqual(["1 town"]);
});

it("a piece that is pushed leaves one land for the other", () => {
  const moved = after({ event: "pushed", piece: "town", from: "G1", to: "G2" });
  expect([pieces(moved, "G1"), pieces(moved, "G2")]).toEqual([["1 town"], ["1 town"]]);
});

it("Presence makes a sacred site of a land by its second piece, and Blight comes from the pool", () => {
  const grown = after({ event: "added-presence", seat: 0, land: "G2" }, { event: "added-presence", seat: 0, land: "G2" }, { event: "blighted", land: "G2" });
  expect(grown.lands[1]).toMatchObject({ presence: [2], sacred_sites: [0], blight: 1 });
  expect(grown.blight_pool).toBe(4);
});
