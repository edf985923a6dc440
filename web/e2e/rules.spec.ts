import { QUIET } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("what is greyed says why not, and its rule opens", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET, others: "own" });
  await ann.table.impossible("capture").click();
  const chip = ann.table.chips.first();
  if ((await chip.count()) > 0) await chip.click();
  await expect(ann.table.confirm).toHaveCount(0);

  const rule = ann.table.actions.getByRole("button", { name: /^FI-R?\d+$/ });
  const id = await rule.innerText();
  await rule.click();
  const opened = ann.page.getByRole("dialog", { name: t("rules-rule", { id }) });
  await expect(opened).toBeVisible();
  await opened.getByRole("link", { name: t("rules-open-book") }).click();
  await expect(ann.page).toHaveURL(new RegExp(`/rules/forbidden-island/${id}$`));
  await expect(ann.page.getByRole("article").filter({ hasText: id }).first()).toBeInViewport();
});

test("a tile that is too far says why not", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET, others: "own" });
  await ann.table.tile("temple-of-the-moon").click();
  await ann.table.impossible("move").click();
  await expect(ann.table.actions.getByRole("button", { name: /^FI-R?\d+$/ })).toBeVisible();
  await expect(ann.table.confirm).toHaveCount(0);
  await expect(ann.table.moves).toHaveCount(0);
});

test("the rulebook finds words of both languages", async ({ person }) => {
  const ann = await person("Ann");
  const { page } = ann;
  await ann.goto("/rules/forbidden-island");
  const found = page.getByRole("article");
  await expect(found.first()).toBeVisible();
  const all = await found.count();
  for (const word of ["helicopter", "вертол"]) {
    await page.getByRole("searchbox").fill(word);
    await expect(page.getByRole("status").filter({ hasText: /\d/ }).first()).toBeVisible();
    await expect.poll(() => found.count()).toBeLessThan(all);
    expect(await found.count()).toBeGreaterThan(0);
    await expect(found.filter({ hasText: new RegExp(word, "i") }).first()).toBeVisible();
  }
  await page.getByRole("searchbox").fill("qqqq");
  await expect(page.getByText(t("book-nothing", { query: "qqqq" }))).toBeVisible();
});

test("a log line leads to its rule", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET, others: "own" });
  await ann.table.play("move", "temple-of-the-sun");
  await ann.table.moves.first().getByRole("button", { name: /FI-R?\d+/ }).click();
  await expect(ann.page.getByRole("dialog", { name: /FI-R?\d+/ })).toBeVisible();
});
