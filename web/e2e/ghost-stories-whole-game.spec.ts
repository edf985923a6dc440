import { playToTheEnd } from "./support/ghost-stories-driver.ts";
import { LAST_INCARNATION } from "./support/ghost-stories-positions.ts";
import { expect, test, type Person } from "./support/test.ts";
import { like, t } from "./support/village.ts";

/** The seed of a game that failed is printed: SEED deals the same game again. */
async function deal(person: Person): Promise<void> {
  const seed = process.env["SEED"] ?? String(Math.floor(Math.random() * 2 ** 32));
  test.info().annotations.push({ type: "seed", description: seed });
  await person.dealBy(seed);
}

/** Chooses the game, the number of players and the level on the first page. */
async function choose({ page }: Person, players: number, difficulty: string): Promise<void> {
  await page.getByRole("radio", { name: "Ghost Stories", exact: true }).check({ force: true });
  await page
    .getByRole("group", { name: t("option-players") })
    .getByRole("radio", { name: String(players), exact: true })
    .check({ force: true });
  await page
    .getByRole("group", { name: t("option-difficulty") })
    .getByRole("radio", { name: t(difficulty), exact: true })
    .check({ force: true });
}

test("two people play a whole game of Ghost Stories, see the same score and look back at it", async ({
  person,
}) => {
  test.slow();
  // One makes a move with as few clicks as possible, the other confirms each.
  const ann = await person("Ann", { settings: { quick: true } });
  const bob = await person("Bob");
  await deal(ann);
  await ann.goto("/");
  await choose(ann, 2, "hell");
  await ann.page.getByRole("button", { name: t("start-friends") }).click();
  await ann.village.laidOut();
  await bob.join(new URL(ann.page.url()).pathname);
  await expect(ann.village.seats).toContainText("Bob");

  await playToTheEnd([ann, bob], "move", "exorcise");
  for (const { page, village } of [ann, bob]) {
    await expect(village.end).toBeVisible();
    await expect(page.getByText(like("gs-score"))).toBeAttached();
  }
  expect(await bob.page.getByText(like("gs-score")).innerText()).toBe(
    await ann.page.getByText(like("gs-score")).innerText(),
  );
  expect(await bob.village.end.innerText()).toBe(await ann.village.end.innerText());

  await bob.village.end.getByRole("link", { name: t("room-replay"), exact: true }).click();
  await expect(bob.page).toHaveURL(/\/replay$/);
  await expect(bob.page.getByRole("slider", { name: t("room-replay-step") })).toBeVisible();
  await expect(bob.village.board).toBeVisible();
});

test("who plays alone is surrounded by neutral boards and gets to the end", async ({ person }) => {
  test.slow();
  const ann = await person("Ann", { settings: { quick: true, autoDraw: true } });
  await deal(ann);
  await ann.goto("/");
  await choose(ann, 1, "nightmare");
  await ann.page.getByRole("button", { name: t("start-solo") }).click();
  await ann.village.laidOut();
  await expect(ann.village.seats.getByRole("listitem")).toHaveCount(1);
  await expect(ann.page.getByRole("region", { name: new RegExp(`, ${t("neutral")}, `) })).toHaveCount(3);

  await playToTheEnd([ann], "move", "exorcise", "ask");
  await expect(ann.village.end).toBeVisible();
  await expect(ann.page.getByText(like("gs-score"))).toBeAttached();
});

test("who exorcises the last incarnation has won, and everybody sees the score", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: LAST_INCARNATION }));
  await ann.village.expectQuestion("judge");
  await ann.village.confirm.click();
  await ann.village.expectQuestion("group-qi");
  await ann.village.chip(t("blue-taoist")).click();
  await ann.village.confirm.click();
  // The victory, 6 Qi and the 10 cards that nobody had to face.
  const words = t("gs-score", { ending: t("gs-won"), score: 26 });
  for (const { page, village } of [ann, bob]) {
    await expect(page.getByRole("dialog", { name: t("room-won"), exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(village.status(t("gs-over-won"))).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
});
