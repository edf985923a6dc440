import type { Locator } from "@playwright/test";
import {
  AFTER_THE_ROLL,
  BEFORE_THE_ROLL,
  ROLL_AGAIN,
  TOKEN_OF_A_COMPANION,
  TURN,
} from "./support/ghost-stories-positions.ts";
import { expect, test } from "./support/test.ts";
import { like, t } from "./support/village.ts";
import { escape } from "./support/words.ts";

/** A chance as it is written. */
const percent = (probability: number) => t("room-percent", { number: Math.round(100 * probability) });
/** The chance that a die shows a colour or white. */
const FITS = 2 / 6;

/** A Taoist has one token of each of these colours, and no other. */
async function expectTokens(taoist: Locator, ...colours: string[]): Promise<void> {
  const tokens = colours.map((colour) => t("gs-amount", { count: 1, colour: t(colour) })).join(", ");
  const name = escape(t("gs-tokens", { tokens }).trim());
  if (colours.length === 0) await expect(taoist).not.toHaveAccessibleName(new RegExp(name));
  else await expect(taoist).toHaveAccessibleName(new RegExp(`${name}, \\D`));
}

test("the odds stand there before the dice are rolled; then one chooses who falls, and the token is paid", async ({
  person,
}) => {
  const ann = await person("Ann");
  const { village } = ann;
  await ann.open({ file: BEFORE_THE_ROLL, others: "own" });
  await village.verb("exorcise").click();
  const [ghoul, corpse] = [t("ghoul"), t("walking-corpse")];
  const one = percent(1 - (1 - FITS) ** 3);
  for (const [ghosts, dice, tokens] of [
    [ghoul, one, percent(1)],
    [corpse, percent(0), percent(1)],
    [`${ghoul} + ${corpse}`, percent(0), one],
  ] as const) {
    const line = village.actions
      .getByRole("listitem")
      .filter({ has: ann.page.getByText(ghosts, { exact: true }) });
    await expect(line).toContainText(new RegExp(`${escape(t("gs-odds-dice"))}\\s*${escape(dice)}`));
    await expect(line).toContainText(new RegExp(`${escape(t("gs-odds-own-tokens"))}\\s*${escape(tokens)}`));
  }
  await expect(village.moves).toHaveCount(0);

  await village.actions.getByRole("button", { name: t("gs-roll") }).click();
  await village.expectQuestion("judge");
  await expect(village.dice.getByRole("img", { name: /./ })).toHaveCount(3);
  // If the dice are enough for the Ghoul, it cannot be spared: both go (GS-R84).
  await village.chip(new RegExp(`^(${corpse}|${escape(t("move-dispel-both"))})`)).click();
  await village.confirm.click();
  await expect(village.thing("west-1")).toHaveAccessibleName(new RegExp(t("gs-empty")));
  await expectTokens(village.belongings("yellow-taoist"));
});

test("after the roll one chooses who falls, sees what it costs and pays it", async ({ person }) => {
  const ann = await person("Ann");
  const { village } = ann;
  await ann.open({ file: AFTER_THE_ROLL, others: "own" });
  await village.expectQuestion("judge");
  const [free, both] = [
    village.chip(new RegExp(`^${t("creeping-one")}`)),
    village.chip(new RegExp(t("move-dispel-both"))),
  ];
  await expect(free).toContainText(t("gs-dice-enough"));
  await expect(both).not.toContainText(t("gs-dice-enough"));
  // Both ghosts are pictured, though only one of them may go alone (GS-R84).
  await expect(both.locator("svg")).toHaveCount((await free.locator("svg").count()) * 2 + 1);
  await expect(village.chip(new RegExp(`^${t("restless-dead")}`))).toHaveCount(0);
  await free.click();
  await both.click();
  await village.confirm.click();
  for (const space of ["north-3", "west-1"])
    await expect(village.thing(space)).toHaveAccessibleName(new RegExp(t("gs-empty")));
  await expectTokens(village.belongings("yellow-taoist"), "red");
  await expect(village.verb("end")).toBeVisible();
});

test("The Gods' Favorite picks the dice to roll again", async ({ person }) => {
  const ann = await person("Ann");
  const { village } = ann;
  await ann.open({ file: ROLL_AGAIN, others: "own" });
  await village.expectQuestion("reroll");
  const again = village.actions.getByRole("button", { name: t("gs-reroll-pick") });
  await expect(again).toBeDisabled();
  // Everything on the table rolled again is as good as a first roll.
  await expect(
    village.actions.getByRole("button", { name: new RegExp(escape(percent(1 - (1 - FITS) ** 3))) }),
  ).toBeVisible();
  const [red] = await village.dice.getByRole("button").all();
  await red?.click();
  await expect(red ?? village.dice).toHaveAttribute("aria-pressed", "true");
  await village.actions.getByRole("button", { name: t("gs-reroll", { count: 1 }), exact: true }).click();
  await expect(village.moves).toHaveCount(1);
  await expect(village.verb("keep")).toHaveCount(0);
  await expect(village.confirm.or(village.verb("end"))).toBeVisible();
});

for (const answer of ["lend", "refuse"] as const) {
  test(`a companion on the tile is asked for tokens and can ${answer}`, async ({ person }) => {
    const ann = await person("Ann");
    const bob = await person("Bob");
    await bob.join(await ann.open({ file: TOKEN_OF_A_COMPANION }));
    await expect(bob.village.chips).toHaveCount(0);
    await ann.village.chip(new RegExp(escape(t("blue-taoist")))).click();
    await ann.village.confirm.click();

    await bob.village.expectQuestion("lend");
    await expect(ann.village.confirm).toHaveCount(0);
    await bob.village.make(answer);
    const [ghost, blue] = [ann.village.thing("north-3"), bob.village.belongings("blue-taoist")];
    if (answer === "lend") {
      await ann.village.confirm.click();
      await expect(ghost).toHaveAccessibleName(new RegExp(t("gs-empty")));
      await expectTokens(blue, "black");
    } else {
      await expect(ann.village.verb("end")).toBeVisible();
      await expect(ghost).toHaveAccessibleName(new RegExp(t("ghoul")));
      await expectTokens(blue, "yellow", "black");
    }
  });
}

test("what is not possible says why, with the rule to read", async ({ person }) => {
  const ann = await person("Ann");
  const { page, village } = ann;
  await ann.open({ file: TURN, others: "own" });
  await village.thing("tea-house").click();
  await village.actions.getByRole("button", { name: t("gs-why-not"), exact: true }).click();
  await village.impossible("move").click();
  await expect(village.actions).toContainText(like("why-not-adjacent"));
  await village.actions.getByRole("button", { name: /^GS-R?\d+$/ }).click();
  await expect(page.getByRole("dialog", { name: /GS-R?\d+/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(village.moves).toHaveCount(0);
});

test("the first press on a greyed Move answers at once", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: BEFORE_THE_ROLL, others: "own" });
  await ann.village.impossible("move").click();
  await expect(ann.village.actions).toContainText(t("why-moved"));
  await expect(ann.village.actions.getByRole("button", { name: "GS-071", exact: true })).toBeVisible();
});
