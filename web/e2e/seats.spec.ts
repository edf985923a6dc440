// Who may free a seat and take over from a bot, and what everybody in a room is told about it.

import { PHONE } from "./support/phone.ts";
import { QUIET } from "./support/positions.mjs";
import { serve, type Server } from "./support/server.ts";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

let server: Server;
test.beforeAll(async () => {
  server = await serve("--absent-seconds", "0");
});
test.afterAll(() => server.stop());

test("whoever has left for long is replaced by those who sit", async ({ person }) => {
  const ann = await person("Ann", { baseURL: server.url });
  const bob = await person("Bob", { baseURL: server.url });
  const eve = await person("Eve", { baseURL: server.url });
  const room = await ann.open({ file: QUIET });
  await bob.join(room);
  await eve.goto(room);
  await eve.table.laidOut();
  await bob.page.close();

  const left = ann.table.seats.getByText(t("room-seat-abandoned"));
  await expect(left).toBeVisible();
  await expect(eve.table.seats.getByRole("button"), "onlookers decide nothing").toHaveCount(0);
  await ann.table.manageSeat("navigator", "room-free-seat");
  await expect(left).toHaveCount(0);
  await eve.table.sitLater();
  await expect(ann.table.seats.getByText("Eve")).toBeVisible();
});

test("the seat of somebody who has left is given to a bot, and given back", async ({ person }) => {
  const ann = await person("Ann", { baseURL: server.url });
  const bob = await person("Bob", { baseURL: server.url });
  const room = await ann.open({ file: QUIET });
  await bob.join(room);
  await bob.page.goto("about:blank");
  await expect(ann.table.seats.getByText(t("room-seat-abandoned"))).toBeVisible();
  await ann.table.manageSeat("navigator", "room-seat-bot-heuristic");
  await expect(ann.table.seats.getByText(t("room-bot-heuristic"), { exact: true })).toBeVisible();
  await bob.goto(room);
  await bob.table.laidOut();
  await bob.table.seats.getByRole("button", { name: t("room-unseat-bot"), exact: true }).click();
  await expect(bob.table.seats.getByText(t("room-seat-own"))).toBeVisible();
});

test("strangers leave bots alone, and those who sit free a bot's seat", async ({ person }) => {
  const ann = await person("Ann");
  const eve = await person("Eve");
  const room = await ann.open({ file: QUIET, others: "bot" });
  await eve.goto(room);
  await eve.table.laidOut();
  await expect(eve.page.getByText(t("room-watching"), { exact: true })).toBeVisible();
  await expect(eve.table.seats.getByRole("button")).toHaveCount(0);
  await ann.table.manageSeat("navigator", "room-free-seat");
  await expect(eve.page.getByText(t("room-watching-free"))).toBeVisible();
  await eve.table.sitLater();
});

test("a known seed is told to everybody", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await ann.dealBy("7");
  await ann.goto("/");
  await ann.page.getByRole("button", { name: t("start-solo") }).click();
  await ann.table.laidOut();
  await bob.goto(ann.page.url());
  for (const { page } of [ann, bob]) {
    const note = page.getByText(t("room-known-seed"));
    await expect(note).toBeVisible();
    await page
      .getByRole("status")
      .filter({ has: note })
      .getByRole("button", { name: t("close"), exact: true })
      .click();
    await expect(note).toHaveCount(0);
  }
});

test("another game begins when all who sit want it", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const bob = await person("Bob");
  const room = await ann.open({ file: QUIET });
  await bob.join(room);
  await ann.page.getByRole("button", { name: t("room-table"), exact: true }).click();
  await ann.page.getByRole("button", { name: t("room-settings"), exact: true }).click();
  await ann.page.getByRole("button", { name: t("room-rematch-ask"), exact: true }).click();
  await expect(ann.page.getByText(t("room-rematch-asked", { names: "Ann" }))).toBeVisible();
  await bob.page.getByRole("button", { name: t("room-rematch-agree"), exact: true }).click();
  await expect(bob.page.getByText(t("room-said-rematch"))).toBeVisible();
});
