import { describe, expect, it } from "vitest";
import rulebook from "../../../../../../rulebook/spirit-island.toml?raw";
import catalogue from "../../catalogue/horizons.json";
import { symbols } from "../../art/symbols";
import type { Phrase } from "../../../../protocol";
import type { Catalogue, Line, SlotView, SpiritView } from "../../types";
import { counted, missing, sum } from "./elements";
import { newlyReached, plan, thresholdsWith } from "./plan";
import { sectionsOf } from "./sections";
import { termOf } from "./terms";
import { counting, next } from "./track";

const box = catalogue as unknown as Catalogue;
const power = (id: string) => box.powers.find((each) => each.power === id)!;
const eyes = box.spirits.find(({ spirit }) => spirit === "eyes-watch-from-the-trees")!;
const spirit = {
  energy: 2,
  plays: 2,
  played: 1,
  elements: { moon: 1, plant: 1 },
  stage: "playing",
} as unknown as SpiritView;

describe("elements", () => {
  it("are counted in their order", () => {
    expect(counted({ plant: 2, sun: 1, air: 0 })).toEqual([
      { element: "sun", count: 1 },
      { element: "plant", count: 2 },
    ]);
  });

  it("add up, and what is missing is told", () => {
    expect(sum({ sun: 1 }, { sun: 1, moon: 1 })).toEqual({ sun: 2, moon: 1 });
    expect(missing({ sun: 2, moon: 1 }, { sun: 1, moon: 3 })).toEqual({ sun: 1 });
  });
});

describe("one card more", () => {
  const added = power("eerie-noises-and-moving-trees");

  it("costs Energy and a card play and brings its elements", () => {
    expect(plan(spirit, added)).toEqual({ energy: 0, plays: 0, elements: { moon: 2, air: 1, plant: 2 } });
    expect(plan(spirit)).toEqual({ energy: 2, plays: 1, elements: spirit.elements });
  });

  it("reaches thresholds that were not reached before", () => {
    expect(newlyReached(spirit, eyes, [], added)).toEqual([{ power: "mischief-and-sabotage", number: 1 }]);
    expect(newlyReached({ ...spirit, elements: { moon: 1, plant: 2 } }, eyes, [], added)).toEqual([
      { power: "mischief-and-sabotage", number: 2 },
    ]);
    const [first, second] = thresholdsWith(eyes.innates[0]!, { moon: 1, plant: 2 });
    expect(first).toEqual({ reached: true, missing: {} });
    expect(second).toEqual({ reached: false, missing: { moon: 1, plant: 1 } });
  });
});

describe("a track", () => {
  const slot = (number: number | null, covered: boolean): SlotView => ({
    number,
    element: number === null ? "air" : null,
    gives: [],
    covered,
  });

  it("counts its highest uncovered number and gives away its first Presence", () => {
    const slots = [slot(1, false), slot(2, false), slot(null, false), slot(3, true), slot(4, true)];
    expect([counting(slots), next(slots)]).toEqual([1, 3]);
    expect(next(slots.slice(0, 3))).toBe(-1);
  });
});

it("what is to be done now comes first", () => {
  expect(sectionsOf("spirit-phase", { ...spirit, stage: "choosing" })[0]).toBe("growth");
  expect(sectionsOf("spirit-phase", spirit)[0]).toBe("innates");
  expect(sectionsOf("slow-phase", spirit)[0]).toBe("innates");
});

describe("every text in the box", () => {
  const powers = [...box.powers, ...box.spirits.flatMap(({ innates }) => innates)];
  const lines: Line[] = [
    ...powers.flatMap((each) => [...each.lines, ...each.thresholds.flatMap((threshold) => threshold.lines)]),
    ...box.fear_cards.flatMap(({ levels }) => levels.flat()),
  ];
  const phrases: Phrase[] = [
    ...lines.map(({ phrase }) => phrase),
    ...powers.flatMap(({ target }) => target),
    ...box.spirits.flatMap(({ growth, special_rules }) => [
      ...growth.flatMap(({ actions }) => actions),
      ...special_rules.map(({ phrase }) => phrase),
    ]),
    ...box.invader_cards.map(({ phrase }) => phrase),
  ];

  it("opens a rule of the rulebook", () => {
    const rules = phrases.map((phrase) => [phrase.key, termOf(phrase).rule] as const);
    expect(rules.filter(([, rule]) => rule === null || !rulebook.includes(`id = "${rule}"`))).toEqual([]);
  });

  it("has symbols that are drawn", () => {
    expect(
      phrases
        .map((phrase) => termOf(phrase).symbol)
        .filter((symbol) => symbol !== null && !(symbol in symbols)),
    ).toEqual([]);
  });
});
