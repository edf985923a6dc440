import { describe, expect, it } from "vitest";
import { Texts } from "../../lib/phrases";
import type { Language, Phrase } from "../../protocol";
import { called, tileBefore } from "./called";
import { view } from "./fixtures";

const files = import.meta.glob<string>("../../../../texts/*/{ghost-stories,web-ghost-stories}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const file = (language: Language, name: string) => files[`../../../../texts/${language}/${name}.ftl`] ?? "";
const texts = (language: Language) =>
  new Texts(language, [file(language, "ghost-stories"), file(language, "web-ghost-stories")]);
const names = called(view());

it("the tile before a space is the one that its ghost faces", () => {
  expect(
    ["north-1", "north-3", "east-1", "south-1", "west-1", "west-2"].map((space) =>
      tileBefore(view(), space as never),
    ),
  ).toEqual(["herbalist-shop", "cemetery", "heavenly-winds", "tea-house", "cemetery", "sorcerer-hut"]);
});

it("boards and spaces are called by colour, whatever side they lie on", () => {
  expect(names).toMatchObject({ north: { key: "yellow-board" }, west: { key: "red-board" } });
  expect(names["north-2"]).toEqual({
    key: "facing-space",
    args: { board: { name: "yellow-board" }, tile: { name: "taoist-altar" } },
  });
  expect(Object.keys(names)).toHaveLength(16);
});

describe("what is said of them", () => {
  const placed: Phrase = {
    key: "event-placed",
    args: { card: { name: "zombie-1" }, space: { name: "west-2" } },
  };
  const turns: Phrase = { key: "forecast-about", args: { sides: { names: ["north", "east"] } } };

  it("names no side of the compass", () => {
    expect(texts("en").phrase(placed, names)).toContain("on the red board facing the Sorcerer's Hut");
    expect(texts("ru").phrase(placed, names)).toContain("красном поле напротив Хижины Колдуна");
    expect(texts("en").phrase(turns, names)).toContain("the yellow board and the blue board");
  });

  it("is complete for every board and space", () => {
    for (const language of ["en", "ru"] as const) {
      for (const id of Object.keys(names)) {
        for (const form of ["to", "at", "from", "acc", "short"])
          expect(texts(language).form(id, form, names)).not.toMatch(
            /[{}]|facing-|-board|north|east|south|west/,
          );
      }
    }
  });

  it("falls back on the usual form where the other name has none", () => {
    expect(texts("en").form("north-2", "tiny", names)).toBe("N2");
    expect(texts("en").name("cemetery", names)).toBe("Cemetery");
  });
});
