// What screen readers say by themselves.

import { untrack } from "svelte";

export const announced: { text: string; count: number } = $state({ text: "", count: 0 });

/** Says a text politely, after what is being said. */
export function announce(text: string): void {
  announced.text = text;
  // Whoever announces inside an effect does not depend on what was announced before.
  announced.count = untrack(() => announced.count) + 1;
}
