import type { Locator } from "@playwright/test";
import { PHONE, expectTouchable, noSidewaysScrolling } from "./support/phone.ts";
import { QUIET } from "./support/positions.mjs";
import { expect, test, type Person } from "./support/test.ts";
import { like, t } from "./support/words.ts";

const invite = ({ page }: Person): Locator =>
  page.getByRole("dialog", { name: t("room-invite-title"), exact: true });
const here = (count: number, all: number) => t("room-here", { here: count, all });
const THIRD = "player pilot at watchtower\n";

/** The settings of a room as they are stored. */
async function stored({ context }: Person, room: string): Promise<unknown> {
  const answer = await context.request.get(`/api${room.replace("/r/", "/rooms/")}`);
  return ((await answer.json()) as { settings: unknown }).settings;
}

/** Opens a table for friends from the first page. */
async function withFriends(ann: Person, players: number): Promise<void> {
  await ann.goto("/");
  await ann.page
    .getByRole("radio", { name: String(players), exact: true })
    .first()
    .check({ force: true });
  await ann.page.getByRole("button", { name: t("start-friends") }).click();
  await ann.table.laidOut();
}

test("a table for friends opens with its link, to copy, to share and to scan", async ({ person }) => {
  const ann = await person("Ann", { permissions: ["clipboard-read", "clipboard-write"] });
  await ann.page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, "share", {
      value: (what: unknown) => Promise.resolve(shared.push(what)),
    });
  });
  await withFriends(ann, 3);
  await expect(invite(ann)).toBeVisible();
  const link = await invite(ann).getByLabel(t("room-invite-link")).inputValue();
  expect(new URL(link).pathname).toBe(new URL(ann.page.url()).pathname);
  await expect(invite(ann)).toContainText(here(1, 3));

  await invite(ann)
    .getByRole("button", { name: t("room-copy-link"), exact: true })
    .click();
  await expect.poll(() => ann.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await invite(ann)
    .getByRole("button", { name: t("room-share"), exact: true })
    .click();
  await expect
    .poll(() =>
      ann.page.evaluate(() => (globalThis as unknown as { shared: { url: string }[] }).shared[0]?.url),
    )
    .toBe(link);
  const code = invite(ann).getByRole("img", { name: t("room-qr"), exact: true });
  await expect(code).toBeVisible();
  expect((await code.locator("path").getAttribute("d"))?.length).toBeGreaterThan(1000);

  // It was shown once; later it waits behind its button.
  await ann.page.keyboard.press("Escape");
  await expect(invite(ann)).toHaveCount(0);
  await ann.page.reload();
  await ann.table.laidOut();
  await expect(invite(ann)).toHaveCount(0);
  await expect(ann.page.getByText(here(1, 3))).toBeVisible();
});

test("the first page promises a link and no game waits for nobody: the rest is filled with bots in one click", async ({
  person,
}) => {
  const ann = await person("Ann");
  await withFriends(ann, 3);
  await invite(ann)
    .getByRole("button", { name: t("room-bots-instead", { count: 2 }), exact: true })
    .click();
  await expect(invite(ann)).toHaveCount(0);
  await expect(ann.table.seats.getByText(t("room-bot-heuristic"), { exact: true })).toHaveCount(2);
  await expect(ann.page.getByText(like("room-here"))).toHaveCount(0);
});

test("a guest names himself and sits in one step, and the host is told", async ({ person }) => {
  const ann = await person("Ann");
  const boris = await person("Boris", { settings: { name: "" } });
  const room = await ann.open({ file: QUIET + THIRD, seats: 3 });
  await boris.goto(room);
  await expect(boris.table.invited).toHaveAccessibleName(t("room-join-title", { names: "Ann", count: 1 }));
  await boris.table.invited.getByLabel(t("name-label")).fill("Boris");
  await boris.table.invited
    .getByRole("button", { name: t("room-join-as", { role: t("navigator") }), exact: true })
    .click();
  await expect(ann.page.getByText(t("room-said-joined", { name: "Boris" })).first()).toBeVisible();
  await expect(boris.page.getByRole("dialog")).toHaveCount(0);
  await expect(boris.table.seats.getByText(t("room-seat-own"))).toBeVisible();
  await expect(ann.table.seats).toContainText("Boris");
  for (const { page } of [ann, boris]) await expect(page.getByText(here(2, 3))).toBeVisible();

  await ann.page.getByRole("button", { name: t("room-fill-bots", { count: 1 }), exact: true }).click();
  await expect(boris.table.seats.getByText(t("room-bot-heuristic"), { exact: true })).toBeVisible();
  for (const { page } of [ann, boris]) await expect(page.getByText(like("room-here"))).toHaveCount(0);
});

