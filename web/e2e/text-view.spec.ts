import { TURN } from "./support/ghost-stories-positions.ts";
import { LAST_CARD, MIDDLE } from "./support/positions.mjs";
import { expect, test, type Person } from "./support/test.ts";
import { t as gs } from "./support/village.ts";
import { t } from "./support/words.ts";

async function asText({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: t("room-text-mode-short"), exact: true }).click();
}

test("the island as text says where each tile lies and what is beside it", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: MIDDLE, others: "own" });
  await asText(ann);
  const line = ann.page.getByRole("listitem").filter({ hasText: new RegExp(`^${t("iron-gate")},`) });
  await expect(line).toContainText(t("text-place", { row: 2, column: 3 }));
  for (const [side, tile] of [
    ["right", "observatory"],
    ["down", "misty-marsh"],
    ["left", "cave-of-embers"],
  ] as const) {
    await expect(line).toContainText(t(`text-beside-${side}`, { thing: t(tile) }));
  }
  // A tile that has sunk is still a place, and said to be gone.
  await expect(line).toContainText(
    t("text-beside-up", { thing: t("fi-text-sunk", { tile: t("howling-garden") }) }),
  );
});

test("cards whose order nobody knows are not listed as if they had one", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: MIDDLE, others: "own" });
  await asText(ann);
  const next = t("fi-text-layer", { cards: "" }).trim();
  await expect(ann.page.getByRole("listitem").filter({ hasText: next })).toContainText(t("silver-gate"));
  await expect(
    ann.page
      .getByRole("listitem")
      .filter({ hasText: new RegExp(`^${t("fi-text-unordered", { cards: "" }).trim()}`) }),
  ).toBeVisible();
});

test("cards whose order is known are listed in it", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: LAST_CARD, others: "own" });
  await asText(ann);
  await expect(
    ann.page.getByText(t("fi-text-layer-known", { cards: t("fools-landing") }), { exact: true }),
  ).toBeVisible();
  await expect(
    ann.page.getByText(t("fi-text-layer-then-known", { cards: t("watchtower") }), { exact: true }),
  ).toBeVisible();
});

test("the village as text says what is beside each tile and what can be reached from it", async ({
  person,
}) => {
  const ann = await person("Ann");
  await ann.open({ file: TURN, others: "own" });
  await asText(ann);
  const line = ann.page.getByRole("listitem").filter({ hasText: new RegExp(`^${gs("cemetery")},`) });
  await expect(line).toContainText(gs("text-place", { row: 1, column: 1 }));
  await expect(line).toContainText(gs("text-beside-right", { thing: gs("taoist-altar") }));
  await expect(line).toContainText(
    gs("gs-text-facing-one", { board: gs("yellow-board"), ghost: gs("ghoul") }),
  );
  await expect(line).toContainText(
    gs("gs-text-facing-one", { board: gs("green-board"), ghost: gs("walking-corpse") }),
  );
});
