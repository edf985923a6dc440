import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expectNoViolations } from "./support/axe.ts";
import { Island, openIsland, t, TEXTS } from "./support/island.ts";
import { keysShown, latinShown, SWITCH } from "./support/languages.ts";
import { noSidewaysScrolling, PHONE } from "./support/phone.ts";
import { growAndPlay, playUntilTurn } from "./support/spirit-island-driver.ts";
import { expect, test } from "./support/test.ts";

const WIND = "sun-bright-whirlwind";
const EYES = "eyes-watch-from-the-trees";
const GIFT = "gift-of-the-sunlit-air";
const BOON = "boon-of-watchful-guarding";
const DIST = path.resolve(import.meta.dirname, "../dist");
const MOST_SCRIPT_BYTES = 150 * 1024;
/** Words and cards. */
const MOST_PRINTED_BYTES = 60 * 1024;
const TITLE = { en: "Horizons of Spirit Island", ru: "Горизонты острова духов" };
const NEW_GAME = `artel record 1
game spirit-island
seed 1
players 1
spirits sun-bright-whirlwind
moves
`;

const lasting = ({ page }: Island) =>
  page.getByRole("heading", { level: 3, name: t("si-lasting"), exact: true });
const shortName = (spirit: string) => TEXTS.en.form(spirit, "short");

test("a solo game of several turns is played by what is shown", async ({ person }) => {
  test.slow();
  const ann = await person("Ann");
  await openIsland(ann, { spirits: [WIND] });
  await playUntilTurn([ann], 4);
  await expect(ann.page.getByRole("heading", { level: 2, name: t("si-turn", { turn: 4 }) })).toBeVisible();
});

test("a choice that reveals nothing is one request", async ({ person }) => {
  const ann = await person("Ann");
  const sent: { ask: string; unless_reveals?: boolean }[] = [];
  ann.page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)))),
  );
  await openIsland(ann, { spirits: [WIND] });
  const island = new Island(ann.page);
  await expect(island.move("grow 2")).toBeVisible();
  sent.length = 0;
  await island.move("grow 2").click();
  await expect(island.move("grow 2")).toBeHidden();
  const asked = sent.filter(({ ask }) => ask === "play");
  // The option, and what of it asks nothing.
  expect(asked.map(({ unless_reveals }) => unless_reveals)).toEqual([true, undefined]);
});

test("on a phone a turn is played by tapping, with the map and the question in sight", async ({ person }) => {
  test.slow();
  const ann = await person("Ann", PHONE);
  await openIsland(ann, { spirits: ["rising-heat-of-stone-and-sand"] });
  await noSidewaysScrolling(ann.page);
  await playUntilTurn([ann], 2);
  const island = new Island(ann.page);
  await noSidewaysScrolling(ann.page);
  await expect(island.question).toBeInViewport({ ratio: 1 });
});

test("two players use Powers in turns, and each sees what the other decides", async ({ person }) => {
  test.slow();
  const [ann, bob] = [await person("Ann"), await person("Bob")];
  await bob.join(await openIsland(ann, { spirits: [WIND, EYES] }));
  const [hers, his] = [new Island(ann.page), new Island(bob.page)];
  await growAndPlay(hers, 2, GIFT);
  await hers.expectQuestion(t("si-waits-for", { names: `${shortName(EYES)} · Bob` }));
  await growAndPlay(his, 2, BOON);

  // As long as she only considers a target, the table is free.
  await hers.move(`use ${GIFT}`).click();
  await hers.expectQuestion(t("question-target-spirit"));
  await his.move(`use ${BOON}`).click();
  await his.expectQuestion(t("question-target-spirit"));
  await hers.move("spirit 2").click();
  await expect(lasting(his)).toBeVisible();
  await his.expectQuestion(t("question-target-spirit"));
  await his.move("spirit 1").click();
  await expect(hers.question).not.toContainText(t("question-target-spirit"));
});

test("a Power is taken back with its target, and one that is only considered is put back", async ({
  person,
}) => {
  test.slow();
  const ann = await person("Ann");
  await openIsland(ann, { spirits: [WIND, EYES], others: "own" });
  const island = new Island(ann.page);
  await growBoth(island);
  await island.move(`use ${GIFT}`).click();
  await island.expectQuestion(t("question-target-spirit"));
  await ann.page.keyboard.press("Escape");
  await island.expectQuestion(t("question-use-fast"));
  await island.move(`use ${GIFT}`).click();
  await island.move("spirit 2").click();
  await expect(lasting(island)).toBeVisible();
  await island.tool("undo").click();
  await island.expectQuestion(t("question-use-fast"));
  await expect(island.move(`use ${GIFT}`)).toBeVisible();
});

