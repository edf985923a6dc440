// What is begun before it is made: a Power whose target is still to be chosen, a Growth action whose land is. Nothing of it has happened.

import type { Preview } from "../table";
import { wordsOf, type Choice } from "../../shared/moves/choices";
import type { View } from "../types";
import { isPlaced } from "./places";

/** A move with those that are made before it. */
export interface Answer extends Choice {
  first?: readonly Choice[];
}

export interface Draft {
  choice: Choice;
  /** The table if it were begun. */
  view: View;
  answers: readonly Answer[];
}

/** What begins something that a target has to be chosen for. */
const BEGINS: readonly string[] = ["use", "use-fewer", "repeat", "repeat-fewer", "innate", "innate-fewer"];
const TARGETS: readonly string[] = ["land", "spirit"];

export const begins = ({ verb }: Choice) => BEGINS.includes(verb);

/** The answers that a move would lead to. */
export function answersAfter(choice: Choice, { moves }: Preview): Answer[] {
  return moves.map(({ move, phrase }) => ({
    ...wordsOf(choice.seat, move, true, phrase),
    first: [choice],
  }));
}

/** The Power whose target would be asked for next; null if nothing is to be chosen for it. */
export function draftOf(choice: Choice, preview: Preview): Draft | null {
  const answers = answersAfter(choice, preview);
  const asks = answers.length > 0 && answers.every(({ verb }) => TARGETS.includes(verb));
  return asks && preview.table !== null ? { choice, view: preview.table.view, answers } : null;
}

/** Where actions lead that may be done in any order: of those that lead to a land, the one that leads to the fewest. */
export function straight(answers: readonly (readonly Answer[])[]): Answer[] {
  const onMap = answers
    .filter((all) => all.length > 0 && all.every((answer) => answer.verb === "land" && isPlaced(answer)))
    .toSorted((one, other) => one.length - other.length);
  const found = new Map<string, Answer>();
  for (const answer of onMap.flat()) if (!found.has(answer.move)) found.set(answer.move, answer);
  return [...found.values()];
}
