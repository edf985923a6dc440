// What was done by one touch is taken back as one: a Power with its target, a Growth action with its land.

import type { LogEntry } from "../../protocol";

/** What leads to what, by the first word of the moves. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  land: ["use", "use-fewer", "repeat", "repeat-fewer", "innate", "innate-fewer", "act"],
  spirit: ["use", "use-fewer", "repeat", "repeat-fewer", "innate", "innate-fewer"],
  act: ["grow", "act"],
};

const verbOf = ({ action }: LogEntry) => action.move.split(" ")[0] ?? "";

/** The number of the move with which the step began that ended with this one. */
export function beginOfStep(log: readonly LogEntry[], number: number): number {
  const entry = log.find((each) => each.number === number);
  const before = log.findLast((each) => each.number < number && each.seat === entry?.seat);
  if (entry === undefined || before === undefined || before.revealed) return number;
  if (!LEADS[verbOf(entry)]?.includes(verbOf(before))) return number;
  if (verbOf(entry) !== "act") return before.number;
  // Actions that ask nothing are done with the option; those that ask have done nothing yet.
  return entry.events.length > 0 ? beginOfStep(log, before.number) : number;
}
