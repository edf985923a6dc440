// Ghost Stories as the room page knows it.

import { anyScreen } from "../game";
import { called } from "./called";
import Table from "./Table.svelte";

const screen = anyScreen({ Table, textTable: () => import("./TextTable.svelte"), called });

export default screen;
