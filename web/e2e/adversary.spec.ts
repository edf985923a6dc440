// What the island is up against, beside the Invader cards.

import { expectNoViolations } from "./support/axe.ts";
import { t, TEXTS } from "./support/island.ts";
import { keysShown, latinShown } from "./support/languages.ts";
import { expectTouchable, noSidewaysScrolling, PHONE } from "./support/phone.ts";
import { expect, test, type Person } from "./support/test.ts";

const SPIRITS = "river-surges-in-sunlight,thunderspeaker";

/** Opens a game against England at its highest level, in which one person plays both Spirits. */
async function against(person: Person, more: [string, string][] = [], textMode = false): Promise<void> {
  const setup: [string, string][] = [
    ["players", "2"],
    ["boxes", "base"],
    ["adversary", "england"],
    ["level", "6"],
    ["spirits", SPIRITS],
    ...more,
  ];
  const data = {
    game: "spirit-island",
    setup,
    seats: [{ kind: "own" }, { kind: "own" }],
    name: person.name,
    language: "en",
    settings: { visibility: "link", pause_seconds: 0 },
  };
  await person.goto("/");
  const answer = await person.page.request.post("/api/rooms", { data });
  const { room } = (await answer.json()) as { room: string };
  await person.goto(`/r/${room}`);
  if (!textMode) await expect(person.page.locator("[data-land]").first()).toBeVisible();
}

const challenges = ({ page }: Person, language: "en" | "ru" = "en") =>
  page.getByRole("group", { name: t("si-challenges", {}, language), exact: true });

test("the adversary stands beside the map with its level, its loss in numbers and all it does", async ({
  person,
}) => {
  const ann = await person("Ann", { viewport: { width: 1440, height: 900 } });
  await against(ann);
  const loss = t("si-counter", { name: t("proud-mighty-capital"), now: 2, limit: 7 });
  await challenges(ann)
    .getByRole("button", { name: new RegExp(loss) })
    .click();
  const dialog = ann.page.getByRole("dialog");
  await expect(dialog.getByText(loss)).toBeVisible();
  await expect(dialog.getByRole("heading", { name: new RegExp(t("independent-resolve")) })).toBeVisible();
  await expectNoViolations(ann.page);
  await dialog.getByRole("button", { name: new RegExp(t("healthy-island"), "i") }).click();
  await expect(dialog.getByText(t("si-blight-healthy"))).toBeVisible();
  await ann.page.keyboard.press("Escape");
  await expect(ann.page.getByRole("img", { name: t("si-second-build-empty") })).toBeVisible();
});

test("a scenario tells its rules and how near its end is", async ({ person }) => {
  const ann = await person("Ann", { settings: { language: "ru" } });
  await against(ann, [["scenario", "rituals-of-terror"]]);
  const name = t("rituals-of-terror", {}, "ru");
  await challenges(ann, "ru")
    .getByRole("button", { name: new RegExp(name) })
    .click();
  const dialog = ann.page.getByRole("dialog", { name });
  await expect(dialog.getByRole("heading", { name: t("ritual-of-terror", {}, "ru") })).toBeVisible();
  expect(await keysShown(ann.page)).toEqual([]);
  expect(await latinShown(ann.page)).toEqual([]);
  await expectNoViolations(ann.page);
});

test("on a phone one button opens all of it, and nothing leaves the screen", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  await against(ann);
  await noSidewaysScrolling(ann.page);
  await expectTouchable(challenges(ann).getByRole("button"));
  await challenges(ann).getByRole("button").first().tap();
  await expect(ann.page.getByRole("dialog").getByText(t("loss-buildings", { amount: 7 }))).toBeVisible();
  await noSidewaysScrolling(ann.page);
});

test("as text the table says the same", async ({ person }) => {
  const ann = await person("Ann", { settings: { textMode: true } });
  await against(ann, [], true);
  const level = `${t("england")}, ${t("si-adversary-level", { level: 6 })}.`;
  await expect(ann.page.getByText(level)).toBeVisible();
  await expect(ann.page.getByText(t("si-second-build-empty"))).toBeVisible();
});

test("the reference has adversaries, scenarios and Blight cards, by box", async ({ person }) => {
  const ann = await person("Ann");
  await ann.goto("/games/spirit-island/cards");
  const filter = (name: string) => ann.page.getByRole("search").getByRole("button", { name, exact: true });
  await filter(t("si-kind-adversary")).click();
  await expect(ann.page.getByRole("article", { name: t("sweden"), exact: true })).toBeVisible();
  await filter(TEXTS.en.form("horizons", "short")).click();
  await expect(ann.page.getByRole("article")).toHaveCount(0);
  await filter(TEXTS.en.form("base", "short")).click();
  await filter(TEXTS.en.form("horizons", "short")).click();
  await filter(t("si-kind-adversary")).click();
  await ann.page
    .getByRole("group", { name: t("si-reference-kind") })
    .getByRole("button", { name: t("si-kind-blight"), exact: true })
    .click();
  await expect(ann.page.getByRole("article", { name: t("downward-spiral"), exact: true })).toBeVisible();
  await expectNoViolations(ann.page);
});
