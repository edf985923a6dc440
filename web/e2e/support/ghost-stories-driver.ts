// Plays Ghost Stories to its end as hasty people do: what comes first is done.

import type { Locator } from "@playwright/test";
import { button, CLICK, exactly, firstOf, hurryToTheEnd, isOver, offered } from "./hasty.ts";
import type { Person } from "./test.ts";
import { t } from "./village.ts";
import { escape } from "./words.ts";

const ENDS = [t("gs-over-lost"), t("gs-over-won")];
const CONFIRM = new RegExp(`^(${[t("gs-confirm"), t("gs-roll")].map(escape).join("|")})`);
const CANCEL = exactly(t("gs-cancel"));
const YIN = exactly(t("gs-verb-yin"));
const verbs = (...names: string[]) => names.map((name) => exactly(t(`gs-verb-${name}`)));
/** Answers that are chosen by their button. */
const ANSWERS = verbs("keep", "lend", "gain-qi", "gain-yin-yang");
const LEAVE_OUT = verbs("skip");

/** Lets everybody at the table act until the game is over: in a turn they do such things, the first that is possible. */
export function playToTheEnd(people: Person[], ...doings: string[]): Promise<void> {
  const order = [YIN, CONFIRM, CANCEL, ...ANSWERS, ...verbs(...doings, "end")];
  return hurryToTheEnd(people, (some) => actOnce(some, order), ENDS);
}

/** The first click that anybody can make; says whether there was one. What was done before is seen on the screen. */
async function actOnce(people: Person[], order: RegExp[]): Promise<boolean> {
  for (const person of people) {
    if (await isOver(person, ENDS)) return true;
    const wanted = await choose(person, order);
    if (wanted) return wanted.click(CLICK).then(() => true);
  }
  return false;
}

async function choose(person: Person, order: RegExp[]): Promise<Locator | null> {
  const offers = await offered(person);
  const first = firstOf(offers, order);
  if (first?.disabled) return null;
  if (first && first.pattern !== CANCEL) return button(person, first);
  const { possible, chips } = person.village;
  if ((await possible.or(chips).count()) > 0) return possible.or(chips).first();
  const last = firstOf(offers, LEAVE_OUT);
  return last ? button(person, last) : null;
}
