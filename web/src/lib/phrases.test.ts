import { describe, expect, test } from "vitest";
import type { Language, Phrase } from "../protocol";
import protocol from "../protocol.ts?raw";
import { join, Texts } from "./phrases";

const FILES = import.meta.glob<string>("../../../texts/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const file = (language: Language, name: string) => FILES[`../../../texts/${language}/${name}.ftl`] ?? "";
const texts = (language: Language) =>
  new Texts(language, [file(language, "web"), file(language, "forbidden-island")]);
const phrase = (key: string, args: Phrase["args"]): Phrase => ({ key, args });
const both = (spoken: Phrase) => [texts("en").phrase(spoken), texts("ru").phrase(spoken)];

describe("phrases are put into words as the server does it", () => {
  test("forms of a name come along", () => {
    expect(both(phrase("move-fly", { tile: { name: "gold-gate" } }))).toEqual([
      "Fly to the Gold Gate",
      "Перелететь к Золотым вратам",
    ]);
  });

  test("a form that a name does not have is the name itself", () => {
    expect(texts("ru").form("observatory", "to")).toBe("в Обсерваторию");
    expect(texts("ru").form("observatory", "unheard-of")).toBe("Обсерватория");
  });

  test("what has no text shows its key", () => {
    expect(texts("en").say("nowhere")).toBe("nowhere");
  });

  test("names are joined, in every form, and counted", () => {
    const joined = new Texts("ru", [
      "pilot = Пилот\n    .acc = Пилота\ndiver = Водолаз\n    .acc = Водолаза\n",
      "lift = { $who-count ->\n    [one] Одного: { $who-acc }\n   *[other] Сразу { $who-count }: { $who-acc } ({ $who })\n }\n",
    ]);
    const lift = (names: string[]) => joined.phrase(phrase("lift", { who: { names } }));
    expect(lift(["pilot", "diver"])).toBe("Сразу 2: Пилота и Водолаза (Пилот и Водолаз)");
    expect(lift(["pilot"])).toBe("Одного: Пилота");
  });

  test("seats are counted from one", () => {
    expect(new Texts("en", ["turn = Seat { $seat }"]).phrase(phrase("turn", { seat: { seat: 0 } }))).toBe(
      "Seat 1",
    );
  });

  test("what is written the same in every language stands as it is", () => {
    const said = new Texts("ru", ["build = Город в { $land }"]).phrase(
      phrase("build", { land: { text: "G4" } }),
    );
    expect(said).toBe("Город в G4");
  });

  test("lists", () => {
    expect(join("en", [])).toBe("");
    expect(join("en", ["a"])).toBe("a");
    expect(join("en", ["a", "b", "c"])).toBe("a, b and c");
    expect(join("ru", ["a", "b"])).toBe("a и b");
  });

  test("numbers agree with nouns", () => {
    const moves = (language: Language) =>
      [1, 2, 5, 11, 21].map((moves) => texts(language).say("room-moves", { moves }));
    expect(moves("en")).toEqual(["1 move", "2 moves", "5 moves", "11 moves", "21 moves"]);
    expect(moves("ru")).toEqual(["1 ход", "2 хода", "5 ходов", "11 ходов", "21 ход"]);
  });
});

const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const names = Object.keys(FILES).map((path) => /en\/(.*)\.ftl/.exec(path)?.[1] ?? "");
const web = names.filter((name) => name.startsWith("web"));
const games = web
  .filter((name) => name !== "web" && name !== "web-room")
  .map((name) => name.slice("web-".length));

describe("the text files", () => {
  test.each(["en", "ru"] as const)("no text hides another in %s", (language) => {
    for (const game of games) {
      const loaded = ["web", "web-room", game, `web-${game}`].filter(
        (name) => web.includes(name) || name === game,
      );
      const all = loaded.flatMap((name) => keys(file(language, name)));
      expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
    }
  });

  test.each(web)("%s says the same things in both languages", (name) => {
    expect(keys(file("ru", name)).sort()).toEqual(keys(file("en", name)).sort());
  });

  test("every refusal has a sentence", () => {
    const codes = /export type RefusalCode = (.*);/.exec(protocol)?.[1] ?? "";
    const wanted = codes.split(" | ").map((code) => `refusal-${code.replaceAll('"', "")}`);
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((key) => !texts("en").has(key) || !texts("ru").has(key))).toEqual([]);
  });
});
