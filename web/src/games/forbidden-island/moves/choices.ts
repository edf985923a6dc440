// Moves as lists of words: who, what kind, and the things they mention. No rule is known here.

import type { Phrase, Seat, SeatMoves, TableMove } from "../../../protocol";
import { ADVENTURERS, TREASURES } from "../printed";
import type { Card, View } from "../types";
import { VERBS } from "./verbs";

/** A move that can be made, or at least be asked about. */
export interface Choice {
  seat: Seat;
  /** The move as it is written. */
  move: string;
  verb: string;
  /** The ids it mentions, in the order of the move; before them the card that is played. */
  things: string[];
  /** Whether it can be made now. */
  legal: boolean;
  phrase: Phrase | null;
}

export function choice(seat: Seat, move: string, legal: boolean, phrase: Phrase | null = null): Choice {
  const [verb = "", ...rest] = move.split(" ");
  const card = VERBS[verb]?.card;
  const things = rest.flatMap((word) => word.split(","));
  return { seat, move, verb, things: card === undefined ? things : [card, ...things], legal, phrase };
}

export function legalChoices(moves: SeatMoves[]): Choice[] {
  return moves.flatMap(({ seat, moves: list }) => list.map((each: TableMove) => choice(seat, each.move, true, each.phrase)));
}

/** The moves that cannot be made now but that a seat can ask "why not?" about. */
export function askableChoices(view: View, seat: Seat, legal: Choice[]): Choice[] {
  const known = new Set(legal.filter((each) => each.seat === seat).map((each) => each.move));
  return forms(view, seat)
    .filter((move) => !known.has(move))
    .map((move) => choice(seat, move, false));
}

/** The forms of moves with all things of the table put in. */
function forms(view: View, seat: Seat): string[] {
  const own = view.players[seat];
  if (own === undefined) return [];
  const tiles = view.tiles.map(({ tile }) => tile);
  const pawns = view.players.map(({ adventurer }) => adventurer);
  const others = pawns.filter((each) => each !== own.adventurer);
  const hand = [...new Set<Card>(own.hand)];
  const given = hand.length > 0 ? hand : TREASURES;
  return [
    ...tiles.flatMap((tile) => ["move", "shore-up", "sandbags", "fly", "swim"].map((verb) => `${verb} ${tile}`)),
    ...others.flatMap((other) => tiles.map((tile) => `guide ${other} ${tile}`)),
    ...pawns.flatMap((pawn) => tiles.map((tile) => `lift ${pawn} ${tile}`)),
    ...given.flatMap((card) => others.map((other) => `give ${card} ${other}`)),
    ...TREASURES.map((treasure) => `capture ${treasure}`),
    ...hand.map((card) => `discard ${card}`),
    "draw",
    "flood",
    "take-off",
  ];
}

const PAWNS = new Set<string>(ADVENTURERS);

export type ThingKind = "adventurer" | "card" | "tile";

/** What sort of thing an id names. */
export function thingKind(view: View, id: string): ThingKind {
  if (PAWNS.has(id)) return "adventurer";
  return view.tiles.some(({ tile }) => tile === id) ? "tile" : "card";
}
