// What the screen of this game is given.

import type { PreviewOf, TableOf, TableProps as AnyTableProps } from "../game";
import type { View } from "./types";

export type TableProps = AnyTableProps<View>;
export type Table = TableOf<View>;
export type Preview = PreviewOf<View>;
