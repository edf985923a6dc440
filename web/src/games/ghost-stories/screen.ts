// Ghost Stories as the room page knows it.

import type { GameScreen } from "../game";
import Cover from "./Cover.svelte";
import Table from "./Table.svelte";
import TextTable from "./TextTable.svelte";

const screen: GameScreen = { Table, TextTable, Cover, accent: "ghost-stories" };

export default screen;
