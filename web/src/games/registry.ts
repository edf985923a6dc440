// What the client has of each game, one entry a game. `GameId` comes from the list of games in Rust: a game
// without an entry is a type error. What is large is loaded when it is first needed.

import type { Component } from "svelte";
import type { LogEntry, Seat } from "../protocol";
import type { Ending } from "./ending";
import { ending as forbiddenIslandEnding } from "./forbidden-island/ending";
import type { GameScreen, ReferenceProps, SetupProps } from "./game";
import { ending as ghostStoriesEnding } from "./ghost-stories/ending";
import type { GameId } from "./list";
import { BOXES } from "./spirit-island/boxes";
import { beginOfStep } from "./spirit-island/steps";
import { ending as spiritIslandEnding } from "./spirit-island/ending";
import type { View as SpiritIslandView } from "./spirit-island/types";

export interface GameEntry {
  /** The screen; it is given the table that it will show. */
  screen: (view: unknown) => Promise<GameScreen>;
  /** What is told after a game. */
  ending: Ending;
  /** The picture above a new game, apart from all else that a game loads; without one the sea chart is there. */
  cover?: () => Promise<Component>;
  /** Whether the table fills the page: what is said and what happened lies in drawers over it, the tools in the bar above. */
  fillsPage?: true;
  /** All that is printed on the cards, with a search, where there is so much; it needs no table. */
  reference?: () => Promise<Component<ReferenceProps>>;
  /** What of a game is in which box: a table loads the words, and what is printed, of those that it is played with. */
  boxes?: { all: readonly string[]; of: (view: unknown) => readonly string[] };
  /** The number of the move with which the step began that ended with a move: what was done by one touch is taken back as one. */
  beginOfStep?: (log: readonly LogEntry[], number: number) => number;
  /** The sign of who made a move, in the log. */
  seatMark?: () => Promise<Component<{ view: unknown; seat: Seat }>>;
  /** A part of the form of a new game that is drawn by the game itself, and the options that it shows. */
  setup?: { shows: readonly string[]; load: () => Promise<Component<SetupProps>> };
}

const GAMES: Readonly<Record<GameId, GameEntry>> = {
  "forbidden-island": {
    screen: async () => (await import("./forbidden-island/screen")).default,
    ending: forbiddenIslandEnding,
  },
  "ghost-stories": {
    screen: async () => (await import("./ghost-stories/screen")).default,
    ending: ghostStoriesEnding,
    cover: async () => (await import("./ghost-stories/Cover.svelte")).default,
  },
  "spirit-island": {
    screen: async (view) => (await import("./spirit-island/screen")).ready(view as SpiritIslandView),
    ending: spiritIslandEnding,
    cover: async () => (await import("./spirit-island/art/Cover.svelte")).default,
    fillsPage: true,
    beginOfStep,
    seatMark: async () => (await import("./spirit-island/SeatMark.svelte")).default,
    reference: async () => (await import("./spirit-island/reference/page")).ready(),
    boxes: { all: BOXES, of: (view) => (view as SpiritIslandView).boxes },
    setup: {
      shows: ["boxes", "difficulty", "spirits", "adversary", "level", "scenario", "map", "layout", "boards"],
      load: async () => (await import("./spirit-island/setup/Setup.svelte")).default,
    },
  },
};

/** A game by its id; undefined if the client does not know it. */
export function entryOf(game: string): GameEntry | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game as GameId] : undefined;
}

/** The address of a game's reference; null if it has none. */
export function referencePath(game: string): string | null {
  return entryOf(game)?.reference ? `/games/${game}/cards` : null;
}
