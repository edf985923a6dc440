import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/http";
import { settings } from "../../lib/settings.svelte";
import type { GameInfo, SetupOption } from "../../protocol";
import { readHead } from "./file";
import { NewGame } from "./new-game.svelte";

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
  reactions: true,
  title: { en: "Island", ru: "Остров" },
  rules_version: 1,
  seats: { least: 2, most: 4 },
  options: [
    { ...OPTION, key: "players", values: ["2", "3", "4"], default: "2" },
    {
      ...OPTION,
      key: "heroes",
      values: ["random", "a", "b", "c", "d"],
      shape: "per-seat",
      open: "random",
      default: "random",
    },
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

afterEach(() => vi.restoreAllMocks());

const SET: SetupOption = {
  ...OPTION,
  key: "powers",
  values: ["random", "x", "y", "z"],
  shape: "set",
  open: "random",
  default: "random",
  needs: [{ value: "z", key: "players", values: ["3", "4"] }],
};

test("a set is chosen value by value, however many play", () => {
  const form = new NewGame({ ...GAME, options: [...GAME.options, SET] });
  form.deal(SET, true);
  expect(form.setup["powers"]).toBe("x");
  form.toggle(SET, "y", true);
  form.choose("players", "4");
  expect(form.setup["powers"]).toBe("x,y");
  form.toggle(SET, "x", false);
  form.toggle(SET, "y", false);
  expect(form.dealt(SET)).toBeNull();
});

test("what makes no sense with all else is not offered", () => {
  const level: SetupOption = {
    ...OPTION,
    key: "level",
    values: ["0", "1"],
    default: "0",
    needs: [{ value: null, key: "players", values: ["4"] }],
  };
  const only: SetupOption = { ...OPTION, key: "boxes", values: ["one"], default: "one" };
  const form = new NewGame({ ...GAME, options: [...GAME.options, SET, level, only] });
  expect(form.values(SET)).toEqual(["random", "x", "y"]);
  expect(form.options.map(({ key }) => key)).toEqual(["players", "heroes", "powers"]);
  form.choose("players", "4");
  expect(form.values(SET)).toEqual(["random", "x", "y", "z"]);
  expect(form.options.map(({ key }) => key)).toContain("level");
  expect(form.option("boxes")).toBeUndefined();
});

test("what does not fit together is told, unless something newer was chosen since", async () => {
  const form = new NewGame(GAME);
  const conflict = { options: ["heroes"], problem: "no", phrase: null };
  const asked = vi.spyOn(api, "describe").mockResolvedValue({ difficulty: null, conflicts: [conflict] });
  await form.describe();
  expect(asked).toHaveBeenCalledWith("island", [
    ["players", "2"],
    ["heroes", "random"],
  ]);
  expect(form.conflicts).toEqual([conflict]);
  asked.mockResolvedValue({ difficulty: null, conflicts: [] });
  const answer = form.describe();
  form.choose("players", "3");
  await answer;
  expect(form.conflicts).toEqual([conflict]);
});

test("what needed a value that is taken out is as usual again", () => {
  const boxes: SetupOption = {
    ...OPTION,
    key: "boxes",
    values: ["one", "two"],
    shape: "set",
    default: "one",
  };
  const need = { value: "foe", key: "boxes", values: ["two"] };
  const foe: SetupOption = { ...OPTION, key: "foe", values: ["none", "foe"], default: "none", needs: [need] };
  const level: SetupOption = {
    ...OPTION,
    key: "level",
    values: ["0", "1"],
    default: "0",
    needs: [{ value: null, key: "foe", values: ["foe"] }],
  };
  const options = [...GAME.options, boxes, foe, level];
  const form = new NewGame({ ...GAME, options }, { boxes: "one,two", foe: "foe", level: "1" });
  form.toggle(boxes, "one", false);
  expect(form.setup).toMatchObject({ boxes: "two", foe: "foe", level: "1" });
  form.toggle(boxes, "one", true);
  form.toggle(boxes, "two", false);
  expect(form.setup).toMatchObject({ boxes: "one", foe: "none", level: "0" });
});
