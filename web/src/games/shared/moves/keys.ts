// Moves by the keyboard: a letter for each kind, Enter to confirm.

import type { Choice } from "./choices";

type Verbs = Readonly<Record<string, { letter?: string }>>;

/** All letters that choose a kind of move. */
export function lettersOf(verbs: Verbs): string[] {
  return [...new Set(Object.values(verbs).flatMap(({ letter }) => letter ?? []))];
}

/** The kinds of moves that a letter chooses. */
export function verbsBy(verbs: Verbs, letter: string): string[] {
  return Object.keys(verbs).filter((verb) => verbs[verb]?.letter === letter);
}

/** What a letter chooses now: rather what can be done than what can only be asked about. */
export function choiceBy(choices: readonly Choice[], verbs: Verbs, letter: string): Choice | undefined {
  const kinds = choices.filter(({ verb }) => verbs[verb]?.letter === letter);
  return kinds.find(({ legal }) => legal) ?? kinds[0];
}

/** Whether Enter confirms: unless it stands on a button of its own. The verb that was just pressed has done its part. */
export function confirms(event: KeyboardEvent, ready: boolean): boolean {
  const target = event.target as HTMLElement;
  if (event.key !== "Enter" || event.defaultPrevented) return false;
  const verb = target.closest(".bar button[aria-pressed=true]") !== null && ready;
  if (!verb && target.closest("button, a, input, textarea, select, dialog")) return false;
  if (verb) event.preventDefault();
  return true;
}
