// Forbidden Island as the room page knows it.

import type { GameScreen } from "../game";
import Cover from "./Cover.svelte";
import Table from "./Table.svelte";
import TextTable from "./TextTable.svelte";

const screen: GameScreen = { Table, TextTable, Cover, accent: "forbidden-island" };

export default screen;
