// Spirit Island as the room page knows it.

import type { GameScreen } from "../game";
import Cover from "./art/Cover.svelte";
import { openBox } from "./box";
import Table from "./Table.svelte";
import TextTable from "./text/TextTable.svelte";

const screen: GameScreen = { Table, TextTable, Cover, accent: "spirit-island" };

/** The screen, once everything that is printed is there. */
export async function ready(): Promise<GameScreen> {
  await openBox();
  return screen;
}
