// Whose seats a browser holds: nobody becomes somebody else without wanting it, and seats go along to another device.

import { PHONE } from "./support/phone.ts";
import { QUIET } from "./support/positions.mjs";
import { expect, test, type Person } from "./support/test.ts";
import { t } from "./support/words.ts";

const question = (person: Person) => person.page.getByRole("dialog", { name: t("device-question") });
const own = (person: Person) => person.table.seats.getByText(t("room-seat-own"));

async function codeOf(person: Person): Promise<string> {
  const answer = await person.context.request.post("/api/me/code");
  return ((await answer.json()) as { code: string }).code;
}

async function deviceSettings(person: Person): Promise<void> {
  await person.page
    .getByRole("banner")
    .getByRole("button", { name: t("settings-title") })
    .click();
  await person.page.getByText(t("device-title")).click();
}

test("a link that somebody sent makes nobody somebody else", async ({ person }) => {
  const ann = await person("Ann");
  const eve = await person("Eve");
  await eve.open({ file: QUIET });
  const mine = await ann.open({ file: QUIET });
  ann.expectErrors(/404/);

  for (const fragment of [`device=${await codeOf(eve)}`, `key=${"e".repeat(26)}`]) {
    for (const room of ["/r/aaaaaaaaaa", mine]) {
      await ann.page.goto("about:blank");
      await ann.goto(`${room}#${fragment}`);
      await expect(question(ann)).toContainText(t("device-question-tables", { tables: 1 }));
      expect(new URL(ann.page.url()).hash, "the code is wiped from the address").toBe("");
      await question(ann)
        .getByRole("button", { name: t("device-question-no"), exact: true })
        .click();
      await expect(question(ann)).toHaveCount(0);
    }
    await expect(own(ann)).toBeVisible();
  }
  // Closing the question is no answer either.
  await ann.page.goto("about:blank");
  await ann.goto(`${mine}#device=${await codeOf(eve)}`);
  await expect(question(ann)).toBeVisible();
  await ann.page.keyboard.press("Escape");
  await expect(own(ann)).toBeVisible();
  // An old link carries nothing that counts, whatever is answered.
  await ann.page.goto("about:blank");
  await ann.goto(`${mine}#key=${"e".repeat(26)}`);
  await question(ann)
    .getByRole("button", { name: t("device-question-yes"), exact: true })
    .click();
  await expect(ann.page.getByText(t("refusal-no-such-code"))).toBeVisible();
  await expect(own(ann)).toBeVisible();
});

test("seats go along to a phone, and it can go back to its own", async ({ person }) => {
  const laptop = await person("Ann");
  const phone = await person("Ann", PHONE);
  await phone.open({ file: QUIET });
  const room = await laptop.open({ file: QUIET });
  await laptop.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await laptop.page
    .getByRole("banner")
    .getByRole("button", { name: t("room-invite") })
    .click();
  await laptop.page.getByRole("dialog").getByText(t("room-device"), { exact: true }).click();
  await laptop.page
    .getByRole("dialog")
    .getByRole("button", { name: t("room-device-send") })
    .click();
  await expect(laptop.page.getByText(t("room-copied"))).toBeVisible();
  const link = await laptop.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(room);

  await phone.page.goto("about:blank");
  await phone.goto(link);
  await question(phone)
    .getByRole("button", { name: t("device-question-yes"), exact: true })
    .click();
  await expect(phone.page.getByText(t("device-adopted"))).toBeVisible();
  await phone.table.laidOut();
  await phone.page.getByRole("button", { name: t("room-table"), exact: true }).click();
  await expect(own(phone)).toBeVisible();
  await phone.page.goto("about:blank");
  await phone.goto("/");
  await deviceSettings(phone);
  await expect(phone.page.getByText(t("device-back-about", { tables: 1 }))).toBeVisible();
  await phone.page.getByRole("button", { name: t("device-back"), exact: true }).click();
  await expect(phone.page.getByText(t("device-went-back"))).toBeVisible();
  phone.expectErrors(/404/);
  await phone.goto(room);
  await expect(phone.page.getByText(t("room-watching-free"))).toBeVisible();
});

test("a code is shown, entered and asked about in the settings, and all other devices are signed out", async ({
  person,
}) => {
  const laptop = await person("Ann");
  const phone = await person("Ann", PHONE);
  const room = await laptop.open({ file: QUIET });
  await deviceSettings(laptop);
  await laptop.page.getByRole("button", { name: t("device-show") }).click();
  const code = await laptop.page.getByLabel(t("device-code"), { exact: true }).innerText();

  await phone.goto("/");
  await deviceSettings(phone);
  await phone.page.getByLabel(t("device-enter")).fill(code.toUpperCase());
  await phone.page.getByRole("button", { name: t("device-adopt"), exact: true }).click();
  await expect(question(phone)).toContainText(t("device-question-tables", { tables: 0 }));
  await question(phone)
    .getByRole("button", { name: t("device-question-yes"), exact: true })
    .click();
  await expect(phone.page.getByText(t("device-adopted"))).toBeVisible();
  await phone.goto(room);
  await phone.table.laidOut();
  await expect(phone.page.getByText(t("room-watching-free"))).toHaveCount(0);

  await laptop.page.getByRole("button", { name: t("device-renew"), exact: true }).click();
  await expect(laptop.page.getByText(t("device-renewed"))).toBeVisible();
  await laptop.table.laidOut();
  await expect(own(laptop)).toBeVisible();
  await expect(phone.page.getByText(t("room-watching-free"))).toBeVisible({ timeout: 20_000 });
});
