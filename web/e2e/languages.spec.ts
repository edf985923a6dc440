import { keysShown, latinShown, SWITCH } from "./support/languages.ts";
import { MIDDLE } from "./support/positions.mjs";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("a room changes its language at once and keeps its state", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: MIDDLE, others: "own" });
  const { page, table } = ann;
  await table.tool("forecast").click();
  await table.verb("draw").first().click();
  await expect(page.getByText(t("fi-gives-up", { left: 2 }))).toBeVisible();
  expect(await keysShown(page)).toEqual([]);

  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByRole("button", { name: SWITCH.ru }).click();
  await expect(page.getByRole("region", { name: t("fi-actions", {}, "ru"), exact: true })).toBeVisible();
  await expect(
    page.getByText(t("fi-gives-up", { left: 2 }, "ru")),
    "the number agrees with its noun",
  ).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  expect(await page.evaluate(() => "stillHere" in globalThis), "nothing was loaded again").toBe(true);
  expect(await keysShown(page)).toEqual([]);
  expect(await latinShown(page)).toEqual([]);

  await page.getByRole("button", { name: SWITCH.en }).click();
  await expect(table.actions).toBeVisible();
});

test("numbers agree with their nouns in Russian", () => {
  const said = [1, 2, 5, 21].map((left) => t("fi-hint-actions", { left }, "ru"));
  expect(new Set(said.map((text) => text.replace(/\d+/, ""))).size).toBe(3);
});

for (const path of ["/", "/rules/forbidden-island", "/learn", "/nowhere"]) {
  test(`${path} is shown in both languages`, async ({ person }) => {
    const ann = await person("Ann");
    await ann.goto(path);
    await expect(ann.page.getByRole("heading").first()).toBeAttached();
    expect(await keysShown(ann.page)).toEqual([]);
    const english = await ann.page.getByRole("main").innerText();
    await ann.page.getByRole("button", { name: SWITCH.ru }).click();
    await expect(ann.page.locator("html")).toHaveAttribute("lang", "ru");
    await expect.poll(() => ann.page.getByRole("main").innerText()).not.toBe(english);
    expect(await keysShown(ann.page)).toEqual([]);
    expect(
      (await latinShown(ann.page)).filter(
        (word) => !/^(artel|record|position|game|forbidden|island|The|FIR?)$/i.test(word),
      ),
    ).toEqual([]);
  });
}

test("the browser's language is spoken on the first visit", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    locale: "ru-RU",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("button", { name: t("start-solo", {}, "ru") })).toBeVisible();
  await context.close();
});
