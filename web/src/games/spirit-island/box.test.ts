import { beforeAll, describe, expect, it } from "vitest";
import { catalogue, fillBox } from "./box";
import type { Catalogue } from "./types";

const BOXES = Object.values(
  import.meta.glob<Catalogue>("./catalogue/*.json", { import: "default", eager: true }),
);

/** Everything printed, by its kind and id, once for every box that holds it. */
const printed = ({ powers, spirits, fear_cards, invader_cards }: Catalogue) => [
  ...powers.map((facts) => [`power ${facts.power}`, facts] as const),
  ...spirits.map((facts) => [`spirit ${facts.spirit}`, facts] as const),
  ...fear_cards.map((facts) => [`fear ${facts.card}`, facts] as const),
  ...invader_cards.map((facts) => [`invader ${facts.card}`, facts] as const),
];

describe("several boxes together", () => {
  beforeAll(() => fillBox(...BOXES));

  it("share some cards", () => {
    const all = BOXES.flatMap(printed);
    expect(new Set(all.map(([id]) => id)).size).toBeLessThan(all.length);
  });

  it("agree on what they share", () => {
    const seen = new Map<string, unknown>();
    for (const [id, facts] of BOXES.flatMap(printed)) {
      if (seen.has(id)) expect(facts, id).toEqual(seen.get(id));
      seen.set(id, facts);
    }
  });

  it("hold everything of each box, once", () => {
    const ids = printed(catalogue()).map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(new Set(BOXES.flatMap(printed).map(([id]) => id)));
  });
});
