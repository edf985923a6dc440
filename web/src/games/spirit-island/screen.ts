// Spirit Island as the room page knows it.

import { anyScreen, type GameScreen } from "../game";
import { drawTokens } from "./art/more-symbols";
import { drawSpirits } from "./art/spirits";
import { openBoxes } from "./box";
import Table from "./Table.svelte";
import type { View } from "./types";

const screen = anyScreen({ Table, textTable: () => import("./text/TextTable.svelte") });

/** The screen, once everything that is printed in the boxes of the table is there, and its Spirits are drawn. */
export async function ready({ boxes, spirits }: View): Promise<GameScreen> {
  await Promise.all([openBoxes(boxes), drawTokens(boxes), drawSpirits(spirits.map(({ spirit }) => spirit))]);
  return screen;
}
