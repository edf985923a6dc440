// What a machine can tell about whether everybody can use a page.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Everybody can use what is on the page now. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Contrast is that of what has come to rest.
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
        ),
    undefined,
    { polling: 50 },
  );
  // The drawings say nothing that the names of their places do not say, and consist of thousands of elements.
  const { violations } = await new AxeBuilder({ page })
    .exclude("[data-tile] svg")
    .exclude("[data-thing] svg")
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes
      .slice(0, 5)
      .map(
        ({ target, failureSummary }) =>
          `${target.join(" ")}: ${failureSummary?.split("\n").slice(1, 3).join(" ") ?? ""}`,
      ),
  }));
  expect(found).toEqual([]);
}
