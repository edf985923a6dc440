import { FULL_HAND, SINKING } from "./support/positions.ts";
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
