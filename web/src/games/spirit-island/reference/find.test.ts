import { describe, expect, it } from "vitest";
import { wantedWords } from "../../../lib/search";
import catalogue from "../catalogue/horizons.json";
import type { Catalogue } from "../types";
import { entries } from "./entries";
import { ANYTHING, isMeant, toggled, type Wanted } from "./find";

const box = catalogue as unknown as Catalogue;
const all = entries(box);
const found = (wanted: Partial<Wanted>) =>
  all
    .filter((entry) => isMeant(entry, entry.id.replaceAll("-", " "), { ...ANYTHING, ...wanted }))
    .map(({ id }) => id);

describe("the reference", () => {
  it("holds everything in the box", () => {
    const { powers, spirits, fear_cards, invader_cards } = box;
    const innates = spirits.flatMap((spirit) => spirit.innates);
    const counts = {
      powers: found({ kinds: ["minor", "major", "unique", "innate"] }).length,
      spirits: found({ kinds: ["spirit"] }).length,
      fear: found({ kinds: ["fear"] }).length,
      invaders: found({ kinds: ["invader"] }).length,
    };
    expect(counts).toEqual({
      powers: powers.length + innates.length,
      spirits: spirits.length,
      fear: fear_cards.length,
      invaders: invader_cards.length,
    });
    expect(found({})).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count));
  });

  it("is searched by words in any form", () => {
    expect(found({ words: wantedWords("gifts heat") })).toEqual(["gift-of-searing-heat"]);
  });

  it("is searched by elements, which a card has and an Innate Power asks for", () => {
    expect(found({ kinds: ["unique"], elements: ["moon", "air", "plant"] })).toEqual([
      "eerie-noises-and-moving-trees",
      "whispered-guidance-through-the-night",
    ]);
    expect(found({ kinds: ["innate"], elements: ["sun"] })).toEqual(["violent-windstorms"]);
  });

  it("is searched by cost, which an Innate Power does not have", () => {
    expect(found({ costs: [0] })).not.toContain("violent-windstorms");
    expect(found({ costs: [0] })).toContain("gnawing-rootbiters");
  });

  it("is searched by speed and by what a card does", () => {
    expect(found({ kinds: ["minor"], speeds: ["fast"], verbs: ["defend", "gather"] })).toEqual([
      "entrancing-apparitions",
    ]);
  });

  it("shows all that belongs to a Spirit", () => {
    const own = found({ spirits: ["sun-bright-whirlwind"] });
    expect(own.slice(0, 2)).toEqual(["sun-bright-whirlwind", "violent-windstorms"]);
    expect(own).toHaveLength(6);
  });
});

it("a value is picked and dropped again", () => {
  expect(toggled(toggled(["a"], "b"), "a")).toEqual(["b"]);
});
