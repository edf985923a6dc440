import { DECISIONS } from "./support/ghost-stories-decisions.ts";
import { LAST_INCARNATION, TURN } from "./support/ghost-stories-positions.ts";
import { SWITCH } from "./support/languages.ts";
import { expect, test, type Person } from "./support/test.ts";
import { facing, t } from "./support/village.ts";

const COMPASS = { en: /\b(north|south|east|west)/i, ru: /(^|[^а-яё])(север|юг|южн|восто|запад)/i };

/** Everything on the page that can be read or heard. */
async function said({ page }: Person): Promise<string[]> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title]")].flatMap((each) => [
      each.getAttribute("aria-label"),
      each.getAttribute("title"),
    ]);
    return [...document.body.innerText.split("\n"), ...labels.map((label) => label ?? "")].filter(
      (line) => line !== "",
    );
  });
}

for (const language of ["en", "ru"] as const) {
  test(`boards are called by their colours and not by sides that the screen turns, ${language}`, async ({
    person,
  }) => {
    const ann = await person("Ann");
    const bob = await person("Bob");
    const words = (key: string) => t(key, {}, language);
    const nowhere = async () =>
      expect((await said(ann)).filter((line) => COMPASS[language].test(line))).toEqual([]);
    // One own seat: the board is turned so that hers, which moves write as the north, is nearest to her.
    const room = await ann.open({ file: DECISIONS.find(({ question }) => question === "place")?.file ?? "" });
    if (language === "ru") await ann.page.getByRole("button", { name: SWITCH.ru }).click();
    await expect(
      ann.page
        .getByRole("list", { name: words("gs-place-where") })
        .getByRole("button")
        .first(),
    ).toContainText(words("yellow-board"));
    await nowhere();
    await ann.page.locator('[data-thing="north-2"]').click();
    await ann.page.keyboard.press("Enter");
    await expect(ann.page.getByRole("region", { name: words("room-log"), exact: true })).toContainText(
      words("dark-wraith-1"),
    );
    await nowhere();
    await ann.page.locator('[data-thing="east-2"]').click();
    await nowhere();
    await ann.page.keyboard.press("Escape");
    await ann.page.getByRole("button", { name: words("room-forecast"), exact: true }).click();
    await expect(ann.page.getByRole("region", { name: words("room-forecast"), exact: true })).toBeVisible();
    await nowhere();

    // What a teammate points at, too.
    await bob.join(room);
    await bob.village.tool("point").click();
    await bob.village.thing("west-2").click();
    await expect(
      ann.page.getByText(
        t(
          "room-said-ping",
          { name: "Bob", thing: facing("green-board", "sorcerer-hut", language) },
          language,
        ),
      ),
    ).toBeAttached();
    await ann.page.getByRole("button", { name: words("room-text-mode-short"), exact: true }).click();
    await expect(ann.page.getByRole("heading", { name: words("gs-text-village") })).toBeVisible();
    await nowhere();
  });
}

test("every board says whose it is, and neutral ones say so", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: TURN });
  await expect(ann.village.thing("yellow-taoist")).toContainText("Ann");
  await expect(ann.village.thing("red-taoist")).toContainText(t("neutral"));
  await expect(ann.village.thing("red-taoist")).toHaveAccessibleName(new RegExp(`^${t("red-board")}`));
});

test("an incarnation is seen, though its picture comes only when it is needed", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: LAST_INCARNATION, others: "own" });
  await expect(ann.village.thing("north-3").locator(".picture svg")).toBeVisible();
});
