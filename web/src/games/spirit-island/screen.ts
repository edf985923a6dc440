// Spirit Island as the room page knows it.

import { anyScreen, type GameScreen } from "../game";
import { openBox } from "./box";
import Table from "./Table.svelte";

const screen = anyScreen({ Table, textTable: () => import("./text/TextTable.svelte") });

/** The screen, once everything that is printed is there. */
export async function ready(): Promise<GameScreen> {
  await openBox();
  return screen;
}
