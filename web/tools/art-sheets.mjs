// Contact sheets of the drawings of Spirit Island at the sizes they are shown in, for people who draw them:
//   node tools/art-sheets.mjs [folder]
// Light, dark and grey; and, printed, which presence signs and which glyphs are hardest to tell apart without colour.

import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const FOLDER = process.argv[2] ?? "sheets";
const ART = "src/games/spirit-island/art";
const SEATS = ["#b23526", "#1f6b47", "#6b4279", "#e07b12", "#2276b5", "#8a6a1f"];
const THEMES = { light: "light", dark: "dark", grey: "light" };

/** Every group of drawings: their SVG by id, and the widths they are looked at. */
async function collect(load) {
  const [
    gallery,
    { presenceMark },
    { tokens, strifeBadge },
    { tableMarks },
    { growthIcons },
    { symbols },
    { INCARNAS, incarna },
    { backs },
  ] = await Promise.all(
    ["gallery", "spirit-art", "tokens", "table-marks", "growth", "symbols", "incarna", "backs"].map((name) =>
      load(`/${ART}/${name}.ts`),
    ),
  );
  const all = async (ids, get) =>
    Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await get(id)])));
  const art = await all(gallery.DRAWN_SPIRITS, gallery.spiritArt);
  const map = (record, draw) =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [id, draw(value)]));
  return {
    portraits: { drawings: map(art, ({ portrait }) => portrait), widths: [180, 100, 52] },
    presence: { drawings: map(art, (value) => presenceMark(value)), widths: [48, 24, 20, 16], land: true },
    incarnas: {
      drawings: Object.fromEntries(
        INCARNAS.flatMap((id) => [
          [id, incarna(id, false)],
          [`${id} (empowered)`, incarna(id, true)],
        ]),
      ),
      widths: [80, 40, 28],
      land: true,
    },
    tokens: { drawings: { ...tokens, badge: strifeBadge }, widths: [48, 24, 20, 16, 10], land: true },
    marks: { drawings: tableMarks, widths: [48, 24, 20, 16] },
    growth: { drawings: { ...growthIcons, ...symbols }, widths: [48, 24, 20, 16] },
    banners: { drawings: await all(gallery.ADVERSARIES, gallery.banner), widths: [120, 48] },
    emblems: { drawings: await all(gallery.SCENARIOS, gallery.emblem), widths: [96, 40] },
    boxes: { drawings: { ...(await all(gallery.BOXES, gallery.cover)), ...backs }, widths: [240, 120] },
  };
}

function sheet({ drawings, widths, land }) {
  const row = (width, at) =>
    `<div class="row">${Object.entries(drawings)
      .map(
        ([id, svg], index) =>
          `<figure style="width:${width}px;${land ? `--hue:${SEATS[index % SEATS.length]}` : ""}">${svg}${at === 0 ? `<figcaption>${id}</figcaption>` : ""}</figure>`,
      )
      .join("")}</div>`;
  return `<section class="${land ? "land" : ""}">${widths.map(row).join("")}</section>`;
}

const page = (css, theme, body) => `<!doctype html><style>${css}
  :root { color-scheme: ${THEMES[theme]} }
  body { margin: 8px; background: var(--plate-paper); ${theme === "grey" ? "filter: grayscale(1)" : ""} }
  .land { background: var(--plate-jungle); padding: 8px }
  .row { display: flex; flex-wrap: wrap; gap: 10px; margin-block-end: 16px; align-items: start }
  figure { margin: 0 }
  figcaption { font: 8px sans-serif; color: var(--plate-ink); overflow-wrap: anywhere }
</style>${body}`;

/** The pairs that differ least in their light and dark at a small size, as parts of 255. Runs in the browser. */
async function closest([drawings, css, width]) {
  const pixels = async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("viewBox", `width="${width}" height="${width}" viewBox`).replace(">", `><style>:root{color-scheme:light;--hue:#777;--on-hue:#fff}${css}</style>`))}`;
    await image.decode();
    const canvas = new OffscreenCanvas(width, width);
    const context = canvas.getContext("2d");
    context.fillStyle = "#a3bd7c";
    context.fillRect(0, 0, width, width);
    context.drawImage(image, 0, 0, width, width);
    const { data } = context.getImageData(0, 0, width, width);
    return Array.from(
      { length: width * width },
      (_, at) => 0.3 * data[4 * at] + 0.59 * data[4 * at + 1] + 0.11 * data[4 * at + 2],
    );
  };
  const entries = await Promise.all(
    Object.entries(drawings).map(async ([id, svg]) => [id, await pixels(svg)]),
  );
  const pairs = entries.flatMap(([a, left], index) =>
    entries
      .slice(index + 1)
      .map(([b, right]) => [
        a,
        b,
        left.reduce((sum, value, at) => sum + Math.abs(value - right[at]), 0) / left.length,
      ]),
  );
  return pairs.sort((left, right) => left[2] - right[2]).slice(0, 6);
}

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
try {
  await mkdir(FOLDER, { recursive: true });
  const css = (
    await Promise.all(["hues.css", "art.css"].map((name) => readFile(path.join(ART, name), "utf8")))
  )
    .join("\n")
    .replace('@import "./hues.css";', "");
  const groups = await collect((name) => vite.ssrLoadModule(name));
  for (const theme of Object.keys(THEMES)) {
    const tab = await browser.newPage({ viewport: { width: 1200, height: 400 }, colorScheme: THEMES[theme] });
    for (const [name, group] of Object.entries(groups)) {
      await tab.setContent(page(css, theme, sheet(group)));
      await tab.screenshot({ path: path.join(FOLDER, `${name}-${theme}.png`), fullPage: true });
    }
    await tab.close();
  }
  const tab = await browser.newPage();
  for (const [name, width] of [
    ["presence", 20],
    ["tokens", 16],
    ["marks", 16],
    ["growth", 16],
  ]) {
    console.log(`${name} at ${width}:`);
    for (const [a, b, difference] of await tab.evaluate(closest, [groups[name].drawings, css, width]))
      console.log(`  ${difference.toFixed(1).padStart(5)}  ${a} / ${b}`);
  }
} finally {
  await browser.close();
  await vite.close();
}
