// Plays a game to its end as hasty people do: draws as soon as that is possible, and otherwise does what has to be done.

import { expect } from "@playwright/test";
import type { Person } from "./test.ts";
import { escape, t } from "./words.ts";

const MOST_STEPS = 400;
const SOON = { intervals: [10, 30, 100, 250], timeout: 15_000 };

type Act = (person: Person, button: string) => Promise<void>;

/** What is done first where several things are offered; a verb may come after an adventurer's name. */
const ACTS: [RegExp, Act][] = [
  [exactly("room-go-on"), press],
  [exactly("fi-do-draw"), press],
  [exactly("fi-do-flood"), press],
  [exactly("fi-verb-discard"), discard],
  [exactly("fi-verb-swim"), swim],
  [exactly("fi-verb-draw"), endActions],
];

/** Lets everybody at the table act until the game is over. */
export async function playToTheEnd(people: Person[]): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await expect(async () => expect(await actOnce(people), "somebody can act").toBe(true)).toPass(SOON);
    if (people[0] && (await over(people[0]))) return;
  }
  throw new Error(`The game is not over after ${MOST_STEPS} moves.`);
}

function exactly(key: string): RegExp {
  return new RegExp(`^([^,]+, )?${escape(t(key))}$`);
}

function over({ page }: Person): Promise<boolean> {
  const words = [t("fi-over-lost"), t("fi-over-won")];
  return page.getByRole("heading", { level: 2 }).evaluateAll((found, ends) => found.some((each) => ends.includes(each.textContent?.trim() ?? "")), words);
}

/** The first thing that anybody can do; says whether there was one. */
export async function actOnce(people: Person[]): Promise<boolean> {
  for (const person of people) {
    if (await over(person)) return true;
    const buttons = await offered(person);
    const [chosen] = ACTS.flatMap(([pattern, act]) => buttons.filter((name) => pattern.test(name)).map((name) => ({ name, act })));
    if (chosen) return chosen.act(person, chosen.name).then(() => true);
  }
  return false;
}

/** The names of all buttons that can be pressed, in one question to the browser. */
function offered({ page }: Person): Promise<string[]> {
  return page.getByRole("button", { disabled: false }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const words = button.cloneNode(true) as HTMLElement;
      for (const hidden of words.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return (button.getAttribute("aria-label") ?? words.textContent ?? "").trim();
    }),
  );
}

/** Somebody else, or the clock, may have been quicker. */
async function press({ page }: Person, button: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).first().click({ timeout: 1000 }).catch(() => undefined);
}

async function endActions(person: Person, button: string): Promise<void> {
  await press(person, button);
  await confirm(person);
}

async function discard(person: Person, button: string): Promise<void> {
  await press(person, button);
  if ((await person.table.confirm.count()) === 0) await person.table.chips.first().click();
  await confirm(person);
}

async function swim(person: Person, button: string): Promise<void> {
  await press(person, button);
  if ((await person.table.confirm.count()) === 0) await person.table.possibleTiles.first().click();
  await confirm(person);
}

async function confirm({ table }: Person): Promise<void> {
  await table.confirm.click();
  await expect(table.confirm).toHaveCount(0);
}
