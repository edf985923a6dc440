// The moves of the village as lists of words.

import type { Seat } from "../../../protocol";
import { askable, wordsOf, type Choice } from "../../shared/moves/choices";
import { COLOURS, TAOISTS, boardOf, spaces } from "../printed";
import { SIDES } from "../seating";
import type { Side, Taoist, View } from "../types";

/** The moves that cannot be made now but that a seat can ask "why not?" about. */
export function askableChoices(view: View, seat: Seat, legal: Choice[]): Choice[] {
  return askable(forms(view, seat), seat, legal, wordsOf);
}

/** The moves of a turn with all things of the table put in; only powers on the table are asked about. */
function forms(view: View, seat: Seat): string[] {
  const own = boardOf(view, seat);
  if (own === undefined || view.question !== null) return [];
  const tiles = view.village.map(({ tile }) => tile);
  const neutral = view.boards.filter((board) => board.seat === null).map((board) => board.taoist);
  const has = (power: string) => own.power === power || view.boards.some((board) => board.seat === null && board.power === power);
  const others = view.boards.filter((board) => board.seat !== null && board !== own).map((board) => board.taoist);
  return [
    ...tiles.flatMap((tile) => ["move", "call", "cleanse"].map((verb) => `${verb} ${tile}`)),
    "ask",
    "exorcise",
    ...spaces(view).map(({ space }) => `buddha ${space}`),
    ...(has("enfeeblement-mantra") ? spaces(view).map(({ space }) => `enfeeble ${space}`) : []),
    ...(has("bottomless-pockets") ? COLOURS.map((colour) => `pocket ${colour}`) : []),
    ...(has("dance-of-the-twin-winds") ? others.flatMap((other) => tiles.map((tile) => `guide ${other} ${tile}`)) : []),
    ...neutral.map((taoist) => `borrow ${taoist}`),
    ...(neutral.length > 0 ? ["pick-up"] : []),
    "end",
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
