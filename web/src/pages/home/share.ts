// A setup as a link and as text, for those who want to play the same.

import type { GameInfo } from "../../protocol";

/** A game with what was chosen for it, by the keys of its options. */
export interface Chosen {
  game: string;
  setup: Record<string, string>;
}

const GAME = "game";

/** The address that opens the form with these choices; what is as usual is left out. */
export function linkTo(game: GameInfo, chosen: readonly [string, string][], origin: string): string {
  const query = new URLSearchParams({ [GAME]: game.id });
  for (const [key, value] of said(game, chosen)) query.set(key, value);
  return `${origin}/?${query.toString().replaceAll("%2C", ",")}`;
}

/** The choices a line each, as they stand in records. */
export function textOf(game: GameInfo, chosen: readonly [string, string][]): string {
  const lines = said(game, chosen).map(([key, value]) => `${key} ${value}`);
  return [`${GAME} ${game.id}`, ...lines].join("\n");
}

function said(game: GameInfo, chosen: readonly [string, string][]): [string, string][] {
  return chosen.filter(
    ([key, value]) => game.options.find((option) => option.key === key)?.default !== value,
  );
}

/** What a link or a text says; null if it speaks of none of these games. Options that a game does not have are dropped. */
export function readChosen(text: string, games: readonly GameInfo[]): Chosen | null {
  const pairs = text.includes("?") ? inLink(text) : inLines(text);
  const game = games.find(({ id }) => id === pairs.find(([key]) => key === GAME)?.[1]);
  if (!game) return null;
  const known = pairs.filter(([key]) => game.options.some((option) => option.key === key));
  return { game: game.id, setup: Object.fromEntries(known) };
}

const inLink = (text: string): [string, string][] => [
  ...new URLSearchParams(text.slice(text.indexOf("?")).trim()),
];

function inLines(text: string): [string, string][] {
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, key, value] = /^\s*([a-z-]+)[ \t]+(\S+)\s*$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value]];
  });
}
