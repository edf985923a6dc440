// A person without a mouse.

import { expect, type Page } from "@playwright/test";

const MOST_TABS = 60;

/** What has the focus: its name, and whether that can be seen. */
export function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A radio button that is drawn by its label shows the focus there.
    const drawn = [element, element.nextElementSibling, element.closest("label")].filter(
      (each) => each instanceof HTMLElement,
    );
    const outlined = drawn.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const box = element.getBoundingClientRect();
    return {
      name: element.getAttribute("aria-label") ?? element.innerText ?? "",
      tag: element.tagName,
      outlined,
      width: box.width,
    };
  });
}

/** Goes on with Tab until the focus is on what is looked for; everything on the way has to be seen. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (now.tag === "BODY") continue;
    expect(now, "the focus is visible").toMatchObject({ outlined: true });
    if (wanted.test(now.name)) return;
  }
  throw new Error(`${String(wanted)} cannot be reached with the Tab key.`);
}

/** Walks the board with the arrow keys, nearest way first. */
export async function walkTo(page: Page, label: string): Promise<void> {
  const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  const at = async () => (await focused(page)).name;
  const centre = (name: string) =>
    page.evaluate((wanted) => {
      const box = [...document.querySelectorAll("[data-tile], [data-thing]")]
        .find((each) => each.getAttribute("aria-label") === wanted)
        ?.getBoundingClientRect();
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
