import { focused, tabTo, walkTo } from "./support/keys.ts";
import { QUIET } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("from the first page to a first move without a mouse", async ({ person }) => {
  const { page, table } = await person("Ann");
  await page.goto("/");
  await expect(page.getByRole("button", { name: t("start-solo") })).toBeEnabled();
  await tabTo(page, new RegExp(`^${t("start-solo")}`));
  await page.keyboard.press("Enter");
  await table.laidOut();

  // The letter of a kind of move, then a tile found with Tab, then Enter.
  await page.keyboard.press("m");
  await expect(table.possibleTiles.first()).toBeVisible();
  const goal = (await table.possibleTiles.first().getAttribute("aria-label")) ?? "";
  await tabTo(page, /, (dry|flooded|sunk)/);
  await walkTo(page, goal);
  await page.keyboard.press("Enter");
  await expect(table.confirm).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(table.moves).toHaveCount(1);
});

test("arrow keys walk the board as it is laid out, and Escape drops the choice", async ({ person }) => {
  const ann = await person("Ann");
  const { page, table } = ann;
  await ann.open({ file: QUIET, others: "own" });
  await table.tile("misty-marsh").focus();
  for (const [key, tile] of [
    ["ArrowRight", "temple-of-the-sun"],
    ["ArrowRight", "fools-landing"],
    ["ArrowDown", "copper-gate"],
    ["ArrowLeft", "twilight-hollow"],
    ["ArrowUp", "temple-of-the-sun"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(table.tile(tile)).toBeFocused();
  }
  expect(await focused(page)).toMatchObject({ outlined: true });

  await page.keyboard.press("Enter");
  await expect(table.tile("temple-of-the-sun")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(table.tile("temple-of-the-sun")).toHaveAttribute("aria-pressed", "false");
  await expect(table.confirm).toHaveCount(0);
  await expect(table.moves).toHaveCount(0);
});

test("the question mark lists the keys", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET, others: "own" });
  await ann.page.keyboard.press("?");
  const help = ann.page.getByRole("dialog", { name: t("keys-title") });
  await expect(help).toContainText(t("room-undo"));
  await expect(help).toContainText(t("fi-verb-shore-up"));
  await ann.page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
});
