import { expect, test } from "vitest";
import { cut, holdsAll, wantedWords } from "./search";

test("all words have to be there, in any order and case", () => {
  expect(holdsAll("The Diver swims", wantedWords("  swim DIVER "))).toBe(true);
  expect(holdsAll("The Diver swims", wantedWords("swim pilot"))).toBe(false);
});

test("ё and е are the same letter", () => {
  expect(holdsAll("Вертолёт", wantedWords("вертолет"))).toBe(true);
});

test("what was found is marked, overlaps as one piece", () => {
  expect(cut("Swim, swimming", ["swim", "imm"])).toEqual([
    { text: "Swim", found: true },
    { text: ", ", found: false },
    { text: "swimm", found: true },
    { text: "ing", found: false },
  ]);
});
