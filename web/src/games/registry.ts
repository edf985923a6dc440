// The screens of the games by their ids; each is loaded when it is first needed.

import type { Component } from "svelte";
import type { GameScreen, ReferenceProps } from "./game";

export const screens: Readonly<Record<string, () => Promise<GameScreen>>> = {
  "forbidden-island": async () => (await import("./forbidden-island/screen")).default,
  "ghost-stories": async () => (await import("./ghost-stories/screen")).default,
  "spirit-island": async () => (await import("./spirit-island/screen")).ready(),
};

/** The pictures above a new game, apart from all else that a game loads; a game without one has the sea chart there. */
export const covers: Readonly<Record<string, () => Promise<Component>>> = {
  "ghost-stories": async () => (await import("./ghost-stories/Cover.svelte")).default,
  "spirit-island": async () => (await import("./spirit-island/art/Cover.svelte")).default,
};

/** All that is printed on the cards, with a search, for the games that have so much; it needs no table. */
export const references: Readonly<Record<string, () => Promise<Component<ReferenceProps>>>> = {
  "spirit-island": async () => (await import("./spirit-island/reference/page")).ready(),
};

/** The address of a game's reference; null if it has none. */
export function referencePath(game: string): string | null {
  return game in references ? `/games/${game}/cards` : null;
}

/** What of a game is chosen by its picture before it begins: an option that gives each seat a value, and the pictures by value. */
export const pictured: Readonly<Record<string, { option: string; load: () => Promise<Readonly<Record<string, string>>> }>> = {
  "spirit-island": { option: "spirits", load: async () => (await import("./spirit-island/art/spirits")).portraits },
};
