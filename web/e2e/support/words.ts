// The words on the screen, taken from the same texts as the client's: a test names what it looks for, not how it is put.

import { readFileSync } from "node:fs";
import path from "node:path";
import { Texts, type Args } from "../../src/lib/phrases.ts";
import type { Language } from "../../src/protocol.ts";

const FILES = ["web", "web-room", "forbidden-island", "web-forbidden-island"];
const FOLDER = path.resolve(import.meta.dirname, "../../../texts");

function read(language: Language): Texts {
  return new Texts(language, FILES.map((file) => readFileSync(path.join(FOLDER, language, `${file}.ftl`), "utf8")));
}

export const TEXTS: Record<Language, Texts> = { en: read("en"), ru: read("ru") };

/** The text with this key; a key without a text is a mistake in the test. */
export function t(key: string, args: Args = {}, language: Language = "en"): string {
  if (!TEXTS[language].has(key)) throw new Error(`There is no text "${key}" in ${language}.`);
  return TEXTS[language].say(key, args);
}

/** A text as a pattern, with anything in its gaps. */
export function like(key: string, language: Language = "en"): RegExp {
  const gap = "GAP";
  const anything = new Proxy<Args>({}, { get: () => gap, has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: gap }) });
  return new RegExp(escape(t(key, anything, language)).replaceAll(gap, ".+"));
}

export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
