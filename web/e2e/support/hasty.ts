// People in a hurry, whatever they play: somebody clicks what comes first, until the game is over.

import { expect, type Locator } from "@playwright/test";
import type { Person } from "./test.ts";
import { escape } from "./words.ts";

const MOST_CLICKS = 600;
/** How long it may take until somebody has clicked something. */
const SOON = { intervals: [10, 30, 100, 250], timeout: 15_000 };
/** What cannot be clicked for so long may be gone, as somebody else or the clock was quicker: one looks again. */
export const CLICK = { timeout: 2_000 };

export interface Offer {
  name: string;
  disabled: boolean;
}

/** Lets everybody at the table act until the game is over; acting says whether anybody could. */
export async function hurryToTheEnd(
  people: Person[],
  act: (people: Person[]) => Promise<boolean>,
  ends: string[],
): Promise<void> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    await expect(async () => expect(await act(people), "somebody can act").toBe(true)).toPass(SOON);
    expect(people.flatMap(refused), "what is offered is allowed").toEqual([]);
    if (people[0] && (await isOver(people[0], ends))) return;
  }
  throw new Error(`The game is not over after ${MOST_CLICKS} clicks.`);
}

/** Whether the table says that the game is over. */
export function isOver({ page }: Person, ends: string[]): Promise<boolean> {
  return page
    .getByRole("heading", { level: 2 })
    .evaluateAll(
      (found, words) => found.some((each) => words.includes(each.textContent?.trim() ?? "")),
      ends,
    );
}

/** What the server refused; that the clock was quicker than a click is no mistake. */
function refused({ talk }: Person): string[] {
  return talk.refusals.filter((code) => code !== "nothing-open");
}

/** A name as it stands on a button; where several could act, it comes after who does. */
export function exactly(words: string): RegExp {
  return new RegExp(`^([^,]+, )?${escape(words)}$`);
}

/** The first of the offers in this order, with the pattern that it fits. */
export function firstOf(offers: Offer[], order: RegExp[]): (Offer & { pattern: RegExp }) | undefined {
  return order.flatMap((pattern) =>
    offers.filter(({ name }) => pattern.test(name)).map((offer) => ({ pattern, ...offer })),
  )[0];
}

export function button({ page }: Person, { name }: Offer): Locator {
  return page.getByRole("button", { name, exact: true }).first();
}

/** All buttons, in one question to the browser. */
export function offered({ page }: Person): Promise<Offer[]> {
  return page.getByRole("button").evaluateAll((buttons) =>
    buttons.map((button) => {
      const words = button.cloneNode(true) as HTMLButtonElement;
      for (const hidden of words.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return {
        name: (button.getAttribute("aria-label") ?? words.textContent ?? "").trim(),
        disabled: words.disabled,
      };
    }),
  );
}
