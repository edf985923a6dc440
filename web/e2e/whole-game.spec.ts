import { playToTheEnd } from "./support/driver.ts";
import { LAST_MOVE } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("two people play a whole game, see the same end and look back at it", async ({ person }) => {
  test.slow();
  // The seed of a game that failed is printed: SEED deals the same game again.
  const seed = process.env["SEED"] ?? String(Math.floor(Math.random() * 2 ** 32));
  test.info().annotations.push({ type: "seed", description: seed });
  const ann = await person("Ann", { settings: { name: "" } });
  const bob = await person("Bob", { settings: { name: "" } });
  await ann.dealBy(seed);

  await ann.goto("/");
  await ann.page.getByLabel(t("name-label")).fill("Ann");
  await ann.page.getByRole("radio", { name: t("legendary") }).check({ force: true });
  await ann.page.getByRole("button", { name: t("start-friends") }).click();
  await ann.table.laidOut();
  const link = await ann.page.getByLabel(t("room-invite-link")).inputValue();

  await bob.goto(link);
  await bob.table.invited.getByLabel(t("name-label")).fill("Bob");
  await bob.page.keyboard.press("Enter");
  await expect(ann.table.seats).toContainText("Bob");

  // The first to act takes a step on the board before they hurry on.
  const first = (await ann.table.verb("move").count()) > 0 ? ann : bob;
  await first.table.verb("move").click();
  await first.table.possibleTiles.first().click();
  await first.table.confirm.click();
  await expect(ann.table.moves).toHaveCount(1);
  await expect(bob.table.moves).toHaveCount(1);
  await playToTheEnd([ann, bob]);

  await expect(ann.table.end).toBeVisible();
  await expect(bob.table.end).toBeVisible();
  expect(await bob.table.end.innerText()).toBe(await ann.table.end.innerText());

  await bob.table.end.getByRole("link", { name: t("room-replay"), exact: true }).click();
  await expect(bob.page).toHaveURL(/\/replay$/);
  await expect(bob.page.getByRole("slider", { name: t("room-replay-step") })).toBeVisible();
  await expect(bob.table.board).toBeVisible();
});

test("who has everything flies off and wins, and the next game is a click away for both", async ({
  person,
}) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: LAST_MOVE }));

  await ann.table.verb("take-off").click();
  await ann.table.confirm.click();
  for (const { table } of [ann, bob]) await expect(table.end).toContainText("all four treasures");

  await ann.table.end.getByRole("button", { name: t("room-rematch-new"), exact: true }).click();
  await expect(ann.table.end).toHaveCount(0);
  await bob.table.end.getByRole("link", { name: t("room-rematch-go"), exact: true }).click();
  await expect(bob.table.end).toHaveCount(0);
  await expect(bob.page).toHaveURL(ann.page.url());
  for (const { table } of [ann, bob]) await expect(table.seats.getByText(t("room-seat-own"))).toBeVisible();
});
