import { QUIET } from "./support/positions.mjs";
import { expect, test, type Person } from "./support/test.ts";
import { t } from "./support/words.ts";

async function holdsSeat({ table }: Pick<Person, "table">): Promise<void> {
  await expect(table.seats.getByRole("listitem").first()).toContainText(t("room-seat-own"));
}

test("who loses the connection is told, catches up and keeps the seat", async ({ person, line }) => {
  const ann = await person("Ann", { baseURL: line.address });
  const bob = await person("Bob");
  await bob.join(await ann.open({ file: QUIET }));
  await ann.table.play("move", "temple-of-the-sun");
  await ann.table.endActions();
  await ann.table.due("draw").click();
  await ann.table.due("flood").click();
  await ann.table.due("flood").click();
  await expect(bob.table.moves).toHaveCount(5);

  ann.expectErrors(/ERR_CONNECTION|WebSocket/);
  await line.cut();
  await expect(ann.page.getByText(t("room-line-lost-banner"))).toBeVisible();
  await expect(bob.table.seats.getByRole("listitem").first()).toContainText(t("room-seat-away"));
  await bob.table.endActions();
  await expect(bob.table.moves).toHaveCount(6);
  await expect(ann.table.moves).toHaveCount(5);

  await line.mend();
  await expect(ann.page.getByText(t("room-line-lost-banner"))).toHaveCount(0);
  await expect(ann.table.moves).toHaveCount(6);
  await holdsSeat(ann);
});

test("loading the page again, or opening a second tab, keeps the seat", async ({ person }) => {
  const ann = await person("Ann");
  const path = await ann.open({ file: QUIET });
  await ann.table.play("move", "temple-of-the-sun");

  await ann.page.reload();
  await holdsSeat(ann);
  await expect(ann.table.moves).toHaveCount(1);

  const { page, table } = ann.tab(await ann.context.newPage());
  await page.goto(path);
  await holdsSeat({ table });
  await table.tool("undo").click();
  await expect(ann.table.moves).toHaveCount(0);
});
