// Forbidden Island as the room page knows it.

import { anyScreen } from "../game";
import Table from "./Table.svelte";

const screen = anyScreen({ Table, textTable: () => import("./TextTable.svelte") });

export default screen;
