import { FULL_HAND, MIDDLE, QUIET } from "./support/positions.mjs";
import { expectTouchable, noSidewaysScrolling, PHONE, SIDEWAYS } from "./support/phone.ts";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("on a phone the board fills the width and a whole turn is played by tapping", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const { page, table } = ann;
  await ann.open({ file: QUIET, others: "own" });
  await noSidewaysScrolling(page);
  const board = await table.board.boundingBox();
  expect(board?.width).toBeGreaterThan(330);

  await table.tile("temple-of-the-sun").tap();
  await expectTouchable(table.actions.getByRole("button"));
  await table.confirm.tap();
  await expect(table.tile("temple-of-the-sun")).toHaveAccessibleName(new RegExp(t("diver")));
  await expectTouchable(table.actions.getByRole("button"));
  await expectTouchable(table.tools.getByRole("button"));
  await expectTouchable(page.getByRole("group", { name: t("room-panels") }).getByRole("button"));
  await expectTouchable(page.getByRole("banner").getByRole("button"));

  await table.verb("draw").tap();
  await table.confirm.tap();
  await table.due("draw").tap();
  await table.due("flood").tap();
  await table.due("flood").tap();
  await expect(table.verb("move")).toBeVisible();
  await noSidewaysScrolling(page);

  const panels = page.getByRole("group", { name: t("room-panels") });
  for (const panel of ["log", "chat", "table"]) {
    await panels.getByRole("button", { name: t(`room-${panel}`), exact: true }).tap();
    await expect(
      page.getByRole("heading", { level: 2, name: t(`room-${panel}`), exact: true }),
    ).toBeVisible();
    await noSidewaysScrolling(page);
  }
});

test("on a phone every card of a full hand is as wide as a finger", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  await ann.open({ file: FULL_HAND, others: "own" });
  await expectTouchable(
    ann.page.getByRole("region", { name: t("fi-hand-of", { adventurer: t("diver") }) }).getByRole("button"),
  );
  await noSidewaysScrolling(ann.page);
});

test("on a phone held sideways the whole board and the moves are in sight at once", async ({ person }) => {
  const ann = await person("Ann", SIDEWAYS);
  const { page, table } = ann;
  await ann.open({ file: MIDDLE, others: "own" });
  await noSidewaysScrolling(page);
  for (const part of [table.board, table.verb("move"), table.verb("draw")])
    await expect(part).toBeInViewport({ ratio: 1 });

  await table.tile("silver-gate").tap();
  await table.verb("shore-up").first().tap();
  await expect(table.board).toBeInViewport({ ratio: 1 });
  await expect(table.confirm).toBeInViewport({ ratio: 1 });
  await expectTouchable(table.actions.getByRole("button"));
  await table.confirm.tap();
  await expect(table.tile("silver-gate")).toHaveAccessibleName(new RegExp(t("fi-state-dry")));
});

for (const path of ["/", "/rules/forbidden-island", "/learn"]) {
  test(`on a phone nothing of ${path} is wider than the screen`, async ({ person }) => {
    const ann = await person("Ann", PHONE);
    await ann.goto(path);
    await expect(ann.page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await noSidewaysScrolling(ann.page);
  });
}
