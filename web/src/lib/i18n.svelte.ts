// The words of the product in the language of the person. Files are loaded when they are needed;
// whatever is shown follows the language at once.

import { untrack } from "svelte";
import type { Language, Phrase } from "../protocol";
import { Texts, type Called } from "./phrases";
import { settings } from "./settings.svelte";

const FILES = import.meta.glob<string>(["../../../texts/*/*.ftl", "!../../../texts/*/terminal.ftl"], {
  query: "?raw",
  import: "default",
});
const COMMON = ["web", "web-room"];

/** The language spoken; changes when its words are there. */
export const language: { current: Language } = $state({ current: settings.language });

let loaded: Record<string, Texts> = $state.raw({});
let games: string[] = $state.raw([]);

const place = (language: Language, game: string) => `${language}/${game}`;

async function read(language: Language, file: string): Promise<string> {
  const load = FILES[`../../../texts/${language}/${file}.ftl`];
  return load ? await load() : "";
}

async function load(language: Language, game: string): Promise<void> {
  if (loaded[place(language, game)]) return;
  const files = game ? [...COMMON, game, `web-${game}`] : COMMON;
  const texts = new Texts(language, await Promise.all(files.map((file) => read(language, file))));
  loaded = { ...loaded, [place(language, game)]: texts };
}

async function loadAll(language: Language): Promise<void> {
  await Promise.all(["", ...games].map((game) => load(language, game)));
}

/** Makes the words of the chosen language ready; to be awaited before anything is shown. */
export async function loadTexts(): Promise<void> {
  await setLanguage(settings.language);
}

/** Speaks another language from now on. */
export async function setLanguage(chosen: Language): Promise<void> {
  settings.language = chosen;
  await untrack(() => loadAll(chosen));
  if (settings.language !== chosen) return;
  language.current = chosen;
  document.documentElement.lang = chosen;
}

/** Makes the words of a game ready; it is the game spoken of from now on. */
export function loadGameTexts(game: string): Promise<void> {
  // Asked for inside an effect, it must not make the effect depend on what it changes.
  return untrack(() => {
    if (games.at(-1) !== game) games = [...games.filter((each) => each !== game), game];
    return load(language.current, game);
  });
}

/** The game spoken of: the one whose texts were asked for last. */
export function currentGame(): string {
  return games.at(-1) ?? "";
}

let called: Readonly<Record<string, Called>> = $state.raw({});

/** Calls things of a game by other names from now on, as they lie on the table that is shown. */
export function callThings(game: string, names: Called): void {
  untrack(() => {
    // The same names are no news: nothing has to be put into words again.
    if (JSON.stringify(called[game] ?? {}) !== JSON.stringify(names)) called = { ...called, [game]: names };
  });
}

function texts(game: string): Texts {
  const { current } = language;
  return loaded[place(current, game)] ?? loaded[place(current, "")] ?? new Texts(current, []);
}

/** The text with this key, with words and numbers in its gaps. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return texts(currentGame()).say(key, args);
}

/** Whether there is a text with this key. */
export function hasText(key: string, game: string = currentGame()): boolean {
  return texts(game).has(key);
}

/** A phrase of the server in words. */
export function say(phrase: Phrase, game: string = currentGame()): string {
  return texts(game).phrase(phrase, called[game]);
}

/** The name of a thing, or a form of it such as `to`. */
export function nameOf(id: string, form?: string, game: string = currentGame()): string {
  return form ? texts(game).form(id, form, called[game]) : texts(game).name(id, called[game]);
}
