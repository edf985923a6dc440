import { describe, expect, it } from "vitest";
import catalogue from "../catalogue.json";
import type { Catalogue } from "../types";
import { isMeant, toggled, type Wanted } from "./find";

const box = catalogue as unknown as Catalogue;
const all = [...box.powers, ...box.spirits.flatMap(({ innates }) => innates)];
const NONE: Wanted = { words: [], kinds: [], speeds: [], costs: [], elements: [], verbs: [] };
const found = (wanted: Partial<Wanted>) => all.filter((power) => isMeant(power, power.power.replaceAll("-", " "), { ...NONE, ...wanted })).map(({ power }) => power);

describe("the reference", () => {
  it("holds every Power", () => {
    expect(found({})).toHaveLength(83);
  });

  it("is searched by words", () => {
    expect(found({ words: ["gift", "heat"] })).toEqual(["gift-of-searing-heat"]);
  });

  it("is searched by elements, which a card has and an Innate Power asks for", () => {
    expect(found({ kinds: ["unique"], elements: ["moon", "air", "plant"] })).toEqual(["eerie-noises-and-moving-trees", "whispered-guidance-through-the-night"]);
    expect(found({ kinds: ["innate"], elements: ["sun"] })).toEqual(["violent-windstorms"]);
  });

  it("is searched by cost, which an Innate Power does not have", () => {
    expect(found({ costs: [0] })).not.toContain("violent-windstorms");
    expect(found({ costs: [0] })).toContain("gnawing-rootbiters");
  });

  it("is searched by speed and by what a card does", () => {
    expect(found({ kinds: ["minor"], speeds: ["fast"], verbs: ["defend", "gather"] })).toEqual(["entrancing-apparitions"]);
  });
});

it("a value is picked and dropped again", () => {
  expect(toggled(toggled(["a"], "b"), "a")).toEqual(["b"]);
});
