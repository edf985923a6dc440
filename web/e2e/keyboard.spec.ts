import type { Page } from "@playwright/test";
import { QUIET } from "./support/positions.ts";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

const MOST_TABS = 60;

/** What has the focus: its name, and whether that can be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A radio button that is drawn by its label shows the focus there.
    const drawn = [element, element.nextElementSibling, element.closest("label")].filter((each) => each instanceof HTMLElement);
    const outlined = drawn.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const box = element.getBoundingClientRect();
    return { name: element.getAttribute("aria-label") ?? element.innerText ?? "", tag: element.tagName, outlined, width: box.width };
  });
}

/** Goes on with Tab until the focus is on what is looked for; everything on the way has to be seen. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (now.tag === "BODY") continue;
    expect(now, "the focus is visible").toMatchObject({ outlined: true });
    if (wanted.test(now.name)) return;
  }
  throw new Error(`${String(wanted)} cannot be reached with the Tab key.`);
}

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

/** Walks the board with the arrow keys, nearest way first. */
async function walkTo(page: Page, label: string): Promise<void> {
  const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  const at = async () => (await focused(page)).name;
  const centre = (name: string) =>
    page.evaluate((wanted) => {
      const box = [...document.querySelectorAll("[data-tile]")].find((each) => each.getAttribute("aria-label") === wanted)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, name);
  const goal = await centre(label);
  for (let step = 0; step < 12 && (await at()) !== label; step += 1) {
    const here = await centre(await at());
    if (!here || !goal) throw new Error("The focus has left the board.");
    const [dx, dy] = [goal.x - here.x, goal.y - here.y];
    const key = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? KEYS[3] : KEYS[2]) : dy > 0 ? KEYS[1] : KEYS[0];
    await page.keyboard.press(key ?? "");
  }
  expect(await at()).toBe(label);
}

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
