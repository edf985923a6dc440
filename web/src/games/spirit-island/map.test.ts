import { expect, it } from "vitest";
import type { Marks } from "../../protocol";
import { arrowsOf, landsOf, ringsOf } from "./map";
import type { View } from "./types";

const town = (damage: number, count: number) => ({
  piece: damage === 0 ? "town" : `town-${damage}`,
  kind: "town",
  damage,
  count,
  health: 2,
});
const island = (...pieces: object[]) =>
  ({
    invaders: {},
    lands: [{ land: "G4", pieces, presence: [], sacred_sites: [], blight: 0, defend: 0, skipped: [] }],
    spirits: [],
    action: null,
  }) as unknown as View;

it("shows what falls and what is damaged by what is proposed", () => {
  const [before, after] = [island(town(0, 3), town(1, 1)), island(town(0, 1), town(1, 1))];
  const shown = (arrows: { from: string; to: string }[]) =>
    landsOf(before, null, { after, arrows })["G4"]?.pieces;
  expect(shown([])).toMatchObject([
    { piece: "town-1", doomed: 0, hurt: 0 },
    { piece: "town", doomed: 2, hurt: 0 },
  ]);
  expect(landsOf(before, null, { after: island(town(1, 2)), arrows: [] })["G4"]?.pieces).toMatchObject([
    { doomed: 0 },
    { doomed: 2, hurt: 1 },
  ]);
  expect(shown([{ from: "G4", to: "G3" }]), "what moves has its arrow").toEqual(before.lands[0]?.pieces);
});

it("draws marks that are about nothing as they are, in the colour of their player", () => {
  const marks: Marks[] = [
    {
      by: { name: "Ann", seat: 1 },
      moves_made: 0,
      marks: [
        { mark: "ring", thing: "G4" },
        { mark: "ring", thing: "G5", about: "card" },
      ],
    },
    { by: { name: "Eve", seat: null }, moves_made: 0, marks: [{ mark: "arrow", from: "G1", to: "G4" }] },
  ];
  expect(ringsOf(marks)).toEqual([{ land: "G4", spirit: 1 }]);
  expect(arrowsOf(island(), marks, [], [])).toEqual([{ from: "G1", to: "G4" }]);
});
