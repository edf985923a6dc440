import { BOTH_CAN_ACT, LAST_CARD, QUIET } from "./support/positions.mjs";
import { expect, test, type Person } from "./support/test.ts";
import { SWITCH } from "./support/languages.ts";
import { t, TEXTS } from "./support/words.ts";

/** The note that goes by at the edge of the screen. */
const toast = ({ page }: Person, text: string) => page.getByRole("status").filter({ hasText: text }).first();

test("a move that revealed nothing is taken back at once, and everybody is told who took back what", async ({
  person,
}) => {
  const ann = await person("Ann");
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: QUIET }));

  await ann.table.play("move", "temple-of-the-sun");
  await expect(bob.table.moves).toHaveCount(1);
  await expect(bob.table.tool("undo")).toBeDisabled();
  await ann.table.tool("undo").click();
  const moves = `Move ${TEXTS.en.form("temple-of-the-sun", "to")}`;
  await expect(toast(bob, t("room-taken-back", { name: "Ann", moves }))).toBeVisible();

  await expect(ann.table.moves).toHaveCount(0);
  await expect(bob.table.moves).toHaveCount(0);
  await expect(ann.table.tile("misty-marsh")).toHaveAccessibleName(new RegExp(t("diver")));
  await expect(ann.table.tool("undo")).toBeDisabled();
  await expect(bob.table.notes).toHaveText(t("room-taken-back", { name: "Ann", moves }));
  await expect(ann.table.notes).toHaveText(t("room-taken-back-own", { moves }));
  await bob.page.reload();
  await expect(bob.table.notes).toHaveText(t("room-taken-back", { name: "Ann", moves }));
});

test("one's own step is taken back while what others did since stays", async ({ person }) => {
  const [ann, bob] = [await person("Ann"), await person("Bob")];
  await bob.join(await ann.open({ file: BOTH_CAN_ACT }));
  await ann.table.play("move", "temple-of-the-sun");
  await expect(bob.table.moves).toHaveCount(1);
  await bob.table.play("sandbags", "observatory");
  await expect(ann.table.moves).toHaveCount(2);

  await ann.page.keyboard.press("u");
  await expect(ann.table.moves).toHaveCount(1);
  for (const { table } of [ann, bob]) {
    await expect(table.tile("misty-marsh")).toHaveAccessibleName(new RegExp(t("diver")));
    await expect(table.tile("observatory")).toHaveAccessibleName(new RegExp(t("fi-state-dry")));
  }
  await expect(bob.table.moves).toHaveText(/Sandbags/);
});

test("who wants to take back what others have done has to ask them, by name", async ({ person }) => {
  const [ann, bob] = [await person("Ann"), await person("Bob")];
  await bob.join(await ann.open({ file: BOTH_CAN_ACT }));
  await ann.table.play("move", "temple-of-the-sun");
  await bob.table.moves.getByRole("button").first().click();
  await bob.page.getByRole("button", { name: SWITCH.ru }).click();
  await bob.page.getByRole("button", { name: t("room-log-undo", {}, "ru") }).click();
  const dialog = bob.page.getByRole("dialog");
  await expect(dialog).toContainText("Ann");
  await dialog.getByRole("button", { name: t("room-undo-propose", {}, "ru"), exact: true }).click();

  const moves = `${t("room-you")}: Move ${TEXTS.en.form("temple-of-the-sun", "to")}`;
  await expect(ann.table.proposal).toContainText(t("room-proposal-undo", { name: "Bob", moves }));
  await expect(ann.table.moves).toHaveCount(1);
  await ann.table.proposal.getByRole("button", { name: t("room-agree"), exact: true }).click();
  await expect(ann.table.moves).toHaveCount(0);
  await expect(ann.table.notes).toHaveText(t("room-taken-back", { name: "Bob", moves }));
});

for (const answer of ["agree", "disagree"] as const) {
  test(`taking back a draw is proposed to the others, who can ${answer}`, async ({ person }) => {
    const ann = await person("Ann");
    const bob = await person("Bob");
    await bob.join(await ann.open({ file: QUIET }));

    await ann.table.endActions();
    await expect(bob.table.moves).toHaveCount(1);
    await ann.table.tool("undo").click();
    await ann.page
      .getByRole("dialog")
      .getByRole("button", { name: t("room-undo-propose"), exact: true })
      .click();

    await expect(bob.table.proposal).toContainText(
      t("room-proposal-undo", { name: "Ann", moves: t("move-draw") }),
    );
    await expect(ann.table.proposal).toContainText(t("room-proposal-own", { moves: t("move-draw") }));
    await expect(ann.table.moves).toHaveCount(1);
    await bob.table.proposal.getByRole("button", { name: t(`room-${answer}`), exact: true }).click();

    await expect(bob.table.proposal).toHaveCount(0);
    for (const { table } of [ann, bob]) await expect(table.moves).toHaveCount(answer === "agree" ? 0 : 1);
  });
}

test("who is away is not waited for longer than is said", async ({ person }) => {
  const [ann, bob] = [await person("Ann"), await person("Bob")];
  await bob.join(await ann.open({ file: QUIET }));
  await ann.table.endActions();
  await bob.page.close();
  await expect(ann.table.seats.getByText(t("room-seat-away"))).toBeVisible();
  await ann.table.tool("undo").click();
  await ann.page
    .getByRole("dialog")
    .getByRole("button", { name: t("room-undo-propose"), exact: true })
    .click();
  await expect(ann.table.proposal).toContainText(t("room-proposal-away", { minutes: 5 }));
});

test("an ended game that goes on is dealt anew, and that is said", async ({ person }) => {
  const ann = await person("Ann");
  await ann.open({ file: LAST_CARD, others: "own" });
  await ann.table.due("flood").click();
  await expect(ann.table.end).toBeVisible();
  await ann.page.keyboard.press("Escape");
  await ann.table.tool("undo").click();
  const dialog = ann.page.getByRole("dialog", { name: t("room-undo-title", { count: 1 }) });
  await expect(dialog).toContainText(t("room-undo-redeals"));
  await dialog.getByRole("button", { name: t("room-undo-do"), exact: true }).click();
  await expect(toast(ann, t("room-redealt"))).toBeVisible();
  await expect(ann.table.due("flood")).toBeVisible();
  await expect(ann.table.notes).toContainText(t("room-redealt"));
});
