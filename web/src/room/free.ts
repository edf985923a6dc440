// The seats that somebody who comes can have.

import type { RoomInfo, RoomSeat, Seat } from "../protocol";

const seatsWhere = (info: RoomInfo, fits: (seat: RoomSeat) => boolean): Seat[] =>
  info.seats.flatMap((seat, index) => (fits(seat) ? [index] : []));

export const freeSeats = (info: RoomInfo): Seat[] => seatsWhere(info, ({ holder }) => holder.kind === "free");

/** Whether anybody may take over from this bot: one that stands in for somebody, or any where no person sits. */
export const isOpenToAll = (info: RoomInfo, seat: RoomSeat): boolean =>
  seat.holder.kind === "bot" &&
  (seat.stands_in || !info.seats.some(({ holder }) => holder.kind === "person"));
export const botSeats = (info: RoomInfo): Seat[] => seatsWhere(info, (seat) => isOpenToAll(info, seat));

/** The names of the people at the table, each once. */
export function peopleOf(info: RoomInfo): string[] {
  return [
    ...new Set(
      info.seats.flatMap(({ holder }) =>
        holder.kind === "person" && holder.name !== "" ? [holder.name] : [],
      ),
    ),
  ];
}
