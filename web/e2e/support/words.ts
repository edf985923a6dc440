// The words on the screen, taken from the same texts as the client's: a test names what it looks for, not how it is put.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Texts, type Args } from "../../src/lib/phrases.ts";
import type { Language } from "../../src/protocol.ts";

const SHARED = ["web", "web-room"];
const FOLDER = path.resolve(import.meta.dirname, "../../../texts");

/** The words of a game and of all its boxes. */
function read(language: Language, game: string): Texts {
  const folder = path.join(FOLDER, language);
  const boxes = readdirSync(folder).filter((file) => file.startsWith(`${game}-names-`));
  const files = [...[...SHARED, game, `web-${game}`].map((file) => `${file}.ftl`), ...boxes];
  return new Texts(
    language,
    files.map((file) => readFileSync(path.join(folder, file), "utf8")),
  );
}

/** What is said around the tables of a game. */
export class Words {
  readonly texts: Record<Language, Texts>;

  constructor(game: string) {
    this.texts = { en: read("en", game), ru: read("ru", game) };
  }

  /** The text with this key; a key without a text is a mistake in the test. */
  t = (key: string, args: Args = {}, language: Language = "en"): string => {
    if (!this.texts[language].has(key)) throw new Error(`There is no text "${key}" in ${language}.`);
    return this.texts[language].say(key, args);
  };

  /** A text as a pattern, with anything in its gaps. */
  like = (key: string, language: Language = "en"): RegExp => {
    const gap = "GAP";
    const anything = new Proxy<Args>(
      {},
      {
        get: () => gap,
        has: () => true,
        getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: gap }),
      },
    );
    return new RegExp(escape(this.t(key, anything, language)).replaceAll(gap, ".+"));
  };
}

const island = new Words("forbidden-island");
export const { t, like, texts: TEXTS } = island;

export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
