// The room knows no game, and a game knows no room: they meet in games/game.ts and the lists beside it.

import { expect, it } from "vitest";

const ROOM = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts", "!./fixtures.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = import.meta.glob<string>(["../games/*/**/*.{ts,svelte}", "!../games/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const IDS = [
  ...new Set(Object.keys(GAMES).flatMap((path) => /games\/([a-z-]+)\//.exec(path)?.[1] ?? [])),
].filter((id) => id !== "shared");

const those = (files: Record<string, string>, fits: (text: string) => boolean) =>
  Object.keys(files).filter((path) => fits(files[path] ?? ""));

it("the room names no game", () => {
  expect(IDS).toContain("spirit-island");
  expect(those(ROOM, (text) => IDS.some((id) => text.includes(id)))).toEqual([]);
});

it("the room looks into no view", () => {
  expect(those(ROOM, (text) => /\bview as\b|\.view\.\w/.test(text))).toEqual([]);
});

it("no game asks for anything of the room", () => {
  expect(those(GAMES, (text) => /from "(\.\.\/)+room\//.test(text))).toEqual([]);
});
