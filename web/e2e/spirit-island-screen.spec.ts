import type { Locator } from "@playwright/test";
import { Island, openIsland, t } from "./support/island.ts";
import { expectTouchable, PHONE, SIDEWAYS } from "./support/phone.ts";
import { expect, test, type Habits } from "./support/test.ts";

const [HEAT, WIND, EYES] = ["rising-heat-of-stone-and-sand", "sun-bright-whirlwind", "eyes-watch-from-the-trees"];

const invaders = ({ page }: Island) => page.getByRole("group", { name: t("si-invaders"), exact: true });
const pull = ({ page }: Island) => page.getByRole("button", { name: t("si-panel"), exact: true });
const growth = ({ page }: Island) => page.getByRole("region", { name: t("si-growth"), exact: true });

/** All of them are in sight, and none lies over another. */
async function expectSideBySide(things: Locator[]): Promise<void> {
  for (const thing of things) await expect(thing).toBeInViewport({ ratio: 0.98 });
  const boxes = await Promise.all(things.map(async (each) => (await each.boundingBox())!));
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      const over = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1;
      const across = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;
      expect(over && across, `${index} lies over another`).toBe(false);
    }
  });
}

const SCREENS: Record<string, Habits> = {
  "a phone": PHONE,
  "a phone held sideways": SIDEWAYS,
  "a small desktop": { viewport: { width: 1024, height: 768 } },
  "a large desktop": { viewport: { width: 1920, height: 1080 } },
};

for (const [screen, habits] of Object.entries(SCREENS)) {
  test(`what is asked, what threatens and the map are seen together on ${screen}`, async ({ person }) => {
    const ann = await person("Ann", habits);
    await openIsland(ann, { spirits: [HEAT!, WIND!, EYES!], others: "own" });
    const island = new Island(ann.page);
    const turn = ann.page.getByRole("heading", { level: 2, name: t("si-turn", { turn: 1 }) });
    await expectSideBySide([turn, invaders(island), island.board, island.question]);
    await expectTouchable(invaders(island).getByRole("button"));
  });
}

test("on a phone the panel comes up for what is chosen there and makes room for the map", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  await openIsland(ann, { spirits: [HEAT!] });
  const island = new Island(ann.page);
  await expect(growth(island)).toBeInViewport();
  await pull(island).click();
  await expect(growth(island)).toBeHidden();
  await pull(island).press("ArrowUp");
  await island.move("grow 3").click();
  await expect(growth(island)).toBeHidden();
  await island.kind("act").nth(1).click();
  await expect(island.possible.first()).toBeInViewport();
  await expectSideBySide([invaders(island), island.board, island.question]);
});

test("a touch of the fear tells in words how things stand", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  await openIsland(ann, { spirits: [HEAT!, WIND!], others: "own" });
  await ann.page.getByRole("button", { name: t("si-fear", { generated: 0, pool: 8 }) }).click();
  await expect(ann.page.getByRole("dialog")).toContainText(t("si-not-done"));
  await expect(ann.page.getByRole("dialog")).toContainText(t("si-blight-left", { count: 11 }));
});
