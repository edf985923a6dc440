// What is chosen before a game of Spirit Island.

import { expectNoViolations } from "./support/axe.ts";
import { t, TEXTS } from "./support/island.ts";
import { keysShown, latinShown } from "./support/languages.ts";
import { expectTouchable, noSidewaysScrolling, PHONE } from "./support/phone.ts";
import { expect, test, type Person } from "./support/test.ts";

const FULL = "/?game=spirit-island&players=4&boxes=horizons,base";

const level = ({ page }: Person, language: "en" | "ru" = "en") =>
  page.getByRole("slider", { name: t("option-level", {}, language) });
const difficulty = ({ page }: Person, language: "en" | "ru" = "en") =>
  page.getByRole("status").filter({ hasText: t("si-setup-total", {}, language) });
const foe = ({ page }: Person, adversary: string, language: "en" | "ru" = "en") =>
  page
    .getByRole("group", { name: t("option-adversary", {}, language), exact: true })
    .getByRole("radio", { name: t(adversary, {}, language), exact: true });

test("an adversary is chosen by its banner, and its level tells what it adds and how hard it is", async ({
  person,
}) => {
  const ann = await person("Ann", { viewport: { width: 1440, height: 900 } });
  await ann.goto(FULL);
  await foe(ann, "england").check({ force: true });
  await expect(difficulty(ann)).toContainText("1");
  await expect(ann.page.getByText(t("loss-buildings", { amount: 7 }))).toBeVisible();
  await level(ann).focus();
  for (let step = 0; step < 6; step += 1) await ann.page.keyboard.press("ArrowRight");
  await expect(difficulty(ann)).toContainText("11");
  await expect(level(ann)).toHaveAttribute("aria-valuetext", new RegExp(t("independent-resolve")));
  for (const name of ["indentured-servants-earn-land", "independent-resolve"])
    await expect(ann.page.getByRole("heading", { name: new RegExp(t(name)) })).toBeVisible();
  await expectNoViolations(ann.page);
  // Without an adversary there is no level.
  await foe(ann, "none").check({ force: true });
  await expect(level(ann)).toHaveCount(0);
  await expect(difficulty(ann)).toContainText("0");
  await expect(ann.page.getByRole("button", { name: t("start-solo") })).toBeEnabled();
});

test("what a box brings is offered with the box only, and goes with it", async ({ person }) => {
  const ann = await person("Ann");
  await ann.goto("/?game=spirit-island&players=2&boxes=horizons,base&adversary=sweden&level=2");
  const box = ann.page.getByRole("checkbox", { name: TEXTS.en.form("base", "short"), exact: true });
  await expect(foe(ann, "sweden")).toBeChecked();
  await box.uncheck({ force: true });
  await expect(foe(ann, "sweden")).toHaveCount(0);
  await expect(ann.page.getByRole("group", { name: t("option-difficulty"), exact: true })).toBeVisible();
  await expect(ann.page.getByRole("button", { name: t("start-solo") })).toBeEnabled();
  // The boxes are remembered.
  await box.check({ force: true });
  await ann.goto("/");
  await ann.page.getByText("Horizons of Spirit Island", { exact: true }).first().click();
  await expect(box).toBeChecked();
});

test("a setup is sent as a link and as text, and opened again", async ({ person }) => {
  const ann = await person("Ann", { permissions: ["clipboard-read", "clipboard-write"] });
  await ann.goto(`${FULL}&adversary=brandenburg-prussia&level=4&boards=A,B,C,D`);
  await expect(level(ann)).toHaveValue("4");
  const pasted = () => ann.page.evaluate(() => navigator.clipboard.readText());
  await ann.page.getByRole("button", { name: t("setup-link") }).click();
  await expect.poll(pasted).toContain("players=4&boxes=horizons,base");
  const link = await pasted();
  await ann.page.getByRole("button", { name: t("setup-text") }).click();
  await expect.poll(pasted).toContain("adversary brandenburg-prussia\nlevel 4");
  await ann.goto("/");
  await ann.page.getByRole("button", { name: t("setup-paste"), exact: true }).click();
  const dialog = ann.page.getByRole("dialog", { name: t("setup-paste-title") });
  await dialog.getByRole("textbox").fill("nonsense");
  await dialog.getByRole("button", { name: t("setup-paste-use") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(t("setup-paste-unknown"));
  await dialog.getByRole("textbox").fill(link);
  await dialog.getByRole("button", { name: t("setup-paste-use") }).click();
  await expect(level(ann)).toHaveValue("4");
  await expect(foe(ann, "brandenburg-prussia")).toBeChecked();
});

test("a surprise is as hard as one likes", async ({ person }) => {
  const ann = await person("Ann");
  await ann.goto(FULL);
  const surprise = ann.page.getByRole("group", { name: t("si-setup-surprise") });
  await surprise.getByLabel(t("si-setup-from"), { exact: true }).selectOption("7");
  await surprise.getByLabel(t("si-setup-to"), { exact: true }).selectOption("7");
  await surprise.getByRole("button").click();
  await expect(difficulty(ann)).toContainText("7");
  await expect(level(ann)).toBeVisible();
});

test("Spirits are chosen by portrait, box and complexity", async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 1440, height: 900 } });
  await ann.goto(FULL);
  const spirits = ann.page.getByRole("group", { name: t("option-spirits"), exact: true });
  await spirits.getByText(t("deal-chosen")).click();
  const seat = ann.page.getByRole("button", {
    name: new RegExp(
      `^${t("seat", { seat: 2 })}: .+ ${t("si-setup-seat", { seat: "", spirit: "" }).split(". ")[1] ?? ""}`,
    ),
  });
  await seat.click();
  const picker = ann.page.getByRole("dialog");
  await picker.getByRole("button", { name: t("complexity-high"), exact: true }).click();
  await expect(picker.getByRole("listitem")).toHaveCount(2);
  await expectNoViolations(ann.page);
  await picker.getByRole("button", { name: new RegExp(t("oceans-hungry-grasp")) }).click();
  await expect(picker).toHaveCount(0);
  await expect(seat).toHaveAccessibleName(new RegExp(t("oceans-hungry-grasp")));
});

test("on a phone all of it fits, in Russian too", async ({ person }) => {
  const ann = await person("Ann", { ...PHONE, settings: { language: "ru" } });
  await ann.goto(
    `${FULL}&adversary=sweden&level=6&spirits=thunderspeaker,oceans-hungry-grasp,lightnings-swift-strike,eyes-watch-from-the-trees`,
  );
  await expect(level(ann, "ru")).toHaveValue("6");
  await noSidewaysScrolling(ann.page);
  await expectTouchable(ann.page.locator(".setup button"));
  await ann.page.getByText(t("si-setup-levels", {}, "ru")).click();
  expect(await keysShown(ann.page)).toEqual([]);
  // The rooms of others stand below, under the names of their people.
  expect(await latinShown(ann.page, ".setup")).toEqual([]);
  await expectNoViolations(ann.page);
});
