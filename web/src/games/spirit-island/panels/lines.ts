// The clauses of a text, set in lines.

import { runOn, say } from "../../../lib/i18n.svelte";
import type { Line } from "../types";

/** A clause as it is said where it stands. */
export interface Clause {
  phrase: Line["phrase"];
  text: string;
}

/** Some clauses side by side. */
export interface SetLine {
  depth: number;
  clauses: Clause[];
}

/** The clauses line by line; each line is as deep as its first clause. */
export function inLines(lines: readonly Line[]): SetLine[] {
  const all: SetLine[] = [];
  lines.forEach(({ depth, joins, phrase }, index) => {
    const before = lines[index - 1];
    const last = all.at(-1);
    if (joins && before && last) last.clauses.push({ phrase, text: runOn(before.phrase, phrase) });
    else all.push({ depth, clauses: [{ phrase, text: say(phrase) }] });
  });
  return all;
}
