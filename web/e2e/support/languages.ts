// What must not be seen in either language.

import type { Page } from "@playwright/test";
import { TEXTS as HORIZONS } from "./island.ts";
import { TEXTS as VILLAGE } from "./village.ts";
import { TEXTS as ISLAND } from "./words.ts";

const KNOWN = [ISLAND, VILLAGE, HORIZONS];

/** The button that changes the language. */
export const SWITCH = { en: /Switch to English/, ru: /Переключить на русский/ };

/** Pieces of text that look like the keys of missing texts. */
export async function keysShown(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((each) =>
      ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""),
    );
    return [document.body.innerText, ...labels].join("\n").split(/[\s,.:;!?()«»“”]+/);
  });
  return words.filter(
    (word) =>
      /^[a-z]+(-[a-z0-9]+)+$/.test(word) &&
      (/^(fi|gs|si|room|web)-/.test(word) || KNOWN.some((texts) => texts.en.has(word))),
  );
}

/** English words on a Russian page or a part of it, other than names and what everybody writes so. */
export async function latinShown(page: Page, part = "header, main"): Promise<string[]> {
  const text = (await page.locator(part).allInnerTexts()).join("\n");
  const words = text.match(/[A-Za-z]{3,}/g) ?? [];
  return [...new Set(words)].filter(
    (word) =>
      // Numbers of levels and stages.
      !/^[IVX]+$/.test(word) &&
      ![
        "Ann",
        "Artel",
        "Enter",
        "Esc",
        "Literata",
        "Source",
        "Sans",
        "SIL",
        "Open",
        "Font",
        "License",
        "Tab",
        "Ctrl",
        "Shift",
      ].includes(word),
  );
}
