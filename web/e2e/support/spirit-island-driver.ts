// Plays Spirit Island as hasty people do: what comes first is done.

import { expect, type Locator } from "@playwright/test";
import { CLICK, isOver } from "./hasty.ts";
import { Island, t } from "./island.ts";
import type { Person } from "./test.ts";

const ENDS = [t("si-over-lost"), t("si-over-won")];
const SOON = { intervals: [10, 30, 100, 250], timeout: 15_000 };
/** What is done rather than what comes later in this list; being ready comes last. */
const ORDER = [
  "grow",
  "act",
  "play",
  "use",
  "innate",
  "minor",
  "keep",
  "forget",
  "reclaim",
  "give",
  "track",
  "choose",
  "yes",
  "spirit",
  "element",
  "go",
  "skip",
  "no",
  "ready",
];

/** Does something that makes a move, and waits until the table shows it: only then it is clear what comes next. */
async function make(island: Island, act: () => Promise<void>): Promise<void> {
  const made = (await island.made.getAttribute("data-made")) ?? "";
  await act();
  await expect(island.made).not.toHaveAttribute("data-made", made);
}

/** Grows by an option and answers what it asks by what comes first. */
export async function grow(island: Island, option: number): Promise<void> {
  const answers = ["act", "track", "skip"].map((verb) => island.kind(verb));
  await make(island, () => island.move(`grow ${option}`).click());
  await expect(island.kind("act").or(island.possible).or(island.move("ready")).first()).toBeVisible();
  while ((await island.move("ready").count()) === 0) {
    await island.answered();
    if ((await island.possible.count()) > 0) {
      await make(island, () => island.touch(island.possible.first()));
      continue;
    }
    const counts = await Promise.all(answers.map((answer) => answer.count()));
    const answer = answers[counts.findIndex((count) => count > 0)];
    if (answer) await make(island, () => answer.first().click());
  }
}

/** Grows by an option, answers what it asks by what comes first, and plays a card. */
export async function growAndPlay(island: Island, option: number, card: string): Promise<void> {
  await grow(island, option);
  await make(island, () => island.move(`play ${card}`).click());
}

/** Lets the people act until the table says that this turn has come, or that the game is over. */
export async function playUntilTurn(people: Person[], turn: number): Promise<void> {
  const [first] = people;
  if (first === undefined) return;
  const reached = first.page.getByRole("heading", { level: 2, name: t("si-turn", { turn }) });
  while ((await reached.count()) === 0 && !(await isOver(first, ENDS))) {
    await expect(async () => expect(await actOnce(people), "somebody can act").toBe(true)).toPass(SOON);
    expect(
      people.flatMap(({ talk }) => talk.refusals),
      "what is offered is allowed",
    ).toEqual([]);
  }
}

/** The first click that anybody can make; says whether there was one. */
async function actOnce(people: Person[]): Promise<boolean> {
  for (const person of people) {
    const island = new Island(person.page);
    await island.answered();
    if (await wantsLand(island)) return island.touch(island.possible.first(), CLICK).then(() => true);
    const wanted = await choose(island);
    if (wanted) return wanted.click(CLICK).then(() => true);
  }
  return false;
}

/** Whether a land is to be touched next: nothing waits, and it is clear which piece is meant, if any. */
async function wantsLand(island: Island): Promise<boolean> {
  const [waiting, lands, pieces] = await Promise.all(
    [island.confirm, island.possible, island.pieces].map((each) => each.count()),
  );
  const picked = await island.pieces.and(island.page.locator("[aria-pressed=true]")).count();
  return waiting === 0 && lands !== 0 && (pieces === 0 || picked > 0);
}

async function choose(island: Island): Promise<Locator | null> {
  for (const offer of [island.confirm, island.pieces]) if ((await offer.count()) > 0) return offer.first();
  const offered = await island.page
    .locator("[data-move]:not(:disabled)")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-move") ?? ""));
  const wanted = ORDER.flatMap((verb) => offered.filter((move) => move.split(" ")[0] === verb))[0];
  return wanted === undefined ? null : island.move(wanted);
}
