// The reference for those who sit at no table.

import type { Component } from "svelte";
import type { ReferenceProps } from "../../game";
import { drawTokens } from "../art/more-symbols";
import { openBoxes } from "../box";
import { BOXES } from "../boxes";
import Reference from "./Reference.svelte";

/** The reference, once everything that is printed is there. */
export async function ready(): Promise<Component<ReferenceProps>> {
  await Promise.all([openBoxes(BOXES), drawTokens(BOXES)]);
  return Reference;
}
