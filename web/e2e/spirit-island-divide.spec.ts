import type { Locator } from "@playwright/test";
import { type Island, t } from "./support/island.ts";
import { noSidewaysScrolling, PHONE } from "./support/phone.ts";
import { DAMAGE, EITHER, openPosition, PUSH } from "./support/spirit-island-positions.ts";
import { expect, test } from "./support/test.ts";

/** The way that is suggested, with what would come of it. */
const suggested = (island: Island): Locator => island.question.getByRole("status");
/** How the line begins that tells what would be destroyed. */
const destroyed = (land: string) => t("si-outcome-destroyed", { land, pieces: "" }).trim();
const holds = (count: number, kind: string) => new RegExp(`${count} ${t(kind)}`);

test("how damage may be divided is shown first, and Enter does it all", async ({ person }) => {
  const ann = await person("Ann");
  const island = await openPosition(ann, DAMAGE);
  await expect(suggested(island)).toContainText(`${destroyed("G2")} 1 ${t("city")}`);
  await expect(suggested(island)).toContainText(t("si-outcome-fear", { amount: 2 }));
  await expect(island.land("G2")).toHaveAccessibleName(holds(1, "city"));
  await expect(island.tool("undo")).toBeDisabled();

  await ann.page.keyboard.press("Enter");
  await expect(island.land("G2")).not.toHaveAccessibleName(holds(1, "city"));
  await expect(island.land("G2")).toHaveAccessibleName(holds(1, "town"));
  await expect(suggested(island).getByRole("button")).toHaveCount(0);
  await island.tool("undo").click();
  await expect(suggested(island)).toContainText(`${destroyed("G2")} 1 ${t("city")}`);
});

test("who taps a piece divides by hand, and the rest is suggested anew", async ({ person }) => {
  const ann = await person("Ann", PHONE);
  const island = await openPosition(ann, DAMAGE);
  await expect(suggested(island)).toContainText(`${destroyed("G2")} 1 ${t("city")}`);
  await noSidewaysScrolling(ann.page);
  await island.question.getByRole("button", { name: holds(2, "explorer") }).click();
  await expect(island.land("G2")).toHaveAccessibleName(holds(1, "explorer"));
  await expect(suggested(island)).toContainText(`${destroyed("G2")} 1 ${t("town")}`);
  await suggested(island)
    .getByRole("button", { name: t("si-do-so") })
    .click();
  await expect(island.land("G2")).toHaveAccessibleName(holds(1, "city"));
  await expect(island.land("G2")).not.toHaveAccessibleName(holds(1, "town"));
});

test("pushes are suggested with where the pieces go, and may be left out", async ({ person }) => {
  const ann = await person("Ann");
  const island = await openPosition(ann, PUSH);
  await expect(suggested(island)).toContainText(/G6 → G\d/);
  await expect(island.move("skip")).toBeVisible();
  // A land that was only looked at by mouse does not keep Enter for itself.
  await island.touch(island.land("G3"));
  await ann.page.keyboard.press("Enter");
  await expect(island.land("G6")).not.toHaveAccessibleName(new RegExp(t("town")));
});

test("a piece is taken hold of on the map itself, and put into a land that is lit", async ({ person }) => {
  const ann = await person("Ann");
  const island = await openPosition(ann, EITHER);
  await expect(island.board.locator("[data-handle]")).toHaveCount(2);
  await island.board.locator('[data-handle="explorer"]').click();
  await expect(island.pieces.and(ann.page.locator("[aria-pressed=true]"))).toContainText(t("explorer"));
  await island.touch(island.land("G5"));
  await expect(island.land("G5")).toHaveAccessibleName(holds(1, "explorer"));
  await expect(island.land("G6")).toHaveAccessibleName(holds(1, "town"));
  await expect(island.land("G6")).not.toHaveAccessibleName(holds(1, "explorer"));
});
