// The screens of the games by their ids; each is loaded when it is first needed.

import type { Component } from "svelte";
import type { GameScreen } from "./game";

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
