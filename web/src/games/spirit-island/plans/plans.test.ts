import { beforeAll, describe, expect, it } from "vitest";
import type { LogEntry, Mark, Marks } from "../../../protocol";
import { fillBox } from "../box";
import catalogue from "../catalogue/horizons.json";
import type { Catalogue, View } from "../types";
import { holderOf, originOf, standing, turnBegan } from "./plans";

const [HAND, FAST, SLOW, USED, INNATE] = [
  "whispered-guidance-through-the-night",
  "mysterious-abductions",
  "eerie-noises-and-moving-trees",
  "boon-of-watchful-guarding",
  "mischief-and-sabotage",
] as const;

const land = (id: string, terrain: string, neighbours: string[], presence = 0) => ({
  land: id,
  terrain,
  neighbours,
  presence: [presence],
  sacred_sites: presence > 1 ? [0] : [],
});
const played = (card: string, used: boolean, usable: boolean) => ({ card, used, usable });

function table(phase: string, action: object | null = null): View {
  return {
    phase,
    action,
    lands: [
      land("G1", "jungle", ["G2"], 1),
      land("G2", "sands", ["G1", "G3"], 2),
      land("G3", "wetland", ["G2", "G4"]),
      land("G4", "jungle", ["G3"]),
    ],
    spirits: [
      {
        seat: 0,
        hand: [{ card: HAND }],
        in_play: [
          played(FAST, false, phase === "fast-phase"),
          played(SLOW, false, phase === "slow-phase"),
          played(USED, true, false),
        ],
        innates: [{ innate: INNATE, used: false, usable: false }],
      },
    ],
  } as unknown as View;
}

const marks = (seat: number | null, moves_made: number, ...drawn: Mark[]): Marks => ({
  by: { name: "Ann", seat },
  marks: drawn,
  moves_made,
});
const meant = (about: string, thing = "G4"): Mark => ({ mark: "ring", thing, about });
const entry = (number: number, ...events: string[]) =>
  ({ number, events: events.map((event) => ({ event: { event } })) }) as unknown as LogEntry;

beforeAll(() => fillBox(catalogue as unknown as Catalogue));

describe("a Power can be planned", () => {
  const open = (phase: string) =>
    [HAND, FAST, SLOW, USED, INNATE].map((power) => holderOf(table(phase), power) !== undefined);

  it("from the hand while cards are played, and until it was used", () => {
    expect(open("spirit-phase")).toEqual([true, true, true, false, true]);
    expect(open("fast-phase")).toEqual([false, true, true, false, true]);
  });

  it("no more when its phase is over", () => {
    expect(open("slow-phase")).toEqual([false, false, true, false, false]);
  });

  it("until it is decided what it targets", () => {
    const using = (land: string | null) =>
      holderOf(table("fast-phase", { source: USED, user: 0, land, target: null }), USED)?.seat;
    expect([using(null), using("G4")]).toEqual([0, undefined]);
  });
});

describe("plans", () => {
  const log = [entry(1), entry(2, "time-passed", "turn-began"), entry(3)];

  it("are of this turn", () => {
    expect(turnBegan(log)).toBe(2);
    expect(standing(table("spirit-phase"), [marks(0, 1, meant(HAND))], log)).toEqual([]);
    expect(standing(table("spirit-phase"), [marks(0, 2, meant(HAND))], log)).toEqual([
      { power: HAND, seat: 0, target: "G4", from: null },
    ]);
  });

  it("are made by players, for Powers that may still be used", () => {
    const drawn = [
      marks(null, 3, meant(FAST)),
      marks(0, 3, { mark: "ring", thing: "G4" }, meant(USED), meant("unknown"), meant(SLOW)),
    ];
    expect(standing(table("fast-phase"), drawn, log).map(({ power }) => power)).toEqual([SLOW]);
  });
});

it("a plan reaches from the nearest Presence that its Power asks for", () => {
  const from = (power: string, target: string, view = table("spirit-phase")) =>
    originOf(view, { power, seat: 0, target, from: null });
  expect(from(SLOW, "G4")).toBe("G2");
  expect(from(HAND, "G4"), "from a jungle").toBe("G1");
  expect(from(SLOW, "G1")).toBe("G1");
  expect(from(USED, "G4"), "it targets a Spirit").toBeNull();
});
