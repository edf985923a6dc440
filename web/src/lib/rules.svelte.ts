// The rulebooks of the games, loaded once, and the rule that is being looked at.

import type { Language, Rule, Rulebook, Ruling } from "../protocol";
import { api } from "./http";
import { currentGame } from "./i18n.svelte";

/** The rule shown in the dialog; an empty id if none is. */
export const opened: { game: string; id: string } = $state({ game: "", id: "" });

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game; asked for again if it could not be had. */
export function rulebook(game: string): Promise<Rulebook> {
  const known = books.get(game) ?? api.rules(game);
  books.set(game, known);
  known.catch(() => books.delete(game));
  return known;
}

/** Shows a rule or ruling in a dialog. */
export function openRule(id: string, game: string = currentGame()): void {
  Object.assign(opened, { game, id });
}

export function closeRule(): void {
  opened.id = "";
}

/** What a rule says in a language. */
export function ruleWords(rule: Rule, language: Language): { text: string; note: string } {
  return language === "ru" ? { text: rule.ru, note: rule.note_ru } : { text: rule.en, note: rule.note_en };
}

/** What a ruling says in a language. */
export function rulingWords(
  ruling: Ruling,
  language: Language,
): { question: string; answer: string; why: string } {
  return language === "ru"
    ? { question: ruling.question_ru, answer: ruling.answer_ru, why: ruling.why_ru }
    : { question: ruling.question_en, answer: ruling.answer_en, why: ruling.why_en };
}

/** The rulings that interpret a rule. */
export function rulingsOn(book: Rulebook, id: string): Ruling[] {
  return book.rulings.filter((ruling) => ruling.rules.includes(id));
}
