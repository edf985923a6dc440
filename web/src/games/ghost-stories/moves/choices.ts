// The moves of the village as lists of words.

import type { Seat } from "../../../protocol";
import { askable, wordsOf, written, type Choice } from "../../shared/moves/choices";
import { FORMS } from "../forms";
import { COLOURS, TAOISTS, boardOf, spaces } from "../printed";
import { SIDES } from "../seating";
import type { Side, Taoist, Verb, View } from "../types";

/** The moves that cannot be made now but that a seat can ask "why not?" about. */
export function askableChoices(view: View, seat: Seat, legal: Choice[]): Choice[] {
  return askable(forms(view, seat), seat, legal, wordsOf);
}

/** The moves of a turn with all things of the table put in; only powers on the table are asked about. */
function forms(view: View, seat: Seat): string[] {
  const own = boardOf(view, seat);
  if (own === undefined || view.question !== null) return [];
  const neutral = view.boards.filter((board) => board.seat === null);
  const others = view.boards.filter((board) => board.seat !== null && board !== own);
  const has = (power: string) => own.power === power || neutral.some((board) => board.power === power);
  const all = (verbs: readonly Verb[], named: typeof neutral = []) =>
    written(FORMS, verbs, {
      "VILLAGE-TILE": view.village.map(({ tile }) => tile),
      "GHOST-SPACE": spaces(view).map(({ space }) => space),
      COLOUR: COLOURS,
      TAOIST: named.map((board) => board.taoist),
    });
  return [
    ...all(["move", "call", "cleanse", "ask", "exorcise", "buddha"]),
    ...(has("enfeeblement-mantra") ? all(["enfeeble"]) : []),
    ...(has("bottomless-pockets") ? all(["pocket"]) : []),
    ...(has("dance-of-the-twin-winds") ? all(["guide"], others) : []),
    ...all(["borrow"], neutral),
    ...(neutral.length > 0 ? all(["pick-up"]) : []),
    ...all(["end"]),
  ];
}

export type ThingKind = "tile" | "space" | "taoist" | "side" | "colour";

/** What sort of thing an id names. */
export function thingKind(id: string): ThingKind {
  if (TAOISTS.includes(id as Taoist)) return "taoist";
  if (SIDES.includes(id as Side)) return "side";
  if (COLOURS.some((colour) => colour === id) || id === "white") return "colour";
  return /-[123]$/.test(id) ? "space" : "tile";
}
