// The words of the product in the language of the person. Files are loaded when they are needed;
// whatever is shown follows the language at once.

import { untrack } from "svelte";
import type { Language, Phrase } from "../protocol";
import { Texts, type Called } from "./phrases";
import { settings } from "./settings.svelte";

/** Where the files lie. They are no scripts: they neither delay those nor have to be run. */
const FILES = import.meta.glob<string>(["../../../texts/*/*.ftl", "!../../../texts/*/terminal.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});
const COMMON = ["web", "web-room"];
/** What only the form of a new game says. */
const BEFORE = "setup";

/** The language spoken; changes when its words are there. */
export const language: { current: Language } = $state({ current: settings.language });

let loaded: Record<string, Texts> = $state.raw({});
let games: string[] = $state.raw([]);
/** The boxes of each game whose words are wanted. */
let boxes: Readonly<Record<string, readonly string[]>> = {};
/** What several boxes say. */
const SHARED = "shared";

const place = (language: Language, game: string) => `${language}/${game}`;

async function read(language: Language, file: string): Promise<string> {
  const address = FILES[`../../../texts/${language}/${file}.ftl`];
  if (address === undefined) return "";
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

function filesOf(game: string): string[] {
  if (game === "") return COMMON;
  const parts = boxes[game] ?? [];
  const names = [...parts, ...(parts.length > 0 ? [SHARED] : [])].map((box) => `${game}-names-${box}`);
  return [...COMMON, game, `web-${game}`, ...names];
}

async function load(language: Language, game: string): Promise<void> {
  const known = loaded[place(language, game)];
  const missing = filesOf(game).filter((file) => !known?.knows(file));
  if (missing.length === 0) return;
  const files = await Promise.all(missing.map(async (file) => [file, await read(language, file)] as const));
  // Somebody else may have begun with the same words meanwhile.
  const texts = loaded[place(language, game)] ?? new Texts(language, []);
  for (const [file, words] of files) texts.add(words, file);
  loaded = { ...loaded, [place(language, game)]: texts };
}

/** Makes the words ready for what does not fit together before a game; to be called when some have to be said. */
export async function loadSetupTexts(game: string): Promise<void> {
  const { current } = language;
  const words = await read(current, BEFORE);
  untrack(() => loaded[place(current, game)]?.add(words));
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

/** Makes the words of a game and of these of its boxes ready; it is the game spoken of from now on. */
export function loadGameTexts(game: string, wanted: readonly string[] = []): Promise<void> {
  // Asked for inside an effect, it must not make the effect depend on what it changes.
  return untrack(() => {
    boxes = { ...boxes, [game]: [...new Set([...(boxes[game] ?? []), ...wanted])] };
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

/** A clause that goes on in the line of the one before it. */
export function runOn(before: Phrase, phrase: Phrase): string {
  return texts(currentGame()).runOn(say(before), say(phrase));
}

/** The name of a thing, or a form of it such as `to`. */
export function nameOf(id: string, form?: string, game: string = currentGame()): string {
  return form ? texts(game).form(id, form, called[game]) : texts(game).name(id, called[game]);
}
