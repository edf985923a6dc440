// How each kind of move is offered: on the map, in the panel of the Spirit, or as a button of the question bar.

import type { Choice } from "../../shared/moves/choices";
import { isPlaced } from "./places";

/** Cards to choose from. */
export const CARD_VERBS: readonly string[] = ["keep", "forget", "reclaim", "give"];
/** Powers to use: the panel shows them whole, the bar by name. */
export const POWER_VERBS: readonly string[] = ["use", "innate", "repeat"];
/** What is done in the panel of the Spirit alone. */
const PANEL_ONLY: readonly string[] = ["grow", "play", "use-fewer", "innate-fewer", "repeat-fewer"];
/** What ends something stands last, apart from the others. */
export const ENDING: Readonly<Record<string, { letter: string; icon: string }>> = {
  skip: { letter: "k", icon: "next" },
  no: { letter: "n", icon: "close" },
  ready: { letter: "r", icon: "check" },
};

export const LETTERS: Readonly<Record<string, string>> = { yes: "y", go: "g", no: "n", skip: "k", ready: "r" };

/** The moves that are buttons of the bar, in their order; the ones that end something are apart. */
export function barChoices(choices: readonly Choice[]): { open: Choice[]; ending: Choice[] } {
  const shown = choices.filter((choice) => !isPlaced(choice) && !PANEL_ONLY.includes(choice.verb));
  const [open, ending] = [shown.filter(({ verb }) => !(verb in ENDING)), shown.filter(({ verb }) => verb in ENDING)];
  return { open, ending };
}
