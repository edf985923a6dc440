// However one comes to a table, it looks the same: the files of styles are loaded in another order each time.

import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { CROWDED } from "./support/crowded.ts";
import { TURN } from "./support/ghost-stories-positions.ts";
import { Island } from "./support/island.ts";
import { MIDDLE } from "./support/positions.mjs";
import type { RoomTable } from "./support/room.ts";
import { expect, test, type Person } from "./support/test.ts";
import { t } from "./support/words.ts";

// What is drawn anew is drawn as a whole: else edges differ by a shade from one time to the next.
test.use({
  launchOptions: {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu", "--disable-partial-raster"],
  },
});

const TABLES: {
  game: string;
  title: string;
  file: string;
  seats: number;
  of: (person: Person) => RoomTable;
}[] = [
  { game: "forbidden-island", title: "Forbidden Island", file: MIDDLE, seats: 2, of: ({ table }) => table },
  { game: "ghost-stories", title: "Ghost Stories", file: TURN, seats: 2, of: ({ village }) => village },
  {
    game: "spirit-island",
    title: "Horizons of Spirit Island",
    file: CROWDED,
    seats: 3,
    of: ({ page }) => new Island(page),
  },
];

/** As often in a row the screen has to look the same before it is taken for finished. */
const STILL = 4;

/** The screen once nothing changes on it any more, as it is without a pointer over it. */
async function picture(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  let now = await page.screenshot({ animations: "disabled" });
  for (let still = 1, tries = 0; still < STILL; tries += 1) {
    expect(tries, "the screen comes to rest").toBeLessThan(100);
    await page.waitForTimeout(250);
    const next = await page.screenshot({ animations: "disabled" });
    still = next.equals(now) ? still + 1 : 1;
    now = next;
  }
  return now;
}

/** Looks at each game on the first page, so that what belongs to it is loaded. */
async function browse(page: Page, titles: string[]): Promise<void> {
  await page.goto("/");
  for (const title of titles) {
    await page
      .getByRole("group", { name: t("choose-game") })
      .getByText(title, { exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
}

/** Goes on with a game of one's own from the first page, without loading the page anew. */
async function enter(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: t("to-home") }).click();
}

/** Where two pictures differ: how many pixels, and the smallest box around them. */
async function difference(page: Page, pictures: Buffer[]): Promise<{ pixels: number; box: number[] }> {
  // The room's page may not load pictures that are given as text.
  const blank = await page.context().newPage();
  return blank.evaluate(
    async (sources) => {
      const read = async (source: string): Promise<ImageData> => {
        const image = await createImageBitmap(await (await fetch(source)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, image.width, image.height) ?? new ImageData(1, 1);
      };
      const [one, other] = (await Promise.all(sources.map(read))) as [ImageData, ImageData];
      const [one32, other32] = [one, other].map(({ data }) => new Uint32Array(data.buffer)) as [
        Uint32Array,
        Uint32Array,
      ];
      const places = [...one32.keys()].filter((place) => one32[place] !== other32[place]);
      const [across, down] = [
        places.map((place) => place % one.width),
        places.map((place) => Math.floor(place / one.width)),
      ];
      const ends = (list: number[]) => [
        list.reduce((least, each) => Math.min(least, each), Infinity),
        list.reduce((most, each) => Math.max(most, each), 0),
      ];
      return { pixels: places.length, box: places.length === 0 ? [] : [...ends(across), ...ends(down)] };
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString("base64")}`),
  );
}

async function expectSame(page: Page, one: Buffer, other: Buffer, name: string): Promise<void> {
  if (one.equals(other)) return;
  await writeFile(test.info().outputPath(`${name}-by-address.png`), one);
  await writeFile(test.info().outputPath(`${name}.png`), other);
  expect(await difference(page, [one, other]), `${name}: not as it is by its address`).toEqual({
    pixels: 0,
    box: [],
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const { game, title, of } of TABLES) {
    test(`${game} looks the same however one comes to it: ${colorScheme}`, async ({ person }) => {
      test.slow();
      const ann = await person("Ann", { colorScheme });
      const rooms = new Map<string, string>();
      for (const each of TABLES) rooms.set(each.game, await ann.create({ ...each, others: "own" }));
      const here = rooms.get(game) ?? "";
      await ann.goto(here);
      await of(ann).laidOut();
      const direct = await picture(ann.page);

      await browse(ann.page, [title]);
      await enter(ann.page, here);
      await of(ann).laidOut();
      await expectSame(ann.page, direct, await picture(ann.page), "from-the-first-page");

      const others = TABLES.filter((each) => each.game !== game);
      await browse(ann.page, [...others.map((each) => each.title), title]);
      for (const other of others) {
        await enter(ann.page, rooms.get(other.game) ?? "");
        await other.of(ann).laidOut();
        await leave(ann.page);
      }
      await enter(ann.page, here);
      await of(ann).laidOut();
      await expectSame(ann.page, direct, await picture(ann.page), "after-the-other-games");
    });
  }
}
