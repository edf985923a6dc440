import { expect, test } from "vitest";
import { cut, holdsAll, wantedWords } from "./search";

test("all words have to be there, in any order and case", () => {
  expect(holdsAll("The Diver swims", wantedWords("  swim DIVER "))).toBe(true);
  expect(holdsAll("The Diver swims", wantedWords("swim pilot"))).toBe(false);
});

test("ё and е are the same letter", () => {
  expect(holdsAll("Вертолёт", wantedWords("вертолет"))).toBe(true);
});

test.each([
  ["захватчики", "Нанесите 2 урона захватчикам."],
  ["городов", "Уничтожьте 1 город."],
  ["духов", "Цель: любой дух."],
  ["вытолкнуть", "Вытолкните до 2 разведчиков."],
  ["энергию", "Получите 3 энергии."],
  ["быстрые", "быстрая"],
  ["святилища", "из вашего святилища"],
  ["огонь", "огонь"],
  ["cities", "Destroy 1 City."],
  ["pushed", "Push up to 3 Dahan."],
])("%s is found in: %s", (query, text) => {
  expect(holdsAll(text, wantedWords(query))).toBe(true);
});

test("short words and ids stay whole", () => {
  expect(wantedWords("и Qi FI-030 his speed")).toEqual(["и", "qi", "fi-030", "his", "speed"]);
});

test("what was found is marked, overlaps as one piece", () => {
  expect(cut("Swim, swimming", ["swim", "imm"])).toEqual([
    { text: "Swim", found: true },
    { text: ", ", found: false },
    { text: "swimm", found: true },
    { text: "ing", found: false },
  ]);
});
