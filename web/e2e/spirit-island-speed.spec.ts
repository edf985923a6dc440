import { CROWDED, CROWDED_HAND } from "./support/crowded.ts";
import { Island, t } from "./support/island.ts";
import { Stopwatch } from "./support/stopwatch.ts";
import { expect, test } from "./support/test.ts";

/** Within so many milliseconds a press seems to do what it does. */
const AT_ONCE = 100;
const NIGHTMARES = "use terrifying-nightmares";
const WINDS = "play scatter-to-the-winds";
const VIEWPORT = { width: 1440, height: 900 };
const POSSIBLE = "[data-land].possible";
const DIMMED = "[data-land].dimmed";
const PIECES = `[aria-label="${t("si-pieces-in", { land: "G5" })}"]`;
const WHOLE = ".levels .island[aria-pressed=false]";

const SECOND = `[role=group][aria-label="${t("si-spirits")}"] > :nth-child(2) button[aria-pressed=true]`;
const panel = (spirit: string) => `[role=region][aria-label="${t(spirit)}"]`;
const pressed = (land: string) => `[data-land="${land}"][aria-pressed=true]`;

test.describe.configure({ mode: "serial" });

test("with three boards full of pieces what is pressed answers at once", async ({ person }) => {
  test.slow();
  const ann = await person("Ann", { viewport: VIEWPORT });
  await ann.open({ file: CROWDED, seats: 3, others: "own" });
  const [island, watch] = [new Island(ann.page), new Stopwatch(ann.page, AT_ONCE)];
  const named = (key: string) => ann.page.getByRole("button", { name: t(key), exact: true });
  const tab = (index: number) =>
    ann.page
      .getByRole("group", { name: t("si-spirits"), exact: true })
      .locator("button[aria-pressed]")
      .nth(index);
  const ravage = ann.page
    .getByRole("group", { name: t("si-invaders"), exact: true })
    .getByRole("button")
    .first();
  await expect(island.move(NIGHTMARES)).toBeVisible();

  await watch.repeat(
    ann.page.getByRole("heading", { level: 2, name: t("si-turn", { turn: 6 }) }),
    async () => {
      await watch.time(() => island.touch(island.land("G8")), {
        "the sheet of a land opens": { shown: 'section[aria-label^="G8"]' },
      });
      await watch.time(() => named("si-close").click(), {
        "and closes": { gone: 'section[aria-label^="G8"]' },
      });
      await watch.time(() => tab(1).click(), {
        "another Spirit is chosen": { shown: SECOND, first: true },
        "its panel is there": { shown: panel("eyes-watch-from-the-trees"), all: true },
      });
      await watch.time(() => tab(0).click(), {
        "and that of the first again": { shown: panel("sun-bright-whirlwind"), all: true },
      });
      await watch.time(() => ravage.click(), { "an Invader card shows its lands": { shown: DIMMED } });
      await watch.time(() => ravage.click(), { "and no longer": { gone: DIMMED } });
      await watch.time(() => island.move(NIGHTMARES).click(), {
        "a Power is chosen": { shown: `[data-move="${NIGHTMARES}"][aria-pressed=true]`, first: true },
        "it asks for its land": { shown: POSSIBLE, all: true },
      });
      await watch.time(() => named("si-zoom-in").click(), {
        "the map comes closer": { shown: WHOLE, all: true },
      });
      await watch.time(() => named("si-zoom-out").click(), { "and goes back": { gone: WHOLE, all: true } });
      // A map that has come to rest is drawn sharply again; a picture can be taken only when it is.
      await expect(ann.page.locator(".sheet.moving")).toHaveCount(0);
      await ann.page.screenshot();
      await watch.time(() => island.touch(island.land("G5")), {
        "a land is chosen": { shown: pressed("G5"), all: true },
        "the Power goes on in it": { shown: PIECES, all: true },
      });
      await watch.time(() => island.pieces.nth(1).click(), {
        "a piece is chosen": { shown: `${PIECES} button:nth-of-type(2)[aria-pressed=true]` },
      });
      await watch.time(() => island.touch(island.land("G7")), {
        "it is pushed": { shown: `[data-land="G7"][aria-label*="3 Towns"]`, all: true },
      });
      await island.tool("undo").click();
      await expect(island.land("G7")).not.toHaveAccessibleName(/3 Towns/);
      await watch.time(() => island.tool("undo").click(), {
        "it is taken back with its land": { shown: `[data-move="${NIGHTMARES}"]`, all: true },
      });
    },
  );
});

test("with full hands cards are chosen and taken back at once", async ({ person }) => {
  const ann = await person("Ann", { viewport: VIEWPORT });
  await ann.open({ file: CROWDED_HAND, seats: 3, others: "own" });
  const [island, watch] = [new Island(ann.page), new Stopwatch(ann.page, AT_ONCE)];
  await expect(island.move(WINDS)).toBeVisible();

  await watch.repeat(
    ann.page.getByRole("heading", { level: 2, name: t("si-turn", { turn: 6 }) }),
    async () => {
      await watch.time(() => island.move(WINDS).click(), {
        "a card is chosen": { shown: `[data-move="${WINDS}"][aria-pressed=true]`, first: true },
        "it is played": { gone: `[data-move="${WINDS}"]`, all: true },
      });
      await watch.time(() => island.tool("undo").click(), {
        "and taken back": { shown: `[data-move="${WINDS}"]`, all: true },
      });
    },
  );
});
