import { playToTheEnd } from "./support/driver.ts";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

interface Frame {
  table?: { status: { result: string }; seed: string | null };
}

test("one person plays every seat to the end; who watches has no moves and is told no secret before it", async ({
  person,
}) => {
  test.slow();
  const ann = await person("Ann");
  const eve = await person("Eve");
  const frames: Frame[] = [];
  eve.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(JSON.parse(payload.toString()) as Frame)),
  );

  await ann.goto("/");
  await ann.page.getByRole("radio", { name: t("legendary") }).check({ force: true });
  await ann.page.getByRole("button", { name: t("start-solo") }).click();
  await ann.table.laidOut();
  await eve.goto(ann.page.url());
  await eve.table.laidOut();
  await expect(eve.page.getByText(t("room-watching"), { exact: true })).toBeVisible();
  await expect(eve.table.actions).toHaveCount(0);
  await expect(eve.table.tool("undo")).toBeDisabled();
  await expect(ann.page.getByText(t("room-spectators", { count: 1 }))).toBeVisible();

  await playToTheEnd([ann]);
  await expect(eve.table.end).toBeVisible();
  expect(await eve.table.moves.count()).toBe(await ann.table.moves.count());

  const isOver = ({ table }: Frame) => table !== undefined && table.status.result !== "playing";
  const end = frames.findIndex(isOver);
  expect(frames.slice(0, end).flatMap((frame) => secrets(frame))).toEqual([]);
  expect(
    frames.slice(end).flatMap((frame) => secrets(frame)),
    "the deal is told when the game is over",
  ).toContain("/table/seed");
});

/** Every place in a message that holds a seed, the state of chance, or somebody's key. */
function secrets(value: unknown, path = ""): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${path}/${key}`;
    // Phrases name their text by a key, too.
    const secret = /^(seed|chance|generator|key|secret)$/.test(key) && !(key === "key" && "args" in value);
    return secret && inner !== null ? [here] : secrets(inner, here);
  });
}
