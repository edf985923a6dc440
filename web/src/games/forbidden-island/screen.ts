// Forbidden Island as the room page knows it.

import type { GameScreen } from "../game";
import Table from "./Table.svelte";

const screen: GameScreen = { Table, textTable: () => import("./TextTable.svelte") };

export default screen;