test("who comes back in the middle of a question is asked it again", async ({ person, line }) => {
  test.slow();
  const ann = await person("Ann", { baseURL: line.address });
  await openIsland(ann, { spirits: [WIND] });
  const island = new Island(ann.page);
  await island.move("grow 2").click();
  await island.touch(island.possible.first());
  await expect(island.kind("track").first()).toBeVisible();
  ann.expectErrors(/ERR_CONNECTION|WebSocket/);
  await line.cut();
  await expect(ann.page.getByText(t("room-line-lost-banner"))).toBeVisible();
  await line.mend();
  await expect(ann.page.getByText(t("room-line-lost-banner"))).toHaveCount(0);
  await ann.page.reload();
  await island.kind("track").first().click();
  await island.move("skip").click();
  await expect(island.move("ready")).toBeVisible();
});

test("who watches sees the question and has no answers", async ({ person }) => {
  const [ann, eve] = [await person("Ann"), await person("Eve")];
  await eve.goto(await openIsland(ann, { spirits: [WIND] }));
  const watched = new Island(eve.page);
  await watched.expectQuestion(t("question-grow"));
  await expect(watched.page.locator("[data-move]:not(:disabled)")).toHaveCount(0);
  await expect(watched.possible).toHaveCount(0);
});

test("lands are walked and chosen by the keyboard, options by digits", async ({ person }) => {
  const ann = await person("Ann");
  await openIsland(ann, { spirits: [EYES] });
  const island = new Island(ann.page);
  await island.move("grow 2").click();
  await island.expectQuestion(t("question-act"));
  await ann.page.keyboard.press("1");
  await island.expectQuestion(/Range 2/);
  // Who answers by keys goes on by keys: a land that can be chosen has the focus, and arrows walk from there.
  await expect(ann.page.locator(":focus")).toHaveAccessibleName(new RegExp(`${t("si-possible")}$`));
  const goal = island.possible.first();
  const id = (await goal.getAttribute("data-land")) ?? "";
  await goal.focus();
  await ann.page.keyboard.press("ArrowRight");
  await expect(ann.page.locator(":focus")).toHaveAttribute("data-land", /^[A-H]\d$/);
  await island.land(id).focus();
  await ann.page.keyboard.press("Enter");
  await island.expectQuestion(t("question-presence-from", { land: id }));
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`everybody can use the table by day and night: ${colorScheme}`, async ({ person }) => {
    const ann = await person("Ann", { colorScheme });
    await openIsland(ann, { spirits: [WIND, EYES], others: "own" });
    const island = new Island(ann.page);
    await expectNoViolations(ann.page);
    await island.move("grow 2").click();
    await expect(island.possible.first()).toBeVisible();
    await expectNoViolations(ann.page);
  });
}

test("both languages are complete", async ({ person }) => {
  const ann = await person("Ann");
  await openIsland(ann, { spirits: [WIND, EYES], others: "own" });
  const island = new Island(ann.page);
  await island.touch(island.land("G4"));
  expect(await keysShown(ann.page)).toEqual([]);
  await ann.page.getByRole("button", { name: SWITCH.ru }).click();
  await expect(ann.page.getByRole("group", { name: t("si-invaders", {}, "ru") })).toBeVisible();
  expect(await keysShown(ann.page)).toEqual([]);
  expect(await latinShown(ann.page)).toEqual([]);
});

for (const language of ["en", "ru"] as const) {
  test(`what is loaded from the first page to a table is small: ${language}`, async ({ person }) => {
    const ann = await person("Ann", { settings: { language } });
    const loaded = new Set<string>();
    ann.page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(js|ftl|json)$/.test(pathname) && !pathname.startsWith("/api/")) loaded.add(pathname);
    });
    await ann.goto("/");
    await ann.page.getByText(TITLE[language], { exact: true }).first().click();
    await expect(ann.page.getByRole("heading", { level: 2, name: TITLE[language] })).toBeVisible();
    await ann.goto(await ann.create({ file: NEW_GAME, seats: 1 }));
    await expect(ann.page.locator("[data-land]").first()).toBeVisible();
    const [scripts, printed] = [/\.js$/, /\.(ftl|json)$/].map((kind) =>
      [...loaded].filter((name) => kind.test(name)),
    );
    expect(await compressed(scripts!)).toBeLessThan(MOST_SCRIPT_BYTES);
    expect(await compressed(printed!)).toBeLessThan(MOST_PRINTED_BYTES);
    // Of the boxes only the one that is played with, and the words that all share.
    const names = printed!.flatMap((name) => /-names-([a-z-]+)-.{8}\.ftl$/.exec(name)?.[1] ?? []);
    expect(names.sort()).toEqual(["horizons", "shared"]);
  });
}

/** How many bytes these files take on the way. */
async function compressed(files: readonly string[]): Promise<number> {
  expect(files.length).toBeGreaterThan(3);
  const sizes = await Promise.all(
    files.map(async (name) => brotliCompressSync(await readFile(path.join(DIST, name))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** One person plays both Spirits up to the first Fast Powers. */
async function growBoth(island: Island): Promise<void> {
  await growAndPlay(island, 2, GIFT);
  await growAndPlay(island, 2, BOON);
  await expect(island.move(`use ${GIFT}`)).toBeVisible();
}
