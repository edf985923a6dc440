import { flushSync } from "svelte";
import { beforeAll, expect, it } from "vitest";
import type { Mark } from "../../../protocol";
import type { TableProps } from "../table";
import { fillBox } from "../box";
import catalogue from "../catalogue/horizons.json";
import type { Catalogue } from "../types";
import { Planning } from "./planning.svelte";

const [EYES, CARD, OTHER, GIFT] = [
  "eyes-watch-from-the-trees",
  "mysterious-abductions",
  "eerie-noises-and-moving-trees",
  "boon-of-watchful-guarding",
] as const;

/** A table of one Spirit, on which one draws what one plans. */
function laid(own = true) {
  let marks: Mark[] = $state.raw([{ mark: "ring", thing: "G1" }]);
  let hand = $state.raw([CARD, OTHER, GIFT]);
  const table = {
    get table() {
      return {
        view: {
          phase: "spirit-phase",
          action: null,
          lands: [],
          spirits: [
            { seat: 0, spirit: EYES, hand: hand.map((card) => ({ card })), in_play: [], innates: [] },
          ],
        },
      };
    },
    seats: [{ own, holder: { kind: "person", name: "Ann" } }],
    log: [],
    get marks() {
      return [{ by: { name: "Ann", seat: 0 }, marks, moves_made: 0 }];
    },
    get ownMarks() {
      return marks;
    },
    draw: (drawn: Mark[]) => (marks = drawn),
  } as unknown as TableProps;
  return { table, play: (card: string) => (hand = hand.filter((each) => each !== card)) };
}

function planning(own = true) {
  const at = laid(own);
  let plans!: Planning;
  const end = $effect.root(() => {
    plans = new Planning(() => at.table);
  });
  flushSync();
  return { ...at, plans, end };
}

beforeAll(() => fillBox(catalogue as unknown as Catalogue));

it("a target is set, moved and taken away, beside what is drawn by hand", () => {
  const { plans, table, end } = planning();
  plans.begin(CARD);
  plans.mean("G4");
  expect(table.ownMarks).toEqual([
    { mark: "ring", thing: "G1" },
    { mark: "ring", thing: "G4", about: CARD },
  ]);
  plans.mean("G5");
  expect(plans.of(CARD)?.target).toBe("G5");
  plans.begin(OTHER);
  plans.mean("G5");
  expect(plans.plans.map(({ power }) => power)).toEqual([CARD, OTHER]);
  plans.mean("G5");
  expect(plans.of(OTHER)).toBeUndefined();
  end();
});

it("planning ends with the chance to use the Power, and its plan is kept no longer", () => {
  const { plans, play, end } = planning();
  plans.begin(CARD);
  plans.mean("G4");
  play(CARD);
  flushSync();
  expect([plans.power, plans.kept]).toEqual([null, [{ mark: "ring", thing: "G1" }]]);
  end();
});

it("one plans one's own Powers, and alone only those for lands", () => {
  const [own, other] = [planning(), planning(false)];
  expect([CARD, GIFT].map((power) => own.plans.mayPlan(power))).toEqual([true, false]);
  expect(other.plans.mayPlan(CARD)).toBe(false);
  own.end();
  other.end();
});
