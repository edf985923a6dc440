// Whether the table waits for this person.

import type { RoomSeat, TableState } from "../protocol";

/** Nobody has to be told whose turn it is where one plays every seat oneself. */
export type Turn = "own" | "urgent" | null;

/** What the table wants of this person: a turn, something urgent in the turn of another, or nothing. */
export function turnOf({ waits_for, pressed }: TableState, seats: readonly RoomSeat[]): Turn {
  const own = seats.flatMap((seat, index) => (seat.own ? [index] : []));
  const waited = own.filter((seat) => waits_for.includes(seat));
  if (own.length === seats.length || waited.length === 0) return null;
  return waited.every((seat) => pressed.includes(seat)) ? "urgent" : "own";
}
