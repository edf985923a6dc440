import { QUIET } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("a what-if is played, shown to others and thrown away, and the game stays as it was", async ({
  person,
}) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: QUIET }));
  await ann.table.play("move", "temple-of-the-sun");

  await ann.table.tool("what-if").click();
  const bar = ann.page.getByRole("region", { name: t("room-branches"), exact: true });
  await expect(bar).toContainText(t("room-branch-about"));
  await ann.table.play("move", "observatory");
  await expect(ann.table.tile("observatory")).toHaveAccessibleName(new RegExp(t("diver")));
  await expect(bob.table.tile("temple-of-the-sun")).toHaveAccessibleName(new RegExp(t("diver")));
  await expect(bob.table.moves).toHaveCount(1);
  // In a what-if, one plays for everybody.
  await ann.table.endActions();
  await expect(ann.table.moves).toHaveCount(3);

  await bar.getByRole("button", { name: t("room-branch-share"), exact: true }).click();
  const shown = bob.page.getByRole("button", {
    name: t("room-branch-of", { name: "Ann", at: 1 }),
    exact: true,
  });
  await shown.click();
  await expect(bob.table.tile("observatory")).toHaveAccessibleName(new RegExp(t("diver")));
  for (const verb of ["move", "draw"]) await expect(bob.table.verb(verb)).toHaveCount(0);

  await bar.getByRole("button", { name: t("room-branch-drop"), exact: true }).click();
  for (const { table, page } of [ann, bob]) {
    await expect(page.getByRole("region", { name: t("room-branches"), exact: true })).toHaveCount(0);
    await expect(table.tile("temple-of-the-sun")).toHaveAccessibleName(new RegExp(t("diver")));
    await expect(table.moves).toHaveCount(1);
  }
});
