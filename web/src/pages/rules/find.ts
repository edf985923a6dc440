// What of a rulebook is shown for what is looked for.

import { holdsAll } from "../../lib/search";
import type { Rule, Rulebook, Ruling, Topic } from "../../protocol";

export interface FoundRule {
  rule: Rule;
  rulings: Ruling[];
}

export interface FoundTopic {
  topic: Topic;
  rules: FoundRule[];
}

/** Both languages are searched, whichever is shown: people know a word from one box or the other. */
const ruleText = (rule: Rule) => [rule.id, rule.en, rule.ru, rule.note_en, rule.note_ru].join("\n");
const rulingText = (ruling: Ruling) =>
  [
    ruling.id,
    ruling.question_en,
    ruling.question_ru,
    ruling.answer_en,
    ruling.answer_ru,
    ruling.why_en,
    ruling.why_ru,
  ].join("\n");

/** A ruling stands under the first rule that it interprets. */
function under(book: Rulebook, rule: Rule): Ruling[] {
  return book.rulings.filter((ruling) => ruling.rules[0] === rule.id);
}

/** A rule with the rulings that fit, or with all of them if it fits itself; null if nothing does. */
function findRule(book: Rulebook, rule: Rule, wanted: string[]): FoundRule | null {
  const rulings = under(book, rule);
  if (holdsAll(ruleText(rule), wanted)) return { rule, rulings };
  const fitting = rulings.filter((ruling) => holdsAll(rulingText(ruling), wanted));
  return fitting.length > 0 ? { rule, rulings: fitting } : null;
}

/** The topics with the rules that hold every wanted word, in the order of the book. */
export function find(book: Rulebook, wanted: string[]): FoundTopic[] {
  const ofTopic = (topic: Topic) => book.rules.filter((rule) => rule.topic === topic.id);
  const found = book.topics.map((topic) => ({
    topic,
    rules: ofTopic(topic)
      .map((rule) => findRule(book, rule, wanted))
      .filter((rule) => rule !== null),
  }));
  return found.filter(({ rules }) => rules.length > 0);
}

/** How many rules and rulings are among what was found. */
export function count(found: FoundTopic[]): { rules: number; rulings: number } {
  const rules = found.flatMap((topic) => topic.rules);
  return { rules: rules.length, rulings: rules.reduce((sum, rule) => sum + rule.rulings.length, 0) };
}
