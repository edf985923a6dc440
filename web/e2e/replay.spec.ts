import { QUIET } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("a replay opens at the step of its link, walks by keyboard, and a what-if starts from there", async ({
  person,
}) => {
  const ann = await person("Ann");
  const { page, table } = ann;
  const path = await ann.open({ file: QUIET, others: "own" });
  for (const tile of ["temple-of-the-sun", "observatory", "temple-of-the-sun"])
    await table.play("move", tile);

  await ann.goto(`${path}/replay/2`);
  const diver = new RegExp(t("diver"));
  await expect(table.tile("observatory")).toHaveAccessibleName(diver);
  await expect(table.moves).toHaveCount(3);
  const current = table.log.locator("[aria-current=step]");
  await expect(current).toHaveCount(1);
  const second = await current.innerText();

  await page.keyboard.press("ArrowLeft");
  await expect(table.tile("temple-of-the-sun")).toHaveAccessibleName(diver);
  await expect(page).toHaveURL(/\/replay\/1$/);
  await expect(current).not.toHaveText(second);
  await page.keyboard.press("Home");
  await expect(table.tile("misty-marsh")).toHaveAccessibleName(diver);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(table.tile("observatory")).toHaveAccessibleName(diver);
  await table.moves.first().getByRole("button").first().click();
  await expect(table.tile("temple-of-the-sun")).toHaveAccessibleName(diver);
  await expect(page).toHaveURL(/\/replay\/1$/);

  await page.getByRole("link", { name: t("room-log-what-if") }).click();
  await expect(page.getByText(t("room-branch-about"))).toBeVisible();
  await expect(table.tile("temple-of-the-sun")).toHaveAccessibleName(diver);
  await table.play("move", "fools-landing");
  await expect(table.tile("fools-landing")).toHaveAccessibleName(diver);
});

test("a replay plays by itself to its end", async ({ person }) => {
  const ann = await person("Ann");
  const path = await ann.open({ file: QUIET, others: "own" });
  for (const tile of ["temple-of-the-sun", "observatory"]) await ann.table.play("move", tile);
  await ann.goto(`${path}/replay/0`);
  await ann.page
    .getByLabel(t("room-replay-speed"))
    .selectOption({ label: t("room-replay-times", { speed: 4 }) });
  await ann.page.getByRole("button", { name: t("room-replay-play"), exact: true }).click();
  await expect(ann.page).toHaveURL(/\/replay\/2$/);
  await expect(ann.page.getByRole("button", { name: t("room-replay-play"), exact: true })).toBeVisible();
});
