import type { Page } from "@playwright/test";
import { Island, t } from "./support/island.ts";
import { boxes } from "./support/boxes.ts";
import { noSidewaysScrolling, PHONE } from "./support/phone.ts";
import { expect, test, type Person } from "./support/test.ts";

const LAST_STEP = 23;
/** The steps that are read before the first move. */
const READ = 5;

const coach = (page: Page) => page.getByRole("region", { name: t("room-lesson"), exact: true });
const spot = (page: Page) => page.locator(".spot");

async function expectStep({ page }: Person, step: number): Promise<void> {
  await expect(coach(page)).toContainText(t("room-lesson-step", { step, last: LAST_STEP }));
}

async function press({ page }: Person, button: string): Promise<void> {
  await coach(page)
    .getByRole("button", { name: t(button), exact: true })
    .click();
}

/** Reads what comes before the first move. */
async function begin(ann: Person): Promise<Island> {
  await ann.goto("/learn?game=spirit-island");
  await press(ann, "room-lesson-begin");
  for (let step = 2; step <= READ; step++) {
    await expectStep(ann, step);
    await expect(spot(ann.page)).toBeInViewport();
    await press(ann, "room-lesson-next");
  }
  await expectStep(ann, READ + 1);
  return new Island(ann.page);
}

/** The words lie beside what they speak of. */
async function expectBeside(page: Page): Promise<void> {
  await expect(async () => {
    const [words, what] = await boxes([coach(page), spot(page)]);
    const across = Math.min(words!.x + words!.width, what!.x + what!.width) - Math.max(words!.x, what!.x);
    const along = Math.min(words!.y + words!.height, what!.y + what!.height) - Math.max(words!.y, what!.y);
    expect(across > 1 && along > 1, "the words lie over what they speak of").toBe(false);
  }).toPass({ timeout: 3_000 });
}

/** Touches what the coach points at: it is lit, and the words lie beside it. */
async function follow(island: Island, move: string): Promise<void> {
  const pointed = island.page.locator(`[data-move="${move}"]:visible`).first();
  await expect(pointed).toBeInViewport();
  await expectBeside(island.page);
  const [lit, made] = await boxes([spot(island.page), pointed]);
  expect(Math.abs(lit!.x + lit!.width / 2 - made!.x - made!.width / 2)).toBeLessThan(12);
  await pointed.click();
}

for (const [where, habits] of [
  ["on a phone", PHONE],
  ["on a desktop", {}],
] as const) {
  test(`who follows the coach plays two turns ${where}`, async ({ person }) => {
    test.slow();
    const ann = await person("Ann", habits);
    const island = await begin(ann);
    await follow(island, "grow 3");
    await follow(island, "act 1");
    await expectBeside(ann.page);
    await island.touch(island.land("G4"));
    await follow(island, "track plays");
    await follow(island, "play mysterious-abductions");
    await follow(island, "play whispered-guidance-through-the-night");
    await follow(island, "use mysterious-abductions");
    await expectBeside(ann.page);
    await island.touch(island.land("G4"));

    // What is left is shown rather than played.
    for (let step = 13; step < LAST_STEP; step++) {
      await expectStep(ann, step);
      const skip = coach(ann.page).getByRole("button", { name: t("room-lesson-skip"), exact: true });
      await ((await skip.count()) > 0 ? press(ann, "room-lesson-skip") : press(ann, "room-lesson-next"));
    }
    await expectStep(ann, LAST_STEP);
    await expect(ann.page.getByRole("heading", { level: 2, name: t("si-turn", { turn: 3 }) })).toBeVisible();
    await noSidewaysScrolling(ann.page);
  });
}

test("the lesson takes no room from the table, and dims all but what it speaks of", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const island = await begin(ann);
  const map = await island.board.boundingBox();
  expect(map!.height).toBeGreaterThan(240);
  await expectBeside(ann.page);
  await expect(spot(ann.page)).toHaveCSS("pointer-events", "none");
});
