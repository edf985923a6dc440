import { DECISIONS, TO_READ } from "./support/ghost-stories-decisions.ts";
import { TURN } from "./support/ghost-stories-positions.ts";
import { PHONE } from "./support/phone.ts";
import { expect, test, type Person } from "./support/test.ts";
import { facing, t, type Village } from "./support/village.ts";

const reading = ({ page }: Person) => page.getByRole("region", { name: t("gs-reading"), exact: true });

/** Everything that can be pressed in the bar of moves, seen in one look; not what it costs, which is told later. */
async function offered({ actions }: Village): Promise<string[]> {
  return actions
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map(
        (button) =>
          button.getAttribute("aria-label") ?? (button as HTMLElement).innerText.split("\n")[0] ?? "",
      ),
    );
}

for (const { question, file, seats } of DECISIONS) {
  test(`whatever is read by touch while "${question}" is open, its choices are there again afterwards`, async ({
    person,
  }) => {
    const ann = await person("Ann", PHONE);
    const { village } = ann;
    await ann.open({ file, others: "own", seats: seats ?? 2 });
    await village.expectQuestion(question);
    await expect
      .poll(async () => (await offered(village)).length, "there is something to choose")
      .toBeGreaterThan(1);
    const before = await offered(village);
    let cards = 0;
    for (const thing of TO_READ) {
      // What is an answer, or is proposed as one, is picked and not read.
      const place = village.thing(thing);
      if (
        (await place.getAttribute("aria-label"))?.endsWith(t("gs-possible")) ||
        (await place.getAttribute("aria-pressed")) === "true"
      )
        continue;
      cards += 1;
      await place.tap();
      await expect(reading(ann), thing).toBeVisible();
      await expect(village.confirm, "nothing is armed by reading").toHaveCount(0);
      // By the cross, and by the way back below.
      if (cards % 2 === 0)
        await reading(ann)
          .getByRole("button", { name: t("close"), exact: true })
          .tap();
      else await reading(ann).getByRole("button").last().tap();
      await expect(reading(ann)).toHaveCount(0);
      await expect.poll(() => offered(village), thing).toEqual(before);
    }
    expect(cards).toBeGreaterThan(3);
  });
}

test("a choice that is taken back leaves the others there", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const { village } = ann;
  const { file = "" } = DECISIONS.find(({ question }) => question === "pray") ?? {};
  await ann.open({ file, others: "own" });
  await expect(village.chips).toHaveCount(5);
  const red = village.chip(t("red"));
  await red.tap();
  await expect(village.confirm).toBeVisible();
  await red.tap();
  await expect(village.confirm).toHaveCount(0);
  await expect(village.chips).toHaveCount(5);
});

test("reading a ghost arms nothing: Enter does nothing until something is chosen", async ({ person }) => {
  const ann = await person("Ann");
  const { page, village } = ann;
  await ann.open({ file: TURN, others: "own" });
  await village.thing("east-2").click();
  await expect(reading(ann).getByRole("heading", { name: t("bleeding-eyes"), exact: true })).toBeVisible();
  await expect(village.confirm).toHaveCount(0);
  await page.keyboard.press("Escape");
  await village.thing("east-2").focus();
  await page.keyboard.press("Enter");
  await expect(reading(ann)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Enter");
  await expect(reading(ann)).toBeVisible();
  await expect(village.moves).toHaveCount(0);

  // What can be done with it is a second step, and confirmed like every move.
  await reading(ann)
    .getByRole("button", { name: t("gs-here-enfeeble") })
    .click();
  await expect(village.moves).toHaveCount(0);
  await expect(reading(ann)).toHaveCount(0);
  await village.confirm.click();
  await expect(village.thing("east-2")).toHaveAccessibleName(new RegExp(t("mantra")));
});

test("a quick player reads, too, without doing anything", async ({ person }) => {
  const ann = await person("Ann", { settings: { quick: true } });
  await ann.open({ file: TURN, others: "own" });
  await ann.village.thing("east-2").click();
  await expect(reading(ann)).toBeVisible();
  await expect(ann.village.moves).toHaveCount(0);
});

test("the card to be placed can be read whole, with what would come of every space", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const { village } = ann;
  const { file = "" } = DECISIONS.find(({ question }) => question === "place") ?? {};
  await ann.open({ file, others: "own" });
  await village.expectQuestion("place");
  await expect(village.actions.getByRole("heading", { name: t("dark-wraith-1"), exact: true })).toBeVisible();
  await expect(village.actions).toContainText(
    t("gs-resists", { needed: t("gs-amount", { count: 3, colour: t("black") }) }),
  );
  await expect(village.actions).toContainText(t("haunter-on-board"));
  const spaces = village.actions.getByRole("list", { name: t("gs-place-where") });
  await expect(spaces.getByRole("button")).toHaveCount(3);
  for (const tile of ["cemetery", "taoist-altar", "herbalist-shop"]) {
    const space = spaces.getByRole("button", { name: new RegExp(facing("yellow-board", tile)) });
    await expect(space).toContainText(t(tile), { ignoreCase: false });
    await expect(space.locator("span")).toContainText(t(tile));
  }
  await spaces.getByRole("button").first().tap();
  await expect(
    village.thing("north-1").or(village.thing("north-3")).and(ann.page.locator("[aria-pressed=true]")),
  ).toHaveCount(1);
  await village.confirm.tap();
  await expect(village.board.getByRole("button", { name: new RegExp(t("dark-wraith-1")) })).toBeVisible();
});
