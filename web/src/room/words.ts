// Who is who at the table, in words.

import { explainRefusal } from "../lib/explain";
import { holderName } from "../lib/people";
import { nameOf, say, t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { toast } from "../lib/toasts.svelte";
import type { LogEntry, Refusal, RoomSeat, Seat, Speaker, TableState, TakenBack } from "../protocol";
import type { RoomModel } from "./room.svelte";

/** The part that a seat plays, if the game has such; empty otherwise. */
export function roleOf(table: TableState | null, seat: Seat): string {
  const role = table?.roles[seat] ?? null;
  return role === null ? "" : nameOf(role);
}

/** A seat by its part and who plays it. */
export function seatName(table: TableState | null, seats: RoomSeat[], seat: Seat): string {
  const holder = seats[seat];
  const role = roleOf(table, seat) || t("room-seat-number", { number: seat + 1 });
  return holder && holder.holder.kind !== "free" && !holder.own
    ? t("room-seat-name", { role, name: holderName(holder) })
    : role;
}

export function speakerName({ name }: Speaker): string {
  return name === "" ? t("room-nameless") : name;
}

/** Moves that are spoken of, each with whoever made it unless that is the one who speaks of them. */
export function movesInWords(
  moves: LogEntry[],
  count: number,
  by: Speaker,
  table: TableState | null,
  seats: RoomSeat[],
): string {
  const words = moves.map(({ seat, action }) => {
    const [own, move] = [seats[seat]?.own ?? false, say(action.phrase)];
    if (seat === by.seat) return move;
    return t("room-move-of", { who: own ? t("room-you") : seatName(table, seats, seat), move });
  });
  const more = count - moves.length;
  return more > 0 ? t("room-moves-more", { moves: words.join("; "), more }) : words.join("; ");
}

/** Who took back what. */
export function takenBackInWords(taken: TakenBack, table: TableState | null, seats: RoomSeat[]): string {
  const moves = movesInWords(taken.moves, taken.count, taken.by, table, seats);
  const own = taken.by.seat !== null && (seats[taken.by.seat]?.own ?? false);
  const said = own
    ? t("room-taken-back-own", { moves })
    : t("room-taken-back", { name: speakerName(taken.by), moves });
  return taken.redealt ? `${said} ${t("room-redealt")}` : said;
}

/** Waits for an answer and shows why it was refused; tells whether it was done. */
export async function tried(answer: Promise<Refusal | null>): Promise<boolean> {
  const refusal = await answer;
  if (refusal) toast(explainRefusal(refusal), "bad");
  return refusal === null;
}

/** Sits down by name, in place of a bot if one sits there; tells whether it was done. */
export async function joinAs(room: RoomModel, seat: Seat, bot: boolean): Promise<boolean> {
  if (!(await tried(room.introduce(settings.name.trim(), settings.language)))) return false;
  return tried(bot ? room.unseatBot(seat) : room.sit(seat));
}

/** Lets bots play these seats; tells whether all of them do. */
export async function fillWithBots(room: RoomModel, seats: readonly Seat[]): Promise<boolean> {
  for (const seat of seats) {
    if (!(await tried(room.seatBot(seat, "heuristic")))) return false;
  }
  return true;
}
