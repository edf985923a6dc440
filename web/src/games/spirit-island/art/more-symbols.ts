// The signs of the spirit tokens, fetched for tables that can have some.

import { BOXES } from "../boxes";
import { learnSymbols } from "./symbols";

/** The first box alone has no spirit tokens; any other may bring them. */
const PLAIN = BOXES[0];

/** Makes the signs ready that a table of these boxes may show. */
export async function drawTokens(boxes: readonly string[]): Promise<void> {
  if (boxes.every((box) => box === PLAIN)) return;
  const { tokenSigns } = await import("./tokens");
  learnSymbols(tokenSigns);
}
