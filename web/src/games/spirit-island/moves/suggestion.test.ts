import { expect, it, vi } from "vitest";
import type { Change } from "../../../protocol";
import type { SuggestionOf, TableOf } from "../../game";
import type { Event, LandView, View } from "../types";
import { outcomeLines } from "./outcome";
import { suggestionOf } from "./suggestion.svelte";

vi.mock("../../../lib/i18n.svelte", () => {
  const words = (key: string, args: object = {}) => [key, ...Object.values(args)].join(" ");
  const say = ({ key, args = {} }: { key: string; args?: Record<string, unknown> }) =>
    [
      key,
      ...Object.values(args).map((arg) =>
        typeof arg === "object" ? (arg as { name: string }).name : String(arg),
      ),
    ].join(" ");
  return { t: words, say, nameOf: (id: string) => id };
});

const land = (id: string, pieces: LandView["pieces"] = []) =>
  ({ land: id, pieces, presence: [], sacred_sites: [] }) as unknown as LandView;
const piece = (name: string, count: number, damage = 0) =>
  ({
    piece: damage > 0 ? `${name}-${damage}` : name,
    kind: name,
    count,
    damage,
    health: 3,
  }) as LandView["pieces"][number];
const before = {
  lands: [land("G1", [piece("city", 2), piece("explorer", 2)]), land("G2")],
} as unknown as View;

/** An event, and what the server says that it changed. */
type Happened = Event | [Event, Change[]];

function told(moves: string[], events: Happened[], table: View | null = null): SuggestionOf<View> {
  return {
    seat: 0,
    moves: moves.map((move) => ({ move, phrase: { key: "move", args: {} }, rules: [] })),
    events: events.map((happened) => {
      const [event, changes] = Array.isArray(happened) ? happened : [happened, []];
      return { event, phrase: { key: `event-${event.event}`, args: {} }, rules: [], changes };
    }),
    table: table && ({ view: table } as TableOf<View>),
  };
}

const hit = (damage: number): Event => ({
  event: "damaged",
  piece: damage > 0 ? `city-${damage}` : "city",
  land: "G1",
  amount: 1,
});

it("what happens often is told once, and what stands is told by its damage", () => {
  const left: Change = [
    ["lands", 0, "pieces"],
    [piece("city", 1, 1), piece("explorer", 2)],
  ];
  const events: Happened[] = [
    hit(0),
    hit(1),
    { event: "destroyed", kind: "city", land: "G1", count: 1 },
    { event: "feared", amount: 2 },
    [hit(0), [left]],
  ];
  const suggestion = suggestionOf(told(["pick city G1", "pick city-1 G1"], events), before);
  expect(suggestion && outcomeLines(suggestion, before)).toEqual([
    "si-outcome-destroyed G1 si-pieces city 1 0",
    "si-outcome-damaged G1 si-pieces-damaged city 1 1",
    "si-outcome-fear 2",
  ]);
});

it("pieces that go the same way are one arrow, and one line of the words", () => {
  const event: Event = { event: "pushed", piece: "explorer", from: "G1", to: "G2" };
  const push = (there: number): Happened => [event, [[["lands", 1, "pieces"], [piece("explorer", there)]]]];
  const suggestion = suggestionOf(
    told(
      ["send explorer G1 G2", "send explorer G1 G2", "skip"],
      [push(1), push(2), { event: "declined", seat: 0 }],
    ),
    before,
  );
  expect(suggestion?.arrows).toEqual([{ from: "G1", to: "G2" }]);
  expect(suggestion?.after.lands[1]?.pieces).toMatchObject([{ piece: "explorer", count: 2 }]);
  expect(suggestion && outcomeLines(suggestion, before)).toEqual([
    "G1 → G2: si-pieces explorer 2 0",
    "si-outcome-rest",
  ]);
});

it("what the Invaders do afterwards is no part of it, though it reveals something", () => {
  const blighted: Happened = [{ event: "blighted", land: "G1" }, [[["lands", 0, "blight"], 1]]];
  const events: Happened[] = [
    { event: "destroyed", kind: "explorer", land: "G1", count: 1 },
    { event: "phase-began", phase: "invader-phase" },
    blighted,
  ];
  const suggestion = suggestionOf(told(["pick explorer G1"], events), before);
  expect(suggestion).toMatchObject({ reveals: true, arrows: [] });
  expect(suggestion?.events).toHaveLength(1);
  expect(suggestion?.after.lands[0]?.blight).toBeUndefined();
});

it("the table as it would be is taken from who knows the rules, and leaving all out is not suggested", () => {
  const after = { lands: [] } as unknown as View;
  expect(suggestionOf(told(["pick explorer G1"], [], after), before)?.after).toBe(after);
  expect(suggestionOf(told(["skip"], [], after), before)).toBeNull();
  expect(suggestionOf(told([], [], after), before)).toBeNull();
});
