// Who is who at the table, in words.

import { explainRefusal } from "../lib/explain";
import { nameOf, say, t } from "../lib/i18n.svelte";
import { toast } from "../lib/toasts.svelte";
import type { LogEntry, Refusal, RoomSeat, Seat, Speaker, TableState, TakenBack } from "../protocol";

/** What games may tell in their view about the seats; all of it is optional. */
interface SeatedView {
  /** Whose turn it is. */
  active?: Seat;
  /** Who has to do something before the turn goes on. */
  swimmers?: Seat[];
  over_limit?: Seat[];
  players?: { adventurer?: string }[];
  boards?: { seat?: Seat | null; taoist?: string }[];
  spirits?: { spirit?: string }[];
}

function seated(table: TableState | null): SeatedView {
  return (table?.view ?? {}) as SeatedView;
}

/** Who is to act. Others may have moves too, such as cards that can be played at any time. */
export function actors(table: TableState): Seat[] {
  if (table.status.result !== "playing") return [];
  const { active, swimmers = [], over_limit = [] } = seated(table);
  const pressed = [...new Set([...swimmers, ...over_limit])];
  if (pressed.length > 0) return pressed;
  return active !== undefined && table.to_move.includes(active) ? [active] : table.to_move;
}

/** The part that a seat plays, if the game has such; empty otherwise. */
export function roleOf(table: TableState | null, seat: Seat): string {
  const { players, boards, spirits } = seated(table);
  const role = players?.[seat]?.adventurer ?? boards?.find?.((board) => board.seat === seat)?.taoist ?? spirits?.[seat]?.spirit;
  return role === undefined ? "" : nameOf(role);
}

export function holderName({ holder }: RoomSeat): string {
  if (holder.kind === "person") return holder.name === "" ? t("room-nameless") : holder.name;
  return holder.kind === "bot" ? t(`room-bot-${holder.bot}`) : t("room-seat-free");
}

/** A seat by its part and who plays it. */
export function seatName(table: TableState | null, seats: RoomSeat[], seat: Seat): string {
  const holder = seats[seat];
  const role = roleOf(table, seat) || t("room-seat-number", { number: seat + 1 });
  return holder && holder.holder.kind !== "free" && !holder.own ? t("room-seat-name", { role, name: holderName(holder) }) : role;
}

export function speakerName({ name }: Speaker): string {
  return name === "" ? t("room-nameless") : name;
}

/** Moves that are spoken of, each with whoever made it unless that is the one who speaks of them. */
export function movesInWords(moves: LogEntry[], count: number, by: Speaker, table: TableState | null, seats: RoomSeat[]): string {
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
  const said = own ? t("room-taken-back-own", { moves }) : t("room-taken-back", { name: speakerName(taken.by), moves });
  return taken.redealt ? `${said} ${t("room-redealt")}` : said;
}

/** Waits for an answer and shows why it was refused; tells whether it was done. */
export async function tried(answer: Promise<Refusal | null>): Promise<boolean> {
  const refusal = await answer;
  if (refusal) toast(explainRefusal(refusal), "bad");
  return refusal === null;
}

/** A probability as people write it; what is rare but possible is never shown as nothing. */
export function percent(probability: number): string {
  if (probability > 0 && probability < 0.01) return t("room-percent-below-one");
  if (probability < 1 && probability > 0.99) return t("room-percent-above-99");
  return t("room-percent", { number: Math.round(probability * 100) });
}
