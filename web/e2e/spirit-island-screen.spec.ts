import type { Locator } from "@playwright/test";
import { Island, openIsland, t } from "./support/island.ts";
import { box, boxes } from "./support/boxes.ts";
import { CROWDED } from "./support/crowded.ts";
import { BOTH_GAIN, openPosition } from "./support/spirit-island-positions.ts";
import { expectTouchable, PHONE, SIDEWAYS } from "./support/phone.ts";
import { expect, test, type Habits } from "./support/test.ts";

const [HEAT, WIND, EYES] = [
  "rising-heat-of-stone-and-sand",
  "sun-bright-whirlwind",
  "eyes-watch-from-the-trees",
];

const TEETH = "devouring-teeth-lurk-underfoot";

const invaders = ({ page }: Island) => page.getByRole("group", { name: t("si-invaders"), exact: true });
const pull = ({ page }: Island) => page.getByRole("button", { name: t("si-panel"), exact: true });
const growth = ({ page }: Island) => page.getByRole("region", { name: t("si-growth"), exact: true });

/** All of them are in sight, and none lies over another. */
async function expectSideBySide(things: Locator[]): Promise<void> {
  for (const thing of things) await expect(thing).toBeInViewport({ ratio: 0.98 });
  const all = await boxes(things);
  all.forEach((one, index) => {
    for (const other of all.slice(index + 1)) {
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
    // On a phone the panel has come up over the map for Growth: put down, it leaves the map alone.
    if (screen === "a phone") await pull(island).click();
    await expectSideBySide([turn, invaders(island), island.board, island.question]);
    await expectTouchable(invaders(island).getByRole("button"));
  });
}

test("on a phone the panel comes up for what is chosen there and makes room for the map", async ({
  person,
}) => {
  const ann = await person("Ann", PHONE);
  await openIsland(ann, { spirits: [HEAT!] });
  const island = new Island(ann.page);
  await expect(growth(island)).toBeInViewport();
  const map = await box(island.board);
  await pull(island).click();
  await expect(growth(island)).toBeHidden();
  await pull(island).press("ArrowUp");
  await island.move("grow 3").click();
  await expect(growth(island)).toBeHidden();
  await island.kind("act").nth(1).click();
  await expect(island.possible.first()).toBeInViewport();
  await expectSideBySide([invaders(island), island.board, island.question]);
  expect(await box(island.board), "the map stays where it is").toEqual(map);
});

const DESKTOPS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

for (const viewport of DESKTOPS) {
  const size = `${viewport.width}×${viewport.height}`;

  test(`all cards to choose from are on the screen, and the map does not move for them: ${size}`, async ({
    person,
  }) => {
    const ann = await person("Ann", { viewport });
    const island = await openPosition(ann, BOTH_GAIN);
    const map = await box(island.board);
    await island.move("major").click();
    await expect(island.kind("keep")).toHaveCount(4);
    for (const card of await island.kind("keep").all()) await expect(card).toBeInViewport({ ratio: 1 });
    for (const card of await island.dock(TEETH).locator("[data-card]").all())
      await expect(card).toBeInViewport({ ratio: 1 });
    expect(await box(island.board)).toEqual(map);
  });

  test(`pieces are never too small to be made out: ${size}`, async ({ person }) => {
    const ann = await person("Ann", { viewport });
    await ann.open({ file: CROWDED, seats: 3, others: "own" });
    const island = new Island(ann.page);
    await expect(island.board.locator("use.picture").first()).toBeVisible();
    const sizes = await island.board
      .locator("use.picture")
      .evaluateAll((all) => all.map((each) => (each as SVGUseElement).getCTM()!.a * 84));
    expect(sizes.length).toBeGreaterThan(60);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
  });
}

test("a card of the hand is read whole when it is pointed at, and a pile when it is touched", async ({
  person,
}) => {
  const ann = await person("Ann", { viewport: DESKTOPS[0] });
  await ann.open({ file: CROWDED, seats: 3, others: "own" });
  const island = new Island(ann.page);
  const card = island.dock(WIND!).locator('[data-card="terrifying-nightmares"]');
  await expect(ann.page.locator(".full:popover-open")).toHaveCount(0);
  await card.hover();
  await expect(ann.page.locator(".full:popover-open")).toBeInViewport({ ratio: 1 });
  // The whole card lies over the piles until the pointer leaves the card.
  await island.board.hover({ position: { x: 5, y: 5 } });
  await expect(ann.page.locator(".full:popover-open")).toHaveCount(0);
  await ann.page
    .getByRole("group", { name: t("si-piles"), exact: true })
    .getByRole("button")
    .nth(1)
    .click();
  await expect(ann.page.getByRole("dialog")).toContainText(t("si-pile-turned"));
});

test("who asks for the odds reads in the lands how likely Explorers are", async ({ person }) => {
  const ann = await person("Ann");
  await openIsland(ann, { spirits: [HEAT!] });
  const island = new Island(ann.page);
  const chances = island.board.locator("text").filter({ hasText: /^\d+\/\d+$/ });
  await expect(island.land("G1")).toBeVisible();
  await expect(chances).toHaveCount(0);
  await island.tool("forecast").click();
  await expect(chances.first()).toBeVisible();
});

test("a touch of the fear tells in words how things stand", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  await openIsland(ann, { spirits: [HEAT!, WIND!], others: "own" });
  await ann.page.getByRole("button", { name: t("si-fear", { generated: 0, pool: 8 }) }).click();
  await expect(ann.page.getByRole("dialog")).toContainText(t("si-not-done"));
  await expect(ann.page.getByRole("dialog")).toContainText(t("si-blight-left", { count: 11 }));
});

test("the island is looked at as a whole, by a board or by a land, and the small map goes anywhere", async ({
  person,
}) => {
  const ann = await person("Ann", { viewport: DESKTOPS[1] });
  await ann.open({ file: CROWDED, seats: 3, others: "own" });
  const island = new Island(ann.page);
  const level = (key: string) => island.board.getByRole("button", { name: t(key), exact: true });
  const own = island.land("G4");
  const afar = await box(own);
  await expect(level("si-zoom-island")).toHaveAttribute("aria-pressed", "true");
  await level("si-zoom-board").click();
  await expect(level("si-zoom-board")).toHaveAttribute("aria-pressed", "true");
  for (const land of ["G1", "G4", "G8"]) await expect(island.land(land)).toBeInViewport({ ratio: 0.5 });
  const near = await box(own);
  expect(near.width).toBeGreaterThan(1.3 * afar.width);
  await level("si-zoom-land").click();
  await expect(level("si-zoom-board")).toHaveAttribute("aria-pressed", "false");
  await island.board
    .locator("svg[aria-hidden]")
    .last()
    .click({ position: { x: 20, y: 50 } });
  await level("si-zoom-island").click();
  await expect.poll(async () => (await box(own)).width).toBeCloseTo(afar.width, 0);
});
