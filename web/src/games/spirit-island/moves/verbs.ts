// How each kind of move is offered: on the map, in the panel of the Spirit, or as a button of the question bar.

import type { Choice } from "../../shared/moves/choices";
import { isPlaced } from "./places";

/** What is done with the cards in the dock, or with those that lie over the table, and what stands at the end of the dock. */
export const IN_DOCK: readonly string[] = ["keep", "forget", "reclaim", "give", "use", "repeat", "ready"];
/** What is done in the panel of the Spirit alone. */
const PANEL_ONLY: readonly string[] = ["grow", "play", "use-fewer", "innate-fewer", "repeat-fewer"];
/** What ends something stands last, apart from the others. */
export const ENDING: Readonly<Record<string, { letter: string; icon: string }>> = {
  skip: { letter: "k", icon: "next" },
  no: { letter: "n", icon: "close" },
  ready: { letter: "r", icon: "check" },
};

export const LETTERS: Readonly<Record<string, string>> = {
  yes: "y",
  go: "g",
  no: "n",
  skip: "k",
  ready: "r",
};

/** The moves that are buttons of the bar, in their order; the ones that end something are apart. */
export function barChoices(choices: readonly Choice[]): { open: Choice[]; ending: Choice[] } {
  const shown = choices.filter((choice) => !isPlaced(choice) && !PANEL_ONLY.includes(choice.verb));
  const [open, ending] = [
    shown.filter(({ verb }) => !(verb in ENDING)),
    shown.filter(({ verb }) => verb in ENDING),
  ];
  return { open, ending };
}
