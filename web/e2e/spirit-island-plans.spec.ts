import { Island, openIsland, t, TEXTS } from "./support/island.ts";
import { PHONE } from "./support/phone.ts";
import { growAndPlay } from "./support/spirit-island-driver.ts";
import { expect, test } from "./support/test.ts";

const EYES = "eyes-watch-from-the-trees";
const WIND = "sun-bright-whirlwind";
const ABDUCTIONS = "mysterious-abductions";

const shortName = (spirit: string) => TEXTS.en.form(spirit, "short");
const planButton = ({ page }: Island, power: string) =>
  page.getByRole("button", { name: new RegExp(`: ${t(power)}$`) }).and(page.locator("[aria-pressed]"));
const tab = ({ page }: Island, spirit: string) =>
  page
    .getByRole("group", { name: t("si-spirits") })
    .getByRole("button", { name: shortName(spirit) })
    .and(page.locator("[aria-pressed]"));
const planned = (island: Island, land: string, power: string) =>
  expect(island.land(land)).toHaveAccessibleName(new RegExp(t(power)));
const notPlanned = (island: Island, land: string, power: string) =>
  expect(island.land(land)).not.toHaveAccessibleName(new RegExp(t(power)));

test("everybody sees what a Power is meant for, and which cards are in play", async ({ person }) => {
  test.slow();
  const [ann, bob, eve] = [await person("Ann"), await person("Bob"), await person("Eve")];
  const path = await openIsland(ann, { spirits: [EYES, WIND] });
  await Promise.all([bob.join(path), eve.goto(path)]);
  const [hers, his, watched] = [ann, bob, eve].map(({ page }) => new Island(page)) as [
    Island,
    Island,
    Island,
  ];

  // A card of the hand is planned before it is played; nobody else can do so.
  await tab(his, EYES).click();
  await expect(planButton(his, ABDUCTIONS)).toHaveCount(0);
  await planButton(hers, ABDUCTIONS).click();
  await hers.touch(hers.land("G5"));
  await Promise.all([hers, his, watched].map((island) => planned(island, "G5", ABDUCTIONS)));
  await expect(his.dock(EYES).getByText(t("si-planned", { target: "G5" }))).toBeVisible();

  // The same land once more takes the plan away, another one moves it.
  await hers.touch(hers.land("G5"));
  await notPlanned(watched, "G5", ABDUCTIONS);
  await hers.touch(hers.land("G4"));
  await planned(watched, "G4", ABDUCTIONS);
  await ann.page.keyboard.press("Escape");
  await expect(planButton(hers, ABDUCTIONS)).toHaveAttribute("aria-pressed", "false");

  await growAndPlay(hers, 2, ABDUCTIONS);
  await his.page
    .getByRole("button", { name: t("si-tab-cards", { spirit: shortName(EYES), count: 1 }) })
    .click();
  await expect(his.page.getByRole("dialog").getByText(t(ABDUCTIONS))).toBeVisible();
});

test("a plan is gone when its Power is used", async ({ person }) => {
  test.slow();
  const [ann, eve] = [await person("Ann"), await person("Eve")];
  await eve.goto(await openIsland(ann, { spirits: [EYES] }));
  const [hers, watched] = [new Island(ann.page), new Island(eve.page)];
  await planButton(hers, ABDUCTIONS).click();
  await hers.touch(hers.land("G5"));
  await planned(watched, "G5", ABDUCTIONS);
  await hers.page.getByRole("button", { name: t("si-plan-done") }).click();
  await growAndPlay(hers, 2, ABDUCTIONS);
  await hers.move(`use ${ABDUCTIONS}`).click();
  await planned(watched, "G5", ABDUCTIONS);
  await hers.touch(hers.possible.first());
  await notPlanned(watched, "G5", ABDUCTIONS);
});

test("lands are pointed at, and arrows drawn by finger and by keyboard", async ({ person }) => {
  const [ann, bob] = [await person("Ann", PHONE), await person("Bob")];
  await bob.join(await openIsland(ann, { spirits: [EYES, WIND] }));
  const [hers, his] = [new Island(ann.page), new Island(bob.page)];
  await hers.tool("point").tap();
  await hers.touch(hers.land("G5"));
  await expect(his.board.locator(".pointed")).toBeVisible();

  await hers.tool("draw").tap();
  await hers.touch(hers.land("G4"));
  await expect(his.board.locator("circle.ring")).toBeVisible();
  await hers.land("G5").focus();
  await ann.page.keyboard.press("Shift+Enter");
  await expect(his.board.locator("path.head")).toHaveCount(1);
  await expect(his.board.locator("circle.ring")).toHaveCount(0);
});