test("a guest without a name is asked for it where the name is typed", async ({ person }) => {
  const ann = await person("Ann");
  const boris = await person("Boris", { settings: { name: "" } });
  await boris.goto(await ann.open({ file: QUIET }));
  await boris.table.invited.getByRole("button", { name: like("room-join-as") }).click();
  await expect(boris.table.invited.getByText(t("name-missing"))).toBeVisible();
  await expect(boris.table.invited.getByLabel(t("name-label"))).toBeFocused();
  await boris.page.keyboard.type("Boris");
  await boris.page.keyboard.press("Enter");
  await expect(boris.table.seats.getByText(t("room-seat-own"))).toBeVisible();
});

test("on a phone a guest joins by two taps and a name, and nothing lies over the board afterwards", async ({
  person,
}) => {
  const ann = await person("Ann");
  const boris = await person("Boris", { ...PHONE, settings: { name: "" } });
  await boris.goto(await ann.open({ file: QUIET }));
  const { page, table } = boris;
  await expect(table.invited).toBeInViewport({ ratio: 1 });
  await noSidewaysScrolling(page);
  await expectTouchable(table.invited.getByRole("button"));
  await table.invited.getByLabel(t("name-label")).fill("Boris");
  await table.invited.getByRole("button", { name: like("room-join-as") }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: t("room-table"), exact: true })).toHaveCount(0);
  await expect(ann.table.seats).toContainText("Boris");
  await expect(page.getByText(t("room-watching-free"))).toHaveCount(0);
});

test("who only wants to watch can, and change their mind", async ({ person }) => {
  const ann = await person("Ann");
  const eve = await person("Eve");
  await eve.goto(await ann.open({ file: QUIET }));
  await eve.table.invited.getByRole("button", { name: t("room-join-watch"), exact: true }).click();
  await expect(eve.page.getByText(t("room-watching-free"), { exact: true })).toBeVisible();
  await eve.page.getByRole("button", { name: t("room-join"), exact: true }).click();
  await eve.table.sit();
  await expect(eve.page.getByText(t("room-watching-free"))).toHaveCount(0);
});

test("from the lobby, Join joins", async ({ person }) => {
  const ann = await person("Ann");
  const boris = await person("Boris");
  const room = await ann.open({ file: QUIET });
  await ann.page.getByRole("button", { name: t("room-settings"), exact: true }).click();
  await ann.page.getByRole("radio", { name: t("room-visibility-public"), exact: true }).check();
  await expect.poll(() => stored(ann, room)).toMatchObject({ visibility: "public" });
  await ann.page.keyboard.press("Escape");
  await boris.goto("/");
  const join = boris.page.locator(`a[href="${room}?join"]`);
  await expect(join).toHaveText(t("room-join"));
  await join.click();
  await expect(boris.table.seats.getByText(t("room-seat-own"))).toBeVisible();
  await expect(boris.page.getByRole("dialog")).toHaveCount(0);
  await expect(boris.page).toHaveURL(new RegExp(`${room}$`));
});

test("who sits at the table is not asked to take a friend's seat, but may", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: QUIET });
  const free = ann.table.seats.getByRole("listitem").nth(1);
  await expect(free.getByRole("button", { name: t("room-sit"), exact: true })).toHaveCount(0);
  await free.getByRole("button", { name: t("room-invite"), exact: true }).click();
  await expect(invite(ann)).toBeVisible();
  await ann.page.keyboard.press("Escape");
  await ann.table.manageSeat("navigator", "room-sit-too");
  await expect(ann.table.seats.getByText(t("room-seat-own"))).toHaveCount(2);
});

test("a turn that nobody has taken says so", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: `${QUIET}turn navigator\n` });
  await expect(ann.page.getByText(t("room-hint-free")).first()).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
]) {
  test(`the table's settings can be changed at ${viewport.width} × ${viewport.height}`, async ({
    person,
  }) => {
    const ann = await person("Ann", { viewport });
    const room = await ann.open({ file: QUIET, others: "own" });
    await ann.page.getByRole("button", { name: t("room-settings"), exact: true }).click();
    const settings = ann.page.getByRole("dialog", { name: t("room-settings"), exact: true });
    await settings.getByRole("radio", { name: t("room-visibility-public"), exact: true }).check();
    // Right after the first change, which may not be confirmed yet.
    await settings.getByLabel(t("room-pause-setting")).selectOption("10");
    await expect.poll(() => stored(ann, room)).toEqual({ visibility: "public", pause_seconds: 10 });
    await ann.page.reload();
    await ann.table.laidOut();
    await ann.page.getByRole("button", { name: t("room-settings"), exact: true }).click();
    await expect(
      settings.getByRole("radio", { name: t("room-visibility-public"), exact: true }),
    ).toBeChecked();
    await expect(settings.getByLabel(t("room-pause-setting"))).toHaveValue("10");
  });
}
