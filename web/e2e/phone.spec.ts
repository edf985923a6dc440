import type { Locator, Page } from "@playwright/test";
import { QUIET } from "./support/positions.ts";
import { expect, test, type Habits } from "./support/test.ts";
import { t } from "./support/words.ts";

const PHONE: Habits = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const TOUCH_PX = 44;

async function noSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

async function expectTouchable(buttons: Locator): Promise<void> {
  const small: string[] = [];
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    // Half a pixel is lost to rounding.
    if (box && (box.width < TOUCH_PX - 0.5 || box.height < TOUCH_PX - 0.5)) {
      small.push(`${(await button.getAttribute("aria-label")) ?? (await button.innerText())}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
    }
  }
  expect(small, `buttons smaller than ${TOUCH_PX} px`).toEqual([]);
}

test("on a phone the board fills the width and a whole turn is played by tapping", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const { page, table } = ann;
  await ann.open({ file: QUIET, others: "own" });
  await noSidewaysScrolling(page);
  const board = await table.board.boundingBox();
  expect(board?.width).toBeGreaterThan(330);

  await table.tile("temple-of-the-sun").tap();
  await expectTouchable(table.actions.getByRole("button"));
  await table.confirm.tap();
  await expect(table.tile("temple-of-the-sun")).toHaveAccessibleName(new RegExp(t("diver")));
  await expectTouchable(table.actions.getByRole("button"));
  await expectTouchable(table.tools.getByRole("button"));
  await expectTouchable(page.getByRole("group", { name: t("room-panels") }).getByRole("button"));
  await expectTouchable(page.getByRole("banner").getByRole("button"));

  await table.verb("draw").tap();
  await table.confirm.tap();
  await table.due("draw").tap();
  await table.due("flood").tap();
  await table.due("flood").tap();
  await expect(table.verb("move")).toBeVisible();
  await noSidewaysScrolling(page);

  const panels = page.getByRole("group", { name: t("room-panels") });
  for (const panel of ["log", "chat", "table"]) {
    await panels.getByRole("button", { name: t(`room-${panel}`), exact: true }).tap();
    await expect(page.getByRole("heading", { level: 2, name: t(`room-${panel}`), exact: true })).toBeVisible();
    await noSidewaysScrolling(page);
  }
});

for (const path of ["/", "/rules/forbidden-island", "/learn"]) {
  test(`on a phone nothing of ${path} is wider than the screen`, async ({ person }) => {
    const ann = await person("Ann", PHONE);
    await ann.goto(path);
    await expect(ann.page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await noSidewaysScrolling(ann.page);
  });
}
