import type { Page } from "@playwright/test";
import { Island, t } from "./support/island.ts";
import { boxes } from "./support/boxes.ts";
import { noSidewaysScrolling, PHONE } from "./support/phone.ts";
import { expect, test, type Person } from "./support/test.ts";

const LAST_STEP = 12;
const FAST_STEP = 5;

const coach = (page: Page) => page.getByRole("region", { name: t("room-lesson"), exact: true });

async function expectStep({ page }: Person, step: number): Promise<void> {
  await expect(coach(page)).toContainText(t("room-lesson-step", { step, last: LAST_STEP }));
}

async function press({ page }: Person, button: string): Promise<void> {
  await coach(page)
    .getByRole("button", { name: t(button), exact: true })
    .click();
}

async function begin(ann: Person): Promise<Island> {
  await ann.goto("/learn?game=spirit-island");
  await press(ann, "room-lesson-begin");
  await expectStep(ann, 2);
  return new Island(ann.page);
}

/** Touches what the coach points at, which is in sight. */
async function follow(island: Island, move: string): Promise<void> {
  const pointed = island.page.locator(`[data-move="${move}"]:visible`).first();
  await expect(pointed).toHaveCSS("outline-style", "dashed");
  await expect(pointed).toBeInViewport();
  await pointed.click();
}

/** The coach stands above the map, and what is asked beside it or below. */
async function expectNothingCovered(island: Island): Promise<void> {
  const [words, map, question] = await boxes([coach(island.page), island.board, island.question]);
  expect(words!.y + words!.height).toBeLessThanOrEqual(map!.y + 1);
  const below = map!.y + map!.height <= question!.y + 1;
  const beside = map!.x + map!.width <= question!.x + 1;
  expect(below || beside).toBe(true);
}

for (const [where, habits] of [
  ["on a phone", PHONE],
  ["on a desktop", {}],
] as const) {
  test(`who follows the coach plays two turns ${where}`, async ({ person }) => {
    const ann = await person("Ann", habits);
    const island = await begin(ann);
    for (const move of ["grow 3", "act 1"]) await follow(island, move);
    await expectStep(ann, 3);
    await expectNothingCovered(island);
    await island.touch(island.land("G4"));
    await follow(island, "track plays");
    await expectStep(ann, 4);
    for (const move of ["play mysterious-abductions", "play whispered-guidance-through-the-night"])
      await follow(island, move);

    // What is left is shown rather than played.
    await expectStep(ann, FAST_STEP);
    await press(ann, "room-lesson-show");
    await expect(island.possible.first()).toBeVisible();
    for (let step = FAST_STEP; step < LAST_STEP; step++) {
      await expectStep(ann, step);
      await press(ann, "room-lesson-skip");
    }
    await expectStep(ann, LAST_STEP);
    await expect(ann.page.getByRole("heading", { level: 2, name: t("si-turn", { turn: 3 }) })).toBeVisible();
    await noSidewaysScrolling(ann.page);
  });
}

test("the words of the coach fold away on a phone, and come back with the next step", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const island = await begin(ann);
  const words = coach(ann.page).getByText(t("si-lesson-grow"), { exact: true });
  const fold = coach(ann.page).getByRole("button", { name: t("room-lesson-words"), exact: true });
  await fold.click();
  await expect(words).toBeHidden();
  for (const move of ["grow 3", "act 1"]) await follow(island, move);
  await expectStep(ann, 3);
  await expect(fold).toHaveAttribute("aria-expanded", "true");
});
