import { QUIET } from "./support/positions.ts";
import { expect, test } from "./support/test.ts";
import { t } from "./support/words.ts";

test("who only watches sees the board, has no moves and is told no secret", async ({ person }) => {
  const ann = await person("Ann");
  const eve = await person("Eve");
  const frames: string[] = [];
  eve.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(payload.toString())));
  const path = await ann.open({ file: QUIET, others: "own" });
  await eve.goto(path);
  await eve.table.laidOut();
  await expect(eve.page.getByText(t("room-watching"), { exact: true })).toBeVisible();
  await expect(eve.table.actions).toHaveCount(0);
  await expect(eve.table.tool("undo")).toBeDisabled();
  await expect(ann.page.getByText(t("room-spectators", { count: 1 }))).toBeVisible();

  await ann.table.play("move", "temple-of-the-sun");
  await ann.table.endActions();
  await expect(eve.table.moves).toHaveCount(2);
  await expect(eve.table.tile("temple-of-the-sun")).toHaveAccessibleName(new RegExp(t("diver")));

  expect(frames.length).toBeGreaterThan(1);
  for (const frame of frames) {
    expect(secrets(JSON.parse(frame))).toEqual([]);
  }
});

/** Every place in a message that holds a seed, the state of chance, or somebody's key. */
function secrets(value: unknown, path = ""): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${path}/${key}`;
    const secret = /^(seed|chance|generator|key|secret)$/.test(key) && inner !== null;
    return secret && !isPhraseKey(value, key) ? [here] : secrets(inner, here);
  });
}

/** Phrases name their text by a key. */
function isPhraseKey(value: object, key: string): boolean {
  return key === "key" && "args" in value;
}
