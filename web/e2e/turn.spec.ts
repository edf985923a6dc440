import { QUIET, SINKING } from "./support/positions.mjs";
import { expect, test, type Person } from "./support/test.ts";
import { t } from "./support/words.ts";

/** One flood card ends the turn of the Diver. */
const LAST_FLOOD = `${QUIET}phase flood-draw 1\n`;
const GAME = "Forbidden Island";
const WAITED = t("title-waited", { words: t("room-your-turn"), title: GAME });
const USUAL = `${GAME} · ${t("app-name")}`;

const icon = ({ page }: Person) => page.locator("link[rel=icon]");

/** Notes what would be heard and said outside of the page, which is out of sight. */
async function listen({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    class Param {
      value = 0;
      setValueAtTime() {}
      linearRampToValueAtTime() {}
      exponentialRampToValueAtTime() {}
    }
    class Node {
      frequency = new Param();
      gain = new Param();
      type = "";
      connect = (to: unknown) => to;
      start = () => noted.push("tone");
      stop() {}
    }
    class Silent {
      currentTime = 0;
      destination = {};
      resume = () => Promise.resolve();
      createOscillator = () => new Node();
      createGain = () => new Node();
    }
    class Told {
      static permission = "granted";
      static requestPermission = () => Promise.resolve("granted");
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        noted.push(`${title}: ${body}`);
      }
    }
    Object.assign(globalThis, { noted, AudioContext: Silent, Notification: Told });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });
}

const noted = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted);

test("the tab says whose turn it is", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: LAST_FLOOD }));
  await expect(ann.page).toHaveTitle(WAITED);
  await expect(bob.page).toHaveTitle(USUAL);
  await expect(icon(ann)).toHaveAttribute("href", "/favicon-turn.svg");
  await expect(icon(bob)).toHaveAttribute("href", "/favicon.svg");
  await ann.table.due("flood").click();
  await expect(bob.page).toHaveTitle(WAITED);
  await expect(ann.page).toHaveTitle(USUAL);
  await expect(icon(bob)).toHaveAttribute("href", "/favicon-turn.svg");
  expect((await ann.context.request.get("/favicon-turn.svg")).headers()["content-type"]).toContain(
    "image/svg+xml",
  );

  // Leaving the table takes the mark along.
  await bob.page.getByRole("banner").getByRole("link").first().click();
  await expect(bob.page).toHaveTitle(t("app-title"));
  await expect(icon(bob)).toHaveAttribute("href", "/favicon.svg");
});

test("who has to escape in the turn of another is told, too", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: SINKING }));
  await ann.table.due("flood").click();
  await expect(bob.page).toHaveTitle(WAITED);
});

test("who plays alone has no need to be told", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET, others: "own" });
  await expect(ann.table.verb("move")).toBeVisible();
  await expect(ann.page).toHaveTitle(USUAL);
});

for (const wanted of [true, false]) {
  test(`a turn is ${wanted ? "" : "not "}heard and notified as one ${wanted ? "wished" : "did not wish"}`, async ({
    person,
  }) => {
    const ann = await person("Ann");
    const bob = await person("Bob", { settings: { sound: wanted, notify: wanted } });
    await listen(bob);
    await bob.join(await ann.open({ file: LAST_FLOOD }));
    expect(await noted(bob), "nothing before it begins").toEqual([]);
    await ann.table.due("flood").click();
    await expect(bob.page).toHaveTitle(WAITED);
    if (wanted)
      await expect
        .poll(async () => (await noted(bob)).sort())
        .toEqual([`${t("room-your-turn")}: ${GAME}`, "tone", "tone"].sort());
    else expect(await noted(bob)).toEqual([]);
  });
}

test("sound and notifications are a setting, and a browser that refuses is heard", async ({ person }) => {
  const ann = await person("Ann");
  await listen(ann);
  await ann.page.addInitScript(() =>
    Object.assign((globalThis as unknown as { Notification: object }).Notification, {
      requestPermission: () => Promise.resolve("denied"),
    }),
  );
  await ann.goto("/");
  await ann.page.getByRole("button", { name: t("settings-title"), exact: true }).click();
  const [sound, notify] = [t("settings-sound"), t("settings-notify")].map((name) =>
    ann.page.getByRole("switch", { name, exact: true }),
  );
  await expect(sound!).not.toBeChecked();
  await sound!.check();
  await expect.poll(() => noted(ann), "one hears what it is like").toEqual(["tone", "tone"]);
  await notify!.click();
  await expect(ann.page.getByText(t("settings-notify-refused"))).toBeVisible();
  await expect(notify!).not.toBeChecked();
});

test("the first page marks the games that wait for oneself, and lists them first", async ({ person }) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  const mine = await ann.open({ file: QUIET });
  await bob.join(await ann.open({ file: `${QUIET}turn navigator\n` }));
  await ann.goto("/");
  const own = ann.page.getByRole("region", { name: t("own-title"), exact: true });
  await expect(own.getByRole("listitem")).toHaveCount(2);
  await expect(own.getByRole("listitem").first()).toContainText(t("room-your-turn"));
  await expect(own.getByRole("listitem").first().getByRole("link")).toHaveAttribute("href", mine);
  await expect(own.getByText(t("room-your-turn"), { exact: true })).toHaveCount(1);
});
