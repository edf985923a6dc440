// Pieces and Presence are taken by hand: pressed, carried and put down; and a turn takes few touches.

import type { Locator } from "@playwright/test";
import { Island, openIsland, t } from "./support/island.ts";
import { EITHER, openPosition } from "./support/spirit-island-positions.ts";
import { expect, test } from "./support/test.ts";

const [WIND, EYES] = ["sun-bright-whirlwind", "eyes-watch-from-the-trees"];

/** Drags a thing to a land and looks at the table before it is put down. */
async function drag(
  island: Island,
  thing: Locator,
  land: string,
  before: () => Promise<void>,
): Promise<void> {
  const { mouse } = island.page;
  const [from, to] = [(await thing.boundingBox())!, (await island.land(land).boundingBox())!];
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(from.x + 12, from.y + 12, { steps: 3 });
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await before();
  await mouse.up();
}

test("a piece is dragged from the map into a land, and back where it was without one", async ({ person }) => {
  const ann = await person("Ann");
  const island = await openPosition(ann, EITHER);
  const town = island.board.locator('[data-handle="town"]');
  const carried = ann.page.locator(".carried");
  const map = await island.board.boundingBox();
  await drag(island, town, "H6", () => expect(carried).toBeVisible());
  await expect(carried).toHaveCount(0);
  await expect(island.land("G6")).toHaveAccessibleName(new RegExp(t("town")));
  await drag(island, town, "G5", () => expect(carried).toHaveClass(/fits/));
  await expect(island.land("G5")).toHaveAccessibleName(new RegExp(t("town")));
  await expect(island.land("G6")).not.toHaveAccessibleName(new RegExp(t("town")));
  expect(await island.board.boundingBox(), "the map stays where it is").toEqual(map);
});

test("Presence is carried from its track to a land in one movement", async ({ person }) => {
  const ann = await person("Ann");
  await openIsland(ann, { spirits: [EYES!] });
  const island = new Island(ann.page);
  await island.move("grow 2").click();
  await expect(island.possible.first()).toBeVisible();
  const land = (await island.possible.first().getAttribute("data-land"))!;
  const track = ann.page.locator('[data-take="track plays"]');
  await expect(track).toBeInViewport({ ratio: 1 });
  await drag(island, track, land, () => expect(ann.page.locator(".carried")).toHaveClass(/fits/));
  await expect(ann.page.locator("[data-made]")).toHaveAttribute("data-made", /^[4-9]$/);
  await expect(island.land(land)).toHaveAccessibleName(/Eyes|Presence/);
});

test("the track may be said before the land, and taken back by a second touch", async ({ person }) => {
  const ann = await person("Ann");
  await openIsland(ann, { spirits: [EYES!] });
  const island = new Island(ann.page);
  await island.move("grow 2").click();
  const track = ann.page.locator('[data-take="track plays"]');
  await track.click();
  await expect(track).toHaveAttribute("aria-pressed", "true");
  await track.click();
  await expect(track).toHaveAttribute("aria-pressed", "false");
  await track.click();
  await island.touch(island.possible.first());
  await expect(ann.page.locator("[data-made]")).toHaveAttribute("data-made", /^[4-9]$/);
});

test("a whole turn with two Powers takes no more than thirteen touches", async ({ person }) => {
  test.slow();
  const ann = await person("Ann");
  await openIsland(ann, { spirits: [WIND!] });
  const island = new Island(ann.page);
  let touches = 0;
  const press = async (thing: Locator) => {
    touches += 1;
    await thing.click();
  };
  const touch = async (land: Locator) => {
    touches += 1;
    await island.touch(land);
  };
  // Growth with Presence, Energy and a push: the option, the land, the track, and what is suggested.
  await press(island.move("grow 2"));
  await touch(island.possible.first());
  await press(island.kind("track").first());
  await press(island.confirm);
  // A card, the end of playing, the Power with what it pushes, the end of the phase.
  await press(island.move("play tempest-of-leaves-and-branches"));
  await press(island.move("ready"));
  await press(island.move("use tempest-of-leaves-and-branches"));
  await touch(island.possible.first());
  await press(island.confirm);
  const next = ann.page.getByRole("heading", { level: 2, name: t("si-turn", { turn: 2 }) });
  const end = island.move("ready").or(island.confirm).first();
  while ((await next.count()) === 0 && touches < 13) {
    await expect(end.or(next).first()).toBeVisible();
    if ((await next.count()) === 0) await press(end);
  }
  await expect(next).toBeVisible();
  expect(touches).toBeLessThanOrEqual(13);
});
