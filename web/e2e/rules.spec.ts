import { QUIET } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { like, t } from "./support/words.ts";

test("what is greyed says why not, and its rule opens", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET, others: "own" });
  await ann.table.impossible("capture").click();
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

const THIRD = "player pilot at watchtower with sandbags\n";
const FOURTH = "player engineer at gold-gate\n";

for (const [seats, others] of [
  [3, THIRD],
  [4, THIRD + FOURTH],
] as const) {
  test(`the first press on what cannot be given answers at once, with ${seats} players`, async ({
    person,
  }) => {
    const ann = await person("Ann");
    const { table } = ann;
    // The Diver has two kinds of cards, and nobody is on her tile.
    const file =
      QUIET.replace("navigator at misty-marsh", "navigator at observatory").replace(
        "with earth-stone",
        "with earth-stone oceans-chalice",
      ) + others;
    await ann.open({ file, seats });
    await table.impossible("give").click();
    await expect(table.actions).toContainText(t("why-nobody-to-give"));
    await expect(table.actions.getByRole("button", { name: "FI-050", exact: true })).toBeVisible();
    await expect(table.chips, "nothing has to be chosen").toHaveCount(0);
    await expect(table.confirm).toHaveCount(0);
    await ann.page.keyboard.press("Escape");
    await table.impossible("capture").click();
    await expect(table.actions).toContainText(like("why-too-few-cards"));
  });
}

test("a power that one does not have says so at once", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET, others: "own" });
  await ann.table.tile("temple-of-the-moon").click();
  await ann.table.impossible("guide").click();
  await expect(ann.table.actions).toContainText(t("why-not-the-navigator"));
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
  await ann.table.moves
    .first()
    .getByRole("button", { name: /FI-R?\d+/ })
    .click();
  await expect(ann.page.getByRole("dialog", { name: /FI-R?\d+/ })).toBeVisible();
});
