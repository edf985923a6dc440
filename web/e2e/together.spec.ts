import { HeldLine } from "./support/held.ts";
import { MIDDLE, QUIET, SANDBAGS } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { like, t } from "./support/words.ts";

test("the odds stand on the board, and the dangers in a list", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: MIDDLE, others: "own" });
  await expect(ann.table.tile("fools-landing")).not.toHaveAccessibleName(/%/);
  await ann.table.tool("forecast").click();

  await expect(ann.table.tile("fools-landing")).toHaveAccessibleName(/\d %/);
  await expect(
    ann.table.board
      .getByText(/\d\s*%/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const dangers = ann.page.getByRole("region", { name: t("room-forecast"), exact: true });
  await expect(dangers.getByRole("listitem").first()).toContainText(/%/);
  await dangers
    .getByRole("button", { name: /FI-R?\d+/ })
    .first()
    .click();
  await expect(ann.page.getByRole("dialog", { name: /FI-R?\d+/ })).toBeVisible();
  await ann.page.keyboard.press("Escape");

  await ann.table.tool("forecast").click();
  await expect(dangers).toHaveCount(0);
});

test("what one says, points at and draws reaches the other", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: QUIET }));

  await ann.page.getByLabel(t("room-chat-say")).fill("Let us meet at the landing");
  await ann.page.keyboard.press("Enter");
  const chat = bob.page.getByRole("region", { name: t("room-chat"), exact: true });
  await expect(chat).toContainText("Let us meet at the landing");
  await expect(chat).toContainText("Ann");

  await ann.table.tool("point").click();
  await ann.table.tile("fools-landing").click();
  await expect(
    bob.page.getByText(t("room-said-ping", { name: "Ann", thing: t("fools-landing") })),
  ).toBeAttached();
  await ann.table.tool("point").click();

  await ann.table.tool("draw").click();
  await ann.table.tile("misty-marsh").dragTo(ann.table.tile("fools-landing"));
  const signed = bob.table.board.locator("svg text", { hasText: "Ann" });
  await expect(signed).toBeVisible();
  await ann.table.tool("draw-clear").click();
  await expect(signed).toHaveCount(0);
  await expect(bob.table.moves).toHaveCount(0);
});

test("who holds Sandbags can stop a draw, play them, and let it go on", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await ann.goto("/");
  await ann.page.getByRole("button", { name: t("file-open") }).click();
  const dialog = ann.page.getByRole("dialog");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "sandbags.artel", mimeType: "text/plain", buffer: Buffer.from(SANDBAGS) });
  await dialog.getByText(t("file-others-free"), { exact: true }).click();
  await dialog.getByRole("button", { name: t("open-table") }).click();
  await ann.table.laidOut();
  await bob.join(new URL(ann.page.url()).pathname);

  await ann.table.due("draw").click();
  await expect(ann.page.getByText(like("room-pause"))).toBeVisible();
  await bob.page.getByRole("button", { name: t("room-wait"), exact: true }).click();
  await expect(ann.page.getByText(t("room-pause-held", { name: "Bob" }))).toBeVisible();
  await bob.table.play("sandbags", "observatory");
  await expect(ann.table.tile("observatory")).toHaveAccessibleName(new RegExp(t("fi-state-dry")));
  await expect(ann.table.moves).toHaveCount(1);

  await bob.page.getByRole("button", { name: t("room-go-on"), exact: true }).click();
  await expect(ann.table.moves).toHaveCount(2);
});

test("a draw that nobody stops is made when its time is up", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  const line = await HeldLine.of(bob.page);
  await bob.join(await ann.open({ file: SANDBAGS, pauseSeconds: 2 }));
  const wait = bob.page.getByRole("button", { name: t("room-wait"), exact: true });
  // However slow the machine is: that it is made comes to him after it was seen to be announced.
  line.hold(/"tell":"update"/);
  const before = Date.now();
  await ann.table.due("draw").click();
  await expect(ann.table.moves).toHaveCount(1);
  expect(Date.now() - before, "it is made no sooner").toBeGreaterThanOrEqual(2000);
  await expect(wait).toBeVisible();
  await expect(bob.table.moves).toHaveCount(0);
  line.release();
  await expect(bob.table.moves).toHaveCount(1);
  await expect(wait).toHaveCount(0);
});

test("who lets a draw go on just when its time is up is not told off", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  const line = await HeldLine.of(bob.page);
  await bob.join(await ann.open({ file: SANDBAGS, pauseSeconds: 2 }));
  // The draw is made, and he has not heard of it yet.
  line.hold(/"tell":"update"/);
  await ann.table.due("draw").click();
  await expect(ann.table.moves).toHaveCount(1);
  await bob.page.getByRole("button", { name: t("room-go-on"), exact: true }).click();
  line.release();
  await expect(bob.table.moves).toHaveCount(1);
  await expect.poll(() => line.heard.some((text) => text.includes("nothing-open"))).toBe(true);
  await expect(bob.page.getByText(t("refusal-nothing-open"))).toHaveCount(0);
});
