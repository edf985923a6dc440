// The status line: whose turn it is, and what is to be done now.

import type { RoomSeat, Seat, TableState } from "../../../protocol";
import { say, t } from "../../../lib/i18n.svelte";
import { tell } from "../../shared/words";
import { ACTIONS, TREASURE_CARDS } from "../numbers";
import type { View } from "../types";
import { holderName } from "../words";

export interface Step {
  name: View["phase"]["name"];
  /** How much of it is left; none if it is over or has not begun. */
  left: number | null;
  /** How much there is in all. */
  all: number;
}

/** The three steps of a turn. */
export function steps({ phase, flood_cards }: View): Step[] {
  const left = (name: Step["name"]) => (phase.name === name ? phase.left : null);
  return [
    { name: "actions", left: left("actions"), all: Math.max(ACTIONS, left("actions") ?? 0) },
    { name: "treasure-draw", left: left("treasure-draw"), all: TREASURE_CARDS },
    { name: "flood-draw", left: left("flood-draw"), all: Math.max(flood_cards, left("flood-draw") ?? 0) },
  ];
}

/** Who is to act: those who must leave a tile or give up cards come before the one whose turn it is. */
export function actor(view: View): Seat {
  return view.swimmers[0] ?? view.over_limit[0] ?? view.active;
}

/** Whose turn it is. */
export function turnLine(view: View, own: Seat[], seats: RoomSeat[]): string {
  const adventurer = view.players[view.active]?.adventurer ?? "";
  if (own.includes(view.active))
    return tell(own.length > 1 ? "fi-turn-own-one" : "fi-turn-own", { adventurer });
  const name = holderName(seats, view.active);
  return name === ""
    ? tell("fi-turn", { adventurer })
    : t("fi-turn-of", { turn: tell("fi-turn", { adventurer }), name });
}

/** What is to be done now. */
export function hint(table: TableState, view: View, own: Seat[], seats: readonly RoomSeat[]): string {
  if (table.status.result === "won") return t("fi-won");
  if (table.status.result === "lost") return say(table.status.phrase);
  const seat = actor(view);
  const adventurer = view.players[seat]?.adventurer ?? "";
  const mine = own.includes(seat);
  if (seats[seat]?.holder.kind === "free") return t("room-hint-free");
  if (view.swimmers.length > 0)
    return tell(mine ? "fi-hint-swim-own" : "fi-hint-swim", {
      adventurer,
      tile: view.players[seat]?.tile ?? "",
    });
  if (view.over_limit.length > 0)
    return tell(mine ? "fi-hint-discard-own" : "fi-hint-discard", { adventurer });
  if (!mine) return tell("fi-hint-wait", { adventurer });
  const { phase } = view;
  if (phase.name === "actions")
    return t(phase.left > 0 ? "fi-hint-actions" : "fi-hint-draw", { left: phase.left });
  if (phase.name === "treasure-draw" && phase.left > 0) return t("fi-hint-draw", { left: phase.left });
  return t("fi-hint-flood", { left: phase.name === "flood-draw" ? phase.left : view.flood_cards });
}
