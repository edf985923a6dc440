import { QUIET } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("a move that revealed nothing is taken back at once", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: QUIET }));

  await ann.table.play("move", "temple-of-the-sun");
  await expect(bob.table.moves).toHaveCount(1);
  await ann.table.tool("undo").click();

  await expect(ann.table.moves).toHaveCount(0);
  await expect(bob.table.moves).toHaveCount(0);
  await expect(ann.table.tile("misty-marsh")).toHaveAccessibleName(new RegExp(t("diver")));
  await expect(ann.table.tool("undo")).toBeDisabled();
});

for (const answer of ["agree", "disagree"] as const) {
  test(`taking back a draw is proposed to the others, who can ${answer}`, async ({ person }) => {
    const ann = await person("Ann");
    const bob = await person("Bob");
    await bob.join(await ann.open({ file: QUIET }));

    await ann.table.endActions();
    await expect(bob.table.moves).toHaveCount(1);
    await ann.table.tool("undo").click();
    await ann.page.getByRole("dialog").getByRole("button", { name: t("room-undo-propose"), exact: true }).click();

    const asked = bob.page.getByRole("region", { name: t("room-proposal"), exact: true });
    await expect(asked).toContainText(t("room-proposal-undo", { name: "Ann", count: 1 }));
    await expect(ann.table.moves).toHaveCount(1);
    await asked.getByRole("button", { name: t(`room-${answer}`), exact: true }).click();

    await expect(asked).toHaveCount(0);
    for (const { table } of [ann, bob]) await expect(table.moves).toHaveCount(answer === "agree" ? 0 : 1);
  });
}
