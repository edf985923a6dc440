// The screens of the games by their ids; each is loaded when it is first needed. `GameId` comes from the
// list of games in Rust: a game without a screen is a type error.

import type { Component } from "svelte";
import type { Ending } from "./ending";
import { ending as forbiddenIslandEnding } from "./forbidden-island/ending";
import type { GameScreen, ReferenceProps } from "./game";
import { ending as ghostStoriesEnding } from "./ghost-stories/ending";
import type { GameId } from "./list";
import { BOXES } from "./spirit-island/boxes";
import { ending as spiritIslandEnding } from "./spirit-island/ending";
import type { View as SpiritIslandView } from "./spirit-island/types";

/** What of a game is in which box: a table loads the words, and what is printed, of those that it is played with. */
export const boxes: Readonly<
  Record<string, { all: readonly string[]; of: (view: unknown) => readonly string[] }>
> = { "spirit-island": { all: BOXES, of: (view) => (view as SpiritIslandView).boxes } };

/** The screens are given the table that they will show. */
export const screens: Readonly<Record<string, (view: unknown) => Promise<GameScreen>>> = {
  "forbidden-island": async () => (await import("./forbidden-island/screen")).default,
  "ghost-stories": async () => (await import("./ghost-stories/screen")).default,
  "spirit-island": async (view) => (await import("./spirit-island/screen")).ready(view as SpiritIslandView),
} satisfies Readonly<Record<GameId, (view: unknown) => Promise<GameScreen>>>;

/** The pictures above a new game, apart from all else that a game loads; a game without one has the sea chart there. */
export const covers: Readonly<Record<string, () => Promise<Component>>> = {
  "ghost-stories": async () => (await import("./ghost-stories/Cover.svelte")).default,
  "spirit-island": async () => (await import("./spirit-island/art/Cover.svelte")).default,
};

/** The games whose table fills the page: what is said and what happened lies in drawers over it, the tools in the bar above. */
export const fillingPage: ReadonlySet<string> = new Set(["spirit-island"]);

/** All that is printed on the cards, with a search, for the games that have so much; it needs no table. */
export const references: Readonly<Record<string, () => Promise<Component<ReferenceProps>>>> = {
  "spirit-island": async () => (await import("./spirit-island/reference/page")).ready(),
};

/** The address of a game's reference; null if it has none. */
export function referencePath(game: string): string | null {
  return game in references ? `/games/${game}/cards` : null;
}

/** What of a game is chosen by its picture before it begins: an option that gives each seat a value, and the pictures by value. */
export const pictured: Readonly<
  Record<
    string,
    { option: string; load: (values: readonly string[]) => Promise<Readonly<Record<string, string>>> }
  >
> = {
  "spirit-island": {
    option: "spirits",
    load: async (spirits) => (await import("./spirit-island/art/spirits")).portraitsOf(spirits),
  },
};

const endings: Readonly<Record<string, Ending>> = {
  "forbidden-island": forbiddenIslandEnding,
  "ghost-stories": ghostStoriesEnding,
  "spirit-island": spiritIslandEnding,
} satisfies Readonly<Record<GameId, Ending>>;

/** What is told after a game; of a game that says nothing, its turns and moves. */
export function endingOf(game: string): Ending {
  return endings[game] ?? { counted: [] };
}
