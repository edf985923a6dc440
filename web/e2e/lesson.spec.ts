import { PHONE } from "./support/phone.ts";
import type { Person } from "./support/test.ts";
import { expect, test } from "./support/test.ts";
import { t as gs } from "./support/village.ts";
import { t } from "./support/words.ts";

const LAST_STEP = 9;

const coach = ({ page }: Person) => page.getByRole("region", { name: t("room-lesson"), exact: true });

async function expectStep(ann: Person, step: number): Promise<void> {
  await expect(coach(ann)).toContainText(t("room-lesson-step", { step, last: LAST_STEP }));
}

test("who does what the lesson says gets to its end", async ({ person }) => {
  const ann = await person("Ann", { settings: { name: "" } });
  const { page, table } = ann;
  await ann.goto("/");
  await page.getByRole("link", { name: t("learn-title") }).click();
  await page.getByRole("button", { name: t("room-lesson-begin"), exact: true }).click();

  await expectStep(ann, 2);
  await touch(ann, "temple-of-the-sun", "move");
  await expectStep(ann, 3);
  await touch(ann, "fools-landing", "shore-up");
  await expectStep(ann, 4);
  await table.verb("give").first().click();
  await pick(ann, ["earth-stone", "navigator"]);
  await expectStep(ann, 5);
  await table.due("draw").click();
  await table.due("draw").click();
  await expectStep(ann, 6);
  await table.due("flood").click();
  await table.due("flood").click();
  await expectStep(ann, 7);
  await table.verb("capture").first().click();
  await pick(ann, ["earth-stone"]);
  await expectStep(ann, 8);
  await table.verb("guide").first().click();
  await pick(ann, ["diver"], "fools-landing");
  await touch(ann, "fools-landing", "move");
  await table.verb("take-off").first().click();
  await pick(ann, []);

  await expectStep(ann, LAST_STEP);
  await expect(coach(ann)).toContainText(t("room-lesson-end"));
  // The first real game begins at once: the easiest, with a bot.
  await page.getByRole("button", { name: t("room-lesson-play") }).click();
  await expect(page).toHaveURL(/\/r\/[a-z0-9]+$/);
  await table.laidOut();
  await expect(coach(ann)).toHaveCount(0);
  await expect(table.seats.getByText(t("room-seat-own"))).toHaveCount(1);
  await expect(table.seats.getByText(t("room-bot-heuristic"), { exact: true })).toHaveCount(1);
  await expect(page.getByText(t("room-line-lost"), { exact: true })).toHaveCount(0);
});

/** Chooses a tile, then what to do there. */
async function touch({ table }: Person, tile: string, verb: string): Promise<void> {
  await table.tile(tile).click();
  await expect(table.confirm.or(table.verb(verb)).first()).toBeVisible();
  if ((await table.confirm.count()) === 0) await table.verb(verb).first().click();
  await table.confirm.click();
  await expect(table.confirm).toHaveCount(0);
}

/** Answers whatever a move still asks for, and confirms. */
async function pick({ table }: Person, things: string[], tile?: string): Promise<void> {
  for (const thing of things) {
    const chip = table.actions.getByRole("button", { name: t(thing), exact: true, pressed: false });
    if ((await chip.count()) > 0) await chip.click();
  }
  if (tile) await table.tile(tile).click();
  await table.confirm.click();
  await expect(table.confirm).toHaveCount(0);
}

test("who leaves the lesson's way is led back", async ({ person }) => {
  const ann = await person("Ann");
  const { page, table } = ann;
  await ann.goto("/learn");
  await page.getByRole("button", { name: t("room-lesson-begin"), exact: true }).click();
  await table.endActions();
  await expect(coach(ann)).toContainText(t("room-lesson-stray"));
  await page.getByRole("button", { name: t("room-lesson-take-back"), exact: true }).click();
  await expectStep(ann, 2);
  await expect(table.moves).toHaveCount(0);
});

for (const reward of ["yellow-taoist", "blue-taoist"]) {
  test(`the lesson of Ghost Stories ends with the victory, though the Qi goes to the ${reward}`, async ({
    person,
  }) => {
    const ann = await person("Ann", PHONE);
    const { page, village } = ann;
    await ann.goto("/learn?game=ghost-stories");
    await page.getByRole("button", { name: gs("room-lesson-begin"), exact: true }).tap();
    // What the steps before the last ask for is shown; the last one is played.
    const skip = page.getByRole("button", { name: gs("room-lesson-skip"), exact: true });
    const step = (number: number) =>
      expect(page.getByRole("region", { name: gs("room-lesson"), exact: true })).toContainText(
        gs("room-lesson-step", { step: number, last: 10 }),
      );
    for (let number = 2; number < 9; number += 1) {
      await step(number);
      await skip.tap();
    }
    await step(9);
    await village.verb("exorcise").tap();
    await village.confirm.tap();
    await village.expectQuestion("judge");
    await village.confirm.tap();
    await village.chip(gs(reward)).tap();
    await village.confirm.tap();
    await step(10);
    await expect(page.getByRole("button", { name: gs("room-lesson-play") })).toBeVisible();
  });
}
