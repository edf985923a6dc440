import { expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { GameInfo } from "../../protocol";
import { readHead } from "./file";
import { NewGame } from "./new-game.svelte";

const GAME: GameInfo = {
  id: "island",
  reactions: true,
  title: { en: "Island", ru: "Остров" },
  rules_version: 1,
  seats: { least: 2, most: 4 },
  options: [
    { key: "players", values: ["2", "3", "4"], several: false, default: "2" },
    { key: "heroes", values: ["random", "a", "b", "c", "d"], several: true, default: "random" },
  ],
};

test("the first tap opens a game with what the server proposes", () => {
  settings.name = " Anna ";
  const form = new NewGame(GAME);
  expect(form.order(form.company("bots"))).toMatchObject({
    game: "island",
    setup: [
      ["players", "2"],
      ["heroes", "random"],
    ],
    seats: [{ kind: "own" }, { kind: "bot", bot: "heuristic" }],
    name: "Anna",
  });
});

test("seats follow the number of players", () => {
  const form = new NewGame(GAME);
  form.seats = ["own", "bot"];
  form.choose("players", "4");
  expect(form.seats).toEqual(["own", "bot", "bot", "bot"]);
  form.choose("players", "2");
  expect(form.seats).toEqual(["own", "bot"]);
});

test("every seat has a hero of its own", () => {
  const form = new NewGame(GAME);
  const heroes = form.option("heroes");
  if (!heroes) throw new Error("no heroes");
  expect(form.dealt(heroes)).toBeNull();
  form.deal(heroes, true);
  expect(form.dealt(heroes)).toEqual(["a", "b"]);
  form.give(heroes, 0, "b");
  expect(form.dealt(heroes)).toEqual(["b", "a"]);
  form.choose("players", "3");
  expect(form.dealt(heroes)).toEqual(["b", "a", "c"]);
  form.deal(heroes, false);
  expect(form.setup["heroes"]).toBe("random");
});

test("a file tells what it is", () => {
  expect(readHead("artel record 1\ngame island # this one\nplayers 3\n")).toEqual({
    kind: "record",
    game: "island",
    players: 3,
  });
  expect(readHead("# mine\nartel position 1\ngame island\nplayer a\nplayer b with x\n")).toEqual({
    kind: "position",
    game: "island",
    players: 2,
  });
  expect(readHead("hello")).toBeNull();
  expect(readHead("artel record 1\n")).toBeNull();
});

test("draws are announced only where somebody may react to them", () => {
  expect(new NewGame(GAME).room.pause_seconds).toBeGreaterThan(0);
  expect(new NewGame({ ...GAME, reactions: false }).room.pause_seconds).toBe(0);
});
