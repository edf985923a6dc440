import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { TURN } from "./support/ghost-stories-positions.ts";
import { QUIET } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

const DIST = path.resolve(import.meta.dirname, "../dist");
const MOST_SCRIPT_BYTES = 150 * 1024;
const READY_WITHIN_MS = 1000;
/** Holds a person's secret. */
const NEVER_STORED = "/api/me";

test("without a network the client opens to what it had", async ({ person, line }) => {
  const ann = await person("Ann", { baseURL: line.address, serviceWorkers: "allow" });
  const { page, table } = ann;
  const room = await ann.open({ file: QUIET, others: "own" });
  await table.play("move", "temple-of-the-sun");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/") && pathname !== NEVER_STORED)
      asked.add(request.url());
  });
  // Once more, with the service worker in between, so that it has seen the answers and kept them.
  await ann.goto("/rules/forbidden-island");
  await expect(page.getByRole("article").first()).toBeVisible();
  await ann.goto("/");
  await expect(page.getByRole("link", { name: t("room-continue") }).first()).toBeVisible();

  const missing = (urls: string[]) =>
    page.evaluate(async (all) => {
      const kept = await Promise.all(all.map((url) => caches.match(url)));
      return all.filter((_, index) => kept[index] === undefined);
    }, urls);
  await expect.poll(() => missing([...asked])).toEqual([]);

  ann.expectErrors(/ERR_CONNECTION|ERR_FAILED|WebSocket|Failed to (load|convert|fetch)/);
  await line.cut();
  await page.reload();
  await expect(page.getByRole("button", { name: t("start-solo") })).toBeVisible();
  await expect(page.getByRole("banner").getByText(t("offline-mark"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("room-continue") }).first()).toBeVisible();
  await ann.goto("/rules/forbidden-island");
  await expect(page.getByRole("article").first()).toBeVisible();

  await line.mend();
  await ann.goto(room);
  await expect(table.moves).toHaveCount(1);
});

test("the first page can be used within a second", async ({ person }) => {
  const ann = await person("Ann");
  await ann.goto("/");
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const { context } = ann;
    const page = await context.newPage();
    await page.addInitScript((words) => {
      const look = () => {
        const ready = [...document.querySelectorAll("button:enabled")].some((button) =>
          button.textContent?.includes(words),
        );
        if (ready) Object.assign(globalThis, { usableAt: performance.now() });
        else requestAnimationFrame(look);
      };
      look();
    }, t("start-solo"));
    await page.goto("/");
    const usable = await page.waitForFunction(() => (globalThis as { usableAt?: number }).usableAt);
    times.push((await usable.jsonValue()) ?? Infinity);
    await page.close();
  }
  expect(Math.min(...times), `${times.map(Math.round).join(", ")} ms`).toBeLessThan(READY_WITHIN_MS);
});

for (const [game, file] of [
  ["forbidden-island", QUIET],
  ["ghost-stories", TURN],
] as const) {
  test(`the scripts from the first page to a table of ${game} are small`, async ({ person }) => {
    const ann = await person("Ann");
    const scripts = new Set<string>();
    ann.page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    });
    await ann.goto("/");
    await expect(ann.page.getByRole("button", { name: t("start-solo") })).toBeVisible();
    await ann.goto(await ann.open({ file, others: "own" }));
    await expect((game === "ghost-stories" ? ann.village : ann.table).board).toBeVisible();
    expect(scripts.size).toBeGreaterThan(3);
    const compressed = async (name: string) =>
      brotliCompressSync(await readFile(path.join(DIST, name))).length;
    const sizes = await Promise.all([...scripts].map(compressed));
    const sum = sizes.reduce((sum, size) => sum + size, 0);
    expect(sum).toBeLessThan(MOST_SCRIPT_BYTES);
  });
}
