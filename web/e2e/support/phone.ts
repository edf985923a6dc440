// What a phone asks of a page.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Habits } from "./test.ts";

export const PHONE: Habits = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const SIDEWAYS: Habits = { ...PHONE, viewport: { width: 740, height: 360 } };
const TOUCH_PX = 44;

export async function noSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

export async function expectTouchable(buttons: Locator): Promise<void> {
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
