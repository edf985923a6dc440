import { actOnce } from "./support/driver.ts";
import { QUIET } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("who plays solo has every seat and plays them in turn", async ({ person }) => {
  const ann = await person("Ann", { settings: { name: "" } });
  await ann.goto("/");
  await ann.page.getByRole("button", { name: t("start-solo") }).click();
  await ann.table.laidOut();
  await expect(ann.table.seats.getByText(t("room-seat-own"))).toHaveCount(2);

  const turn = ann.page.getByRole("heading", { level: 2 }).first();
  const before = await turn.innerText();
  // What the cards bring is left to chance.
  await expect(async () => {
    if ((await turn.innerText()) === before) await actOnce([ann]);
    expect(await turn.innerText()).not.toBe(before);
  }).toPass({ intervals: [50] });
  await expect(ann.table.actions.getByRole("button").first()).toBeVisible();
});

test("a bot plays its own turn", async ({ person }) => {
  const ann = await person("Ann");
  await ann.goto("/");
  await ann.page.getByRole("button", { name: t("start-bots") }).click();
  await ann.table.laidOut();
  await expect(ann.table.seats.getByText(t("room-bot-heuristic"), { exact: true })).toBeVisible();

  const botsTurn = ann.page.getByRole("heading", { level: 2, name: new RegExp(`· ${t("fi-bot")}$`) });
  // The moves that were there before the bot's turn was seen, with the one of hers that may have led to it.
  let made = 0;
  await expect(async () => {
    made = await ann.table.moves.count();
    if ((await botsTurn.count()) === 0) {
      made += 1;
      await actOnce([ann]);
    }
    expect(await botsTurn.count()).toBe(1);
  }).toPass();
  await expect.poll(() => ann.table.moves.count()).toBeGreaterThan(made);
});

test("a bot takes over a seat, and gives it back", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET, others: "own" });
  await ann.table.manageSeat("diver", "room-seat-bot-heuristic");

  const seat = ann.table.seats.getByRole("listitem").first();
  await expect(seat).toContainText(t("room-bot-heuristic"));
  await expect(ann.table.moves).not.toHaveCount(0);
  await seat.getByRole("button", { name: t("room-unseat-bot"), exact: true }).click();
  await expect(seat).not.toContainText(t("room-bot-heuristic"));
  await expect(seat).toContainText(t("room-seat-own"));
});
