// The moves of the island as lists of words.

import type { Phrase, Seat } from "../../../protocol";
import { askable, wordsOf, written, type Choice } from "../../shared/moves/choices";
import { FORMS } from "../forms";
import { ADVENTURERS, TREASURES } from "../printed";
import type { Card, View } from "../types";
import { VERBS } from "./verbs";

/** A move; before the things it mentions comes the card that is played. */
export function choice(seat: Seat, move: string, legal: boolean, phrase: Phrase | null = null): Choice {
  const words = wordsOf(seat, move, legal, phrase);
  const card = VERBS[words.verb]?.card;
  return card === undefined ? words : { ...words, things: [card, ...words.things] };
}

/** The moves that cannot be made now but that a seat can ask "why not?" about. */
export function askableChoices(view: View, seat: Seat, legal: Choice[]): Choice[] {
  return askable(forms(view, seat), seat, legal, choice);
}

/** All moves with the things of the table put in. */
function forms(view: View, seat: Seat): string[] {
  const own = view.players[seat];
  if (own === undefined) return [];
  const hand = [...new Set<Card>(own.hand)];
  return written(FORMS, Object.keys(FORMS), {
    TILE: view.tiles.map(({ tile }) => tile),
    ADVENTURER: view.players.map(({ adventurer }) => adventurer),
    CARD: hand.length > 0 ? hand : TREASURES,
    TREASURE: TREASURES,
  });
}

const PAWNS = new Set<string>(ADVENTURERS);

export type ThingKind = "adventurer" | "card" | "tile";

/** What sort of thing an id names. */
export function thingKind(view: View, id: string): ThingKind {
  if (PAWNS.has(id)) return "adventurer";
  return view.tiles.some(({ tile }) => tile === id) ? "tile" : "card";
}
