// Sentences with names in them.

import { say } from "../../lib/i18n.svelte";

/** A text of this game with names in its gaps, whose forms come along. */
export function tell(
  key: string,
  names: Record<string, string | readonly string[]>,
  numbers: Record<string, number> = {},
): string {
  const args = Object.entries(names).map(([arg, name]) => [
    arg,
    typeof name === "string" ? { name } : { names: [...name] },
  ]);
  return say({ key, args: { ...Object.fromEntries(args), ...numbers } });
}
