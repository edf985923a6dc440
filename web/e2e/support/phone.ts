// What a phone asks of a page.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Habits } from "./test.ts";

export const PHONE: Habits = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const SIDEWAYS: Habits = { ...PHONE, viewport: { width: 740, height: 360 } };
const TOUCH_PX = 44;

export async function noSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

/** All buttons that are there now are as large as a finger, seen in one look. */
export async function expectTouchable(buttons: Locator): Promise<void> {
  await expect(buttons.first()).toBeVisible();
  const small = await buttons.evaluateAll((all, least) => {
    const sized = all
      .filter((button) => button.checkVisibility())
      .map((button) => ({ button, box: button.getBoundingClientRect() }));
    return sized
      .filter(({ box }) => box.width < least || box.height < least)
      .map(
        ({ button, box }) =>
          `${button.getAttribute("aria-label") ?? button.textContent}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
      );
    // Half a pixel is lost to rounding.
  }, TOUCH_PX - 0.5);
  expect(small, `buttons smaller than ${TOUCH_PX} px`).toEqual([]);
}
