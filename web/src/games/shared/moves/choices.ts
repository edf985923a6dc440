// Moves as lists of words: who, what kind, and the things they mention. No rule is known here.

import type { Phrase, RoomSeat, Seat, SeatMoves } from "../../../protocol";

/** A move that can be made, or at least be asked about. */
export interface Choice {
  seat: Seat;
  /** The move as it is written. */
  move: string;
  verb: string;
  /** The ids it mentions, in the order of the move. */
  things: string[];
  /** Whether it can be made now. */
  legal: boolean;
  phrase: Phrase | null;
}

/** How a game reads a move. */
export type ReadMove = (seat: Seat, move: string, legal: boolean, phrase?: Phrase | null) => Choice;

/** The first word is the verb; things that belong together are joined by a comma or a plus. */
export function wordsOf(seat: Seat, move: string, legal: boolean, phrase: Phrase | null = null): Choice {
  const [verb = "", ...rest] = move.split(" ");
  return { seat, move, verb, things: rest.flatMap((word) => word.split(/[,+]/)), legal, phrase };
}

export function legalChoices(moves: SeatMoves[], read: ReadMove): Choice[] {
  return moves.flatMap(({ seat, moves: list }) =>
    list.map(({ move, phrase }) => read(seat, move, true, phrase)),
  );
}

/** How the moves of a game are written: by the first word, what the others stand for, such as `TILE`. */
export type Forms = Readonly<Record<string, readonly string[]>>;

/** These moves with all things put in. Where a move may name several things it names one; what may be left out is. */
export function written(
  forms: Forms,
  verbs: readonly string[],
  things: Readonly<Record<string, readonly string[]>>,
): string[] {
  const extended = (begun: string[], word: string): string[] => {
    const kind = word.replace(/\[.*$/, "");
    return begun.flatMap((text) => (things[kind] ?? []).map((thing) => `${text} ${thing}`));
  };
  return verbs.flatMap((verb) =>
    (forms[verb] ?? []).filter((word) => !word.startsWith("[")).reduce(extended, [verb]),
  );
}

/** Those of these moves that a seat cannot make now: it may ask "why not?" about them. */
export function askable(moves: string[], seat: Seat, legal: Choice[], read: ReadMove): Choice[] {
  const known = new Set(legal.filter((each) => each.seat === seat).map((each) => each.move));
  return moves.filter((move) => !known.has(move)).map((move) => read(seat, move, false));
}

/** The own seats: those one sits on, or may move for. */
export function ownSeats(seats: readonly RoomSeat[], moves: readonly SeatMoves[]): Seat[] {
  const own = seats.flatMap((seat, index) => (seat.own ? [index] : []));
  return [...new Set([...own, ...moves.map(({ seat }) => seat)])].sort((one, other) => one - other);
}
