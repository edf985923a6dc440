import { expectNoViolations } from "./support/axe.ts";
import { AFTER_THE_ROLL, BEFORE_THE_ROLL, LAST_TILE, TURN } from "./support/ghost-stories-positions.ts";
import { focused, tabTo, walkTo } from "./support/keys.ts";
import { keysShown, latinShown, SWITCH } from "./support/languages.ts";
import { expectTouchable, noSidewaysScrolling, PHONE, SIDEWAYS } from "./support/phone.ts";
import { expect, test, type Person } from "./support/test.ts";
import { t } from "./support/village.ts";
import { escape } from "./support/words.ts";

const here = (taoist: string) => new RegExp(`${escape(t(taoist))} here`);
/** Who falls to the token, whatever the dice show: if they are enough for the other ghost, both go (GS-R84). */
const CORPSE = new RegExp(`^(${escape(t("walking-corpse"))}|${escape(t("move-dispel-both"))})`);

test("on a phone the village fills the width and a whole turn is played by tapping", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const { page, village } = ann;
  await ann.open({ file: TURN, others: "own" });
  await noSidewaysScrolling(page);
  await expect(village.board).toBeInViewport({ ratio: 0.9 });
  expect((await village.board.boundingBox())?.width).toBeGreaterThan(330);

  await village.thing("cemetery").tap();
  await expectTouchable(village.actions.getByRole("button"));
  await village.confirm.tap();
  await expect(village.thing("cemetery")).toHaveAccessibleName(here("yellow-taoist"));
  await expectTouchable(village.actions.getByRole("button"));

  await village.verb("exorcise").tap();
  await noSidewaysScrolling(page);
  await expect(village.confirm).toBeInViewport({ ratio: 1 });
  await village.confirm.tap();
  await village.expectQuestion("judge");
  await expectTouchable(village.actions.getByRole("button"));
  await noSidewaysScrolling(page);
  await village.chip(CORPSE).tap();
  await village.confirm.tap();
  await expect(village.thing("west-1")).toHaveAccessibleName(new RegExp(t("gs-empty")));
  await village.verb("end").tap();
  await village.confirm.tap();
  await village.yin.tap();
  await expect(village.yin).toHaveCount(0);
  await noSidewaysScrolling(page);
});

test("on a phone held sideways the whole village and the button that rolls are in sight at once", async ({
  person,
}) => {
  const ann = await person("Ann", SIDEWAYS);
  const { page, village } = ann;
  await ann.open({ file: BEFORE_THE_ROLL, others: "own" });
  await village.verb("exorcise").tap();
  for (const part of [village.board, village.confirm]) await expect(part).toBeInViewport({ ratio: 1 });
  await noSidewaysScrolling(page);
});

test("a whole turn is played without a mouse", async ({ person }) => {
  const ann = await person("Ann");
  const { page, village } = ann;
  await ann.open({ file: TURN, others: "own" });
  await page.keyboard.press("m");
  await expect(village.possible.first()).toBeVisible();
  const goal = (await village.thing("cemetery").getAttribute("aria-label")) ?? "";
  await tabTo(page, new RegExp(`, (${escape(t("gs-tile-active"))}|${escape(t("gs-tile-haunted"))})`));
  await walkTo(page, goal);
  expect(await focused(page)).toMatchObject({ outlined: true });
  await page.keyboard.press("Enter");
  await expect(village.confirm).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(village.thing("cemetery")).toHaveAccessibleName(here("yellow-taoist"));

  await page.keyboard.press("x");
  await expect(village.confirm).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(village.confirm).toHaveCount(0);
  for (const key of ["x", "Enter"]) await page.keyboard.press(key);
  await village.expectQuestion("judge");
  await tabTo(page, CORPSE);
  for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
  await expect(village.thing("west-1")).toHaveAccessibleName(new RegExp(t("gs-empty")));

  await page.keyboard.press("e");
  await expect(village.confirm).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(village.yin).toBeVisible();
});

test("the table changes its language at once and keeps its state", async ({ person }) => {
  const ann = await person("Ann");
  const { page, village } = ann;
  await ann.open({ file: BEFORE_THE_ROLL, others: "own" });
  await village.tool("forecast").click();
  await village.verb("exorcise").click();
  await expect(village.actions.getByText(t("gs-odds-dice")).first()).toBeVisible();
  expect(await keysShown(page)).toEqual([]);

  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByRole("button", { name: SWITCH.ru }).click();
  const actions = page.getByRole("region", { name: t("gs-actions", {}, "ru"), exact: true });
  await expect(actions.getByText(t("gs-odds-dice", {}, "ru")).first()).toBeVisible();
  expect(await page.evaluate(() => "stillHere" in globalThis), "nothing was loaded again").toBe(true);
  expect(await keysShown(page)).toEqual([]);
  expect(await latinShown(page)).toEqual([]);

  await page.getByRole("button", { name: SWITCH.en }).click();
  await expect(village.confirm).toBeVisible();
});

const SCENES: { name: string; show: (ann: Person) => Promise<void> }[] = [
  {
    name: "a table before the dice are rolled, with the odds",
    show: async (ann) => {
      await ann.open({ file: BEFORE_THE_ROLL, others: "own" });
      await ann.village.tool("forecast").click();
      await ann.village.verb("exorcise").click();
      await expect(ann.village.actions.getByText(t("gs-odds-dice")).first()).toBeVisible();
    },
  },
  {
    name: "the choice of who falls",
    show: async (ann) => {
      await ann.open({ file: AFTER_THE_ROLL, others: "own" });
      await ann.village.expectQuestion("judge");
    },
  },
  {
    name: "the village fallen",
    show: async (ann) => {
      await ann.open({ file: LAST_TILE, others: "own" });
      await ann.village.yin.click();
      await expect(ann.village.end).toBeVisible();
      await ann.page.keyboard.press("Escape");
      await expect(ann.village.status(t("gs-over-lost"))).toBeVisible();
    },
  },
  {
    name: "the village as text",
    show: async (ann) => {
      await ann.open({ file: TURN, others: "own" });
      await ann.page.getByRole("button", { name: t("room-text-mode-short"), exact: true }).click();
      await expect(ann.page.getByRole("heading", { name: t("gs-text-village") })).toBeVisible();
    },
  },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const { name, show } of SCENES) {
    test(`${name} can be used by everybody, ${colorScheme}`, async ({ person }) => {
      const ann = await person("Ann", { colorScheme });
      await show(ann);
      await expectNoViolations(ann.page);
    });
  }
}

test("who watches sees the village and every move, and has none", async ({ person }) => {
  const ann = await person("Ann");
  const eve = await person("Eve");
  await eve.goto(await ann.open({ file: TURN, others: "own" }));
  await eve.village.laidOut();
  await expect(eve.page.getByText(t("room-watching"), { exact: true })).toBeVisible();
  await expect(eve.village.thing("north-3")).toHaveAccessibleName(new RegExp(t("ghoul")));
  await ann.village.play("move", "cemetery");
  await expect(eve.village.thing("cemetery")).toHaveAccessibleName(here("yellow-taoist"));
  await expect(eve.village.moves).toHaveCount(1);
  for (const none of [eve.village.actions.getByRole("button"), eve.village.possible])
    await expect(none).toHaveCount(0);
});
