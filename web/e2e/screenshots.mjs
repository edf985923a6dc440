// Takes pictures of every page for people who polish them, in four sizes, two languages and two colours:
//   SHOTS=folder ARTEL_URL=http://127.0.0.1:8080 node e2e/screenshots.mjs [names…]

import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { LAST_CARD, LAST_MOVE, MIDDLE } from "./support/positions.mjs";

const FOLDER = process.env.SHOTS ?? "screenshots";
const ORIGIN = process.env.ARTEL_URL ?? "http://127.0.0.1:8080";
const ONLY = process.argv.slice(2);

const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Opens a room in which one person has both seats. */
async function open(page, language, file) {
  const data = {
    game: "forbidden-island",
    setup: file ? [] : [["players", "4"]],
    file,
    seed: file ? undefined : "2026",
    seats: Array.from({ length: file ? 2 : 4 }, () => ({ kind: "own" })),
    name: "Ann",
    language,
    settings: { visibility: "link", pause_seconds: 0 },
  };
  const answer = await page.context().request.post("/api/rooms", { data });
  const { room } = await answer.json();
  await page.goto(`/r/${room}`);
  await page.locator("[data-tile]").first().waitFor();
  return room;
}

const button = (page, letter) => page.locator(`section button[aria-keyshortcuts=${letter}]`).first();

/** There is only one tile to shore up, so that it is chosen by itself. */
const shoreUp = (page) => button(page, "S").click();

/** What is shown: by name, each given a fresh page. */
const SCENES = {
  home: (page) => page.goto("/"),
  room: (page, language) => open(page, language),
  middle: async (page, language) => {
    await open(page, language, MIDDLE);
    await page.keyboard.press("f");
  },
  decision: async (page, language) => {
    await open(page, language, MIDDLE);
    await shoreUp(page);
  },
  lost: async (page, language) => {
    await open(page, language, LAST_CARD);
    await button(page, "Enter").click();
    await page.locator("dialog[open]").waitFor();
  },
  won: async (page, language) => {
    await open(page, language, LAST_MOVE);
    await button(page, "O").click();
    await button(page, "Enter").click();
    await page.locator("dialog[open]").waitFor();
  },
  replay: async (page, language) => {
    const room = await open(page, language, MIDDLE);
    await shoreUp(page);
    await button(page, "Enter").click();
    await page.locator("[aria-keyshortcuts=u]:enabled").waitFor();
    await page.goto(`/r/${room}/replay/1`);
    await page.locator("[data-tile]").first().waitFor();
  },
  text: async (page, language) => {
    await open(page, language, MIDDLE);
    await page.evaluate(() =>
      localStorage.setItem(
        "artel.settings",
        JSON.stringify({ ...JSON.parse(localStorage.getItem("artel.settings")), textMode: true }),
      ),
    );
    await page.reload();
  },
  rules: (page) => page.goto("/rules/forbidden-island"),
  learn: async (page) => {
    await page.goto("/learn");
    await page.locator("[data-tile]").first().waitFor();
  },
};

async function shoot(browser, name, viewport, language, colorScheme) {
  const settings = { name: "Ann", language, theme: colorScheme, motion: "off" };
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport,
    colorScheme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    hasTouch: viewport.width < 1000,
    storageState: {
      cookies: [],
      origins: [
        { origin: ORIGIN, localStorage: [{ name: "artel.settings", value: JSON.stringify(settings) }] },
      ],
    },
  });
  const page = await context.newPage();
  try {
    await SCENES[name](page, language);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({
      path: path.join(FOLDER, `${name}-${viewport.width}-${language}-${colorScheme}.png`),
    });
  } catch (error) {
    console.error(`${name}-${viewport.width}-${language}-${colorScheme}: ${error.message.split("\n")[0]}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const name of Object.keys(SCENES).filter((each) => ONLY.length === 0 || ONLY.includes(each))) {
  for (const viewport of SIZES) {
    for (const language of ["en", "ru"]) {
      for (const colorScheme of ["light", "dark"])
        await shoot(browser, name, viewport, language, colorScheme);
    }
  }
}
await browser.close();
