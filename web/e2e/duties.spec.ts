import { actOnce } from "./support/driver.ts";
import { HeldLine } from "./support/held.ts";
import { CUT_OFF, FULL_HAND, SINKING } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("who has too many cards chooses one to discard before anything else", async ({ person }) => {
  const ann = await person("Ann");
  const { page, table } = ann;
  await ann.open({ file: FULL_HAND, others: "own" });
  await table.due("draw").click();
  await table.verb("discard").first().click();
  await table.actions.getByRole("button", { name: t("oceans-chalice"), exact: true }).click();
  await table.confirm.click();
  const hand = page.getByRole("region", { name: t("fi-hand-of", { adventurer: t("diver") }) });
  await expect(hand.getByRole("button", { name: new RegExp(t("oceans-chalice")) })).toHaveCount(0);
});

test("what is chosen and confirmed before the answer to the draw has come is made, once", async ({
  person,
}) => {
  const ann = await person("Ann");
  const { page, table } = ann;
  const line = await HeldLine.of(page);
  await ann.open({ file: FULL_HAND, others: "own" });
  // Other requests, such as that in which the page introduces itself, may be under way: they hold up nothing.
  line.holdDone("play");
  await table.due("draw").click();
  await table.verb("discard").first().click();
  await table.chips.first().click();
  await page.keyboard.press("Enter");
  await expect(table.confirm).toBeDisabled();
  line.release();
  await expect(table.moves).toHaveCount(2);
  await expect(table.confirm).toHaveCount(0);
});

test("whose tile sinks chooses where to swim", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: SINKING }));
  await ann.table.due("flood").click();
  await expect(bob.table.tile("twilight-hollow")).toHaveAccessibleName(new RegExp(t("fi-state-sunk")));
  await expect(ann.table.verb("swim")).toHaveCount(0);
  await bob.table.verb("swim").click();
  await expect(bob.table.possibleTiles).not.toHaveCount(0);
  await expect(bob.table.tile("temple-of-the-moon")).not.toHaveAccessibleName(new RegExp(t("fi-possible")));
  await bob.table.tile("copper-gate").click();
  await bob.table.confirm.click();
  await expect(ann.table.tile("copper-gate")).toHaveAccessibleName(new RegExp(t("navigator")));
});

test("who has nowhere to swim is flown off by somebody else", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: CUT_OFF }));
  await ann.table.due("flood").click();
  await expect(bob.table.tile("twilight-hollow")).toHaveAccessibleName(new RegExp(t("fi-state-sunk")));
  await expect(bob.table.verb("swim")).toHaveCount(0);
  await expect(bob.table.possibleTiles).toHaveCount(0);

  await ann.table.verb("lift").click();
  await expect(ann.table.possibleTiles).not.toHaveCount(0);
  await ann.table.tile("fools-landing").click();
  await ann.table.confirm.click();
  await expect(bob.table.tile("fools-landing")).toHaveAccessibleName(new RegExp(t("navigator")));
  await expect(bob.table.verb("move")).toBeVisible();
});

test("people in haste find the only way out, too", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: CUT_OFF }));
  // They hurry on as soon as they can: what stays is that somebody was flown off.
  const flown = bob.table.moves.filter({ hasText: `${t("helicopter-lift")}:` });
  await expect(async () => {
    await actOnce([ann, bob]);
    expect(await flown.count()).toBeGreaterThan(0);
  }).toPass();
});
