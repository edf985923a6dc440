import { expectNoViolations } from "./support/axe.ts";
import { LAST_CARD, MIDDLE, QUIET } from "./support/positions.mjs";
import { expect, test, type Person } from "./support/test.ts";
import { t } from "./support/words.ts";

interface Scene {
  name: string;
  show: (ann: Person) => Promise<void>;
}

const dialog = (ann: Person, name: string) =>
  expect(ann.page.getByRole("dialog", { name: t(name) })).toBeVisible();

const SCENES: Scene[] = [
  {
    name: "the first page",
    show: async (ann) => {
      await ann.goto("/");
      await ann.page.getByText(t("more-choices")).click();
      await expect(ann.page.getByRole("button", { name: t("open-table") })).toBeVisible();
    },
  },
  { name: "a room at the start", show: async (ann) => void (await ann.open({ file: QUIET })) },
  {
    name: "a room in the middle, with the odds",
    show: async (ann) => {
      await ann.open({ file: MIDDLE, others: "own" });
      await ann.table.tool("forecast").click();
      await expect(ann.page.getByRole("region", { name: t("room-forecast"), exact: true })).toBeVisible();
    },
  },
  {
    name: "a decision",
    show: async (ann) => {
      await ann.open({ file: MIDDLE, others: "own" });
      await ann.table.verb("draw").first().click();
      await expect(ann.table.confirm).toBeVisible();
    },
  },
  {
    name: "the end",
    show: async (ann) => {
      await ann.open({ file: LAST_CARD, others: "own" });
      await ann.table.due("flood").click();
      await expect(ann.table.end).toBeVisible();
    },
  },
  {
    name: "a what-if",
    show: async (ann) => {
      await ann.open({ file: MIDDLE });
      await ann.table.tool("what-if").click();
      await expect(ann.page.getByText(t("room-branch-about"))).toBeVisible();
    },
  },
  {
    name: "the table as text",
    show: async (ann) => {
      await ann.open({ file: MIDDLE, others: "own" });
      await ann.page.getByRole("button", { name: t("room-text-mode-short"), exact: true }).click();
      await expect(ann.page.getByRole("heading", { name: t("fi-text-island") })).toBeVisible();
    },
  },
  {
    name: "a replay",
    show: async (ann) => {
      const path = await ann.open({ file: QUIET, others: "own" });
      await ann.table.play("move", "temple-of-the-sun");
      await ann.goto(`${path}/replay/1`);
      await ann.table.laidOut();
    },
  },
  {
    name: "the rulebook",
    show: async (ann) => {
      await ann.goto("/rules/forbidden-island");
      await ann.page.getByRole("searchbox").fill("swim");
      await expect(ann.page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "the lesson",
    show: async (ann) => {
      await ann.goto("/learn");
      await ann.table.laidOut();
    },
  },
  {
    name: "the settings",
    show: async (ann) => {
      await ann.goto("/");
      await ann.page
        .getByRole("banner")
        .getByRole("button", { name: t("settings-title") })
        .click();
      await ann.page.getByText(t("device-title")).click();
      await dialog(ann, "settings-title");
    },
  },
  {
    name: "the list of keys",
    show: async (ann) => {
      await ann.open({ file: QUIET });
      await ann.page.keyboard.press("?");
      await dialog(ann, "keys-title");
    },
  },
  {
    name: "a rule",
    show: async (ann) => {
      await ann.open({ file: LAST_CARD, others: "own" });
      await ann.table.due("flood").click();
      await ann.table.end.getByRole("button", { name: /FI-R?\d+/ }).click();
      await expect(ann.page.getByRole("dialog", { name: /FI-R?\d+/ })).toBeVisible();
    },
  },
  {
    name: "an undo that others have to agree to",
    show: async (ann) => {
      await ann.open({ file: QUIET });
      await ann.table.endActions();
      await ann.table.tool("undo").click();
      await expect(ann.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the invitation",
    show: async (ann) => {
      await ann.open({ file: QUIET });
      await ann.page
        .getByRole("banner")
        .getByRole("button", { name: t("room-invite"), exact: true })
        .click();
      await dialog(ann, "room-invite");
    },
  },
  {
    name: "a file to open",
    show: async (ann) => {
      await ann.goto("/");
      await ann.page.getByRole("button", { name: t("file-open") }).click();
      await ann.page
        .getByRole("dialog")
        .getByRole("button", { name: t("open-table") })
        .click();
      await expect(ann.page.getByText(t("file-empty"))).toBeVisible();
    },
  },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const { name, show } of SCENES) {
    test(`${name} can be used by everybody, ${colorScheme}`, async ({ person }) => {
      const ann = await person("Ann", { colorScheme });
      await show(ann);
      await expectNoViolations(ann.page);
    });
  }
}
