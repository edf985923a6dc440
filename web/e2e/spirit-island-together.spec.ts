// Several people play Spirit Island at once without getting in each other's way.

import { HeldLine } from "./support/held.ts";
import { Island, openIsland, t } from "./support/island.ts";
import { PHONE } from "./support/phone.ts";
import { SANDBAGS } from "./support/positions.mjs";
import { grow } from "./support/spirit-island-driver.ts";
import { BOTH_GAIN, LAST_PUSH, openPosition } from "./support/spirit-island-positions.ts";
import { expect, test, type Person } from "./support/test.ts";

const lateness = ({ page }: Person) => page.getByText(t("refusal-late"));

/** Cards are drawn by asking for them: there is nothing to confirm. */
const gainMinor = (island: Island) => island.move("minor").click();

test("two who gain Powers at the same time both get their cards", async ({ person }) => {
  const [ann, bob] = [await person("Ann"), await person("Bob")];
  const line = await HeldLine.of(bob.page);
  await bob.join(await ann.open({ file: BOTH_GAIN }));
  const [hers, his] = [new Island(ann.page), new Island(bob.page)];
  await expect(his.move("minor")).toBeVisible();
  // He confirms before he hears of hers, and the server hears of hers first.
  line.hold(/"ask":"play"(?!.*"unless_reveals":true)/);
  await gainMinor(his);
  await gainMinor(hers);
  await expect(hers.kind("keep")).toHaveCount(4);
  line.release();
  await expect(his.kind("keep")).toHaveCount(4);
  await expect(hers.kind("keep")).toHaveCount(4);
  for (const somebody of [ann, bob]) await expect(lateness(somebody)).toHaveCount(0);

  await hers.kind("keep").first().click();
  await his.kind("keep").first().click();
  await expect(hers.kind("keep")).toHaveCount(0);
  await expect(his.kind("keep")).toHaveCount(0);
});

test("what one does leaves the other's confirmation where it is", async ({ person }) => {
  const [ann, bob] = [await person("Ann"), await person("Bob")];
  await bob.join(await openIsland(ann, { spirits: ["sun-bright-whirlwind", "eyes-watch-from-the-trees"] }));
  const [hers, his] = [new Island(ann.page), new Island(bob.page)];
  await grow(his, 2);
  await his.move("ready").click();
  await expect(his.question).toContainText(t("si-unplayed"));
  await hers.move("grow 2").click();
  await expect(hers.possible.first()).toBeVisible();
  await expect(his.question).toContainText(t("si-unplayed"));
  await his.confirm.click();
  await expect(his.move("ready")).toHaveCount(0);
});

test("one takes back a step of one's own, and the other keeps the cards", async ({ person }) => {
  const [ann, bob] = [await person("Ann"), await person("Bob")];
  await bob.join(await ann.open({ file: BOTH_GAIN }));
  const [hers, his] = [new Island(ann.page), new Island(bob.page)];
  await gainMinor(his);
  await expect(his.kind("keep")).toHaveCount(4);
  await ann.page.keyboard.press("u");
  const dialog = ann.page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByRole("button", { name: t("room-undo-propose"), exact: true }).click();
  await his.proposal.getByRole("button", { name: t("room-agree"), exact: true }).click();
  await hers.expectQuestion(t("question-act"));
  await expect(his.kind("keep")).toHaveCount(4);
});

test("an undo leaves no confirmation of another question behind", async ({ person }) => {
  const ann = await person("Ann");
  const island = await openPosition(ann, LAST_PUSH);
  const cancel = island.question.getByRole("button", { name: t("si-cancel") });
  await island.openLog();
  await island.touch(island.possible.first());
  await expect(island.moves).toHaveCount(1);
  await island.touch(island.possible.first());
  await expect(cancel).toBeVisible();
  await ann.page.keyboard.press("u");
  await expect(island.moves).toHaveCount(0);
  await expect(cancel).toHaveCount(0);
  await expect(island.possible.first()).toBeVisible();
});

test("nothing is announced, and nothing speaks of it", async ({ person }) => {
  const ann = await person("Ann");
  await ann.goto("/");
  const games = ann.page.getByRole("group", { name: t("choose-game") });
  const more = ann.page.getByText(t("more-choices"));
  await more.click();
  await expect(ann.page.getByText(t("pause"), { exact: true })).toBeVisible();
  for (const title of ["Horizons of Spirit Island", "Ghost Stories"]) {
    await games.getByText(title, { exact: true }).click();
    await expect(ann.page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await more.click();
    await expect(ann.page.getByRole("group", { name: t("visibility") })).toBeVisible();
    await expect(ann.page.getByText(t("pause"), { exact: true })).toHaveCount(0);
    await expect(ann.page.getByText(t("pause-about"))).toHaveCount(0);
  }
  await openPosition(ann, LAST_PUSH);
  await ann.page.keyboard.press("?");
  await expect(ann.page.getByRole("dialog")).toContainText(t("room-undo"));
  await expect(ann.page.getByRole("dialog")).not.toContainText(t("room-wait-key"));
});

test("the settings of a room speak of draws only where somebody may react to them", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  for (const [file, announced] of [
    [SANDBAGS, 1],
    [LAST_PUSH, 0],
  ] as const) {
    await ann.open({ file, others: "own" });
    await ann.page.getByRole("button", { name: t("room-table"), exact: true }).tap();
    await ann.page.getByRole("button", { name: t("room-settings"), exact: true }).tap();
    await expect(ann.page.getByRole("dialog").getByText(t("room-visibility-link"))).toBeVisible();
    await expect(ann.page.getByText(t("room-pause-setting"))).toHaveCount(announced);
  }
});

test("the log tells by its sign which Spirit made a move", async ({ person }) => {
  const ann = await person("Ann");
  const island = await openPosition(ann, BOTH_GAIN);
  await island.openLog();
  await expect(island.moves.first().locator("[data-mark]")).toHaveAttribute(
    "data-mark",
    "devouring-teeth-lurk-underfoot",
  );
  await expect(island.moves.nth(2).locator("[data-mark]")).toHaveAttribute(
    "data-mark",
    "sun-bright-whirlwind",
  );
});
