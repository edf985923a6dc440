// Plays Forbidden Island to its end as hasty people do: draws as soon as that is possible, and otherwise does what has to be done.

import type { Locator } from "@playwright/test";
import { button, CLICK, exactly, firstOf, hurryToTheEnd, isOver, offered } from "./hasty.ts";
import type { Person } from "./test.ts";
import { escape, like, t } from "./words.ts";

const named = (key: string): RegExp => exactly(t(key));
const ENDS = [t("fi-over-lost"), t("fi-over-won")];
const CANCEL = named("fi-cancel");
const CONFIRM = new RegExp(`^(${escape(t("fi-confirm-give-up"))}|${escape(t("fi-confirm"))})`);
/** What is clicked first where several things are offered. */
const ORDER = [
  ...["room-go-on", "fi-do-draw", "fi-do-flood"].map(named),
  CONFIRM,
  CANCEL,
  ...["fi-verb-discard", "fi-verb-swim", "fi-verb-draw"].map(named),
];
/** Who has nowhere to swim can only be flown off, by anybody who holds the card. */
const RESCUE = [named("fi-verb-lift")];
const SINKING = new RegExp(`${like("fi-hint-swim").source}|${like("fi-hint-swim-own").source}`);

/** Lets everybody at the table act until the game is over. */
export function playToTheEnd(people: Person[]): Promise<void> {
  return hurryToTheEnd(people, actOnce, ENDS);
}

/**
 * The first click that anybody can make; says whether there was one. Nothing is remembered from one click to the next:
 * a move that is half made is seen on the screen, so whatever became of a click, the next one goes on from there.
 */
export async function actOnce(people: Person[]): Promise<boolean> {
  for (const person of people) {
    if (await isOver(person, ENDS)) return true;
    const wanted = await choose(person, ORDER);
    if (wanted) return wanted.click(CLICK).then(() => true);
  }
  for (const person of people) {
    const wanted = (await person.page.getByText(SINKING).count()) > 0 ? await choose(person, RESCUE) : null;
    if (wanted) return wanted.click(CLICK).then(() => true);
  }
  return false;
}

async function choose(person: Person, order: RegExp[]): Promise<Locator | null> {
  const first = firstOf(await offered(person), order);
  // What stands first and is disabled is on its way.
  if (!first || first.disabled) return null;
  if (first.pattern === CANCEL) return person.table.possibleTiles.or(person.table.chips).first();
  return button(person, first);
}
