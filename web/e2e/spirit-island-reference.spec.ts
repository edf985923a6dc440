import { expectNoViolations } from "./support/axe.ts";
import { openIsland, t } from "./support/island.ts";
import { keysShown, latinShown } from "./support/languages.ts";
import { noSidewaysScrolling, PHONE } from "./support/phone.ts";
import { POWERS, PRINTED } from "./support/printed.ts";
import { expect, test, type Person } from "./support/test.ts";

const CARDS = "/games/spirit-island/cards";

const found = ({ page }: Person, count: number) =>
  expect(page.getByRole("status").filter({ hasText: t("si-reference-found", { count }) })).toBeVisible();
const card = ({ page }: Person, name: string, language: "en" | "ru" = "en") =>
  page.getByRole("article", { name: t(name, {}, language), exact: true });
const filter = ({ page }: Person, name: string) =>
  page.getByRole("search").getByRole("button", { name, exact: true });

test("all cards are a page of their own, which the first page and the rulebook lead to", async ({
  person,
}) => {
  const ann = await person("Ann");
  await ann.goto("/");
  await ann.page.getByText("Horizons of Spirit Island", { exact: true }).first().click();
  await ann.page.getByRole("link", { name: t("cards-title") }).click();
  await expect(ann.page).toHaveURL(CARDS);
  await expect(ann.page.getByRole("heading", { level: 1 })).toHaveText(t("cards-of-spirit-island"));
  await ann.goto("/rules/spirit-island");
  await expect(ann.page.getByRole("link", { name: t("cards-title") })).toHaveAttribute("href", CARDS);
});

test("cards are found by words, elements, cost, speed and what they do", async ({ person }) => {
  const ann = await person("Ann", { colorScheme: "dark" });
  await ann.goto(CARDS);
  await found(ann, PRINTED);
  await ann.page.keyboard.press("/");
  await ann.page.keyboard.type("gifts heat");
  await expect(card(ann, "gift-of-searing-heat")).toBeVisible();
  await found(ann, await ann.page.getByRole("article").count());
  await ann.page.getByRole("button", { name: t("si-reference-all") }).click();
  for (const name of [t("si-kind-minor"), t("fast"), t("si-does-defend"), t("si-does-gather")])
    await filter(ann, name).click();
  const meant = POWERS.filter(
    ({ kind, speed, verbs }) =>
      kind === "minor" && speed === "fast" && ["defend", "gather"].every((verb) => verbs.includes(verb)),
  );
  expect(meant.map(({ power }) => power)).toContain("entrancing-apparitions");
  await found(ann, meant.length);
  for (const { power } of meant) await expect(card(ann, power)).toBeVisible();
  await filter(ann, "6").click();
  await found(ann, 0);
  await expect(ann.page.getByText(t("si-reference-try-filters"))).toBeVisible();
  await expectNoViolations(ann.page);
  await ann.page
    .getByRole("button", { name: t("si-reference-suggestions").split(", ")[0] ?? "", exact: true })
    .last()
    .click();
  await expect(card(ann, "mischief-and-sabotage")).toBeVisible();
});

test("a card is looked at closely, and its words open their rules", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  await ann.goto(`${CARDS}?q=powerstorm`);
  await noSidewaysScrolling(ann.page);
  await ann.page.getByRole("button", { name: t("si-card-look", { card: t("powerstorm") }) }).click();
  const looked = ann.page.getByRole("dialog", { name: t("powerstorm") });
  await looked.getByRole("button", { name: t("target-any-spirit") }).click();
  await expect(ann.page.getByRole("dialog", { name: t("rules-rule", { id: "SI-240" }) })).toBeVisible();
});

test("in Russian it is found by other forms of a word", async ({ person }) => {
  const ann = await person("Ann", { settings: { language: "ru" } });
  await ann.goto(`${CARDS}?q=${encodeURIComponent("городов скверны")}`);
  await expect(ann.page.getByRole("article").first()).toBeVisible();
  expect(await keysShown(ann.page)).toEqual([]);
  expect(await latinShown(ann.page)).toEqual([]);
  await ann.page.getByRole("searchbox").fill("глаз");
  await expect(card(ann, "mischief-and-sabotage", "ru")).toBeVisible();
  await expectNoViolations(ann.page);
});

test("at a table the menu leads to it, and a key shows it without leaving", async ({ person }) => {
  const ann = await person("Ann");
  await openIsland(ann, { spirits: ["sun-bright-whirlwind"] });
  await ann.page.getByRole("button", { name: t("room-table"), exact: true }).click();
  await expect(ann.page.getByRole("link", { name: t("room-cards"), exact: true })).toHaveAttribute(
    "href",
    CARDS,
  );
  await ann.page.keyboard.press("/");
  const dialog = ann.page.getByRole("dialog", { name: t("si-reference") });
  await dialog.getByRole("searchbox").fill("whirlwind");
  await expect(dialog.getByRole("article", { name: t("violent-windstorms"), exact: true })).toBeVisible();
});
