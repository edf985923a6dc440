import { expect, test } from "vitest";
import type { GameInfo, SetupOption } from "../../protocol";
import { linkTo, readChosen, textOf } from "./share";

const OPTION: SetupOption = {
  key: "",
  values: [],
  shape: "one",
  open: null,
  default: "",
  needs: [],
  group: "table",
};
const GAME: GameInfo = {
  id: "island",
  reactions: false,
  title: { en: "Island", ru: "Остров" },
  rules_version: 1,
  seats: { least: 1, most: 4 },
  options: [
    { ...OPTION, key: "players", values: ["1", "2"], default: "1" },
    { ...OPTION, key: "heroes", values: ["any", "a", "b"], shape: "per-seat", open: "any", default: "any" },
  ],
};
const CHOSEN: [string, string][] = [
  ["players", "2"],
  ["heroes", "a,b"],
];
const READ = { game: "island", setup: { players: "2", heroes: "a,b" } };

test("a link says what is chosen, and opens it again", () => {
  const link = linkTo(GAME, CHOSEN, "https://artel.example");
  expect(link).toBe("https://artel.example/?game=island&players=2&heroes=a,b");
  expect(readChosen(link, [GAME])).toEqual(READ);
  expect(linkTo(GAME, [["players", "1"]], "")).toBe("/?game=island");
});

test("a text says the same", () => {
  const text = textOf(GAME, CHOSEN);
  expect(text).toBe("game island\nplayers 2\nheroes a,b");
  expect(readChosen(`\r\n ${text}\r\n`, [GAME])).toEqual(READ);
});

test("what nobody knows is dropped, and a game that nobody knows is none", () => {
  expect(readChosen("game island\ncolour red\nplayers 2", [GAME])?.setup).toEqual({ players: "2" });
  expect(readChosen("game chess\nplayers 2", [GAME])).toBeNull();
  expect(readChosen("hello", [GAME])).toBeNull();
});
