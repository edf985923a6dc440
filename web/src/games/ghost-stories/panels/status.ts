// The status line: who decides, and what is to be done now.

import type { RoomSeat, Seat, TableState } from "../../../protocol";
import { say, t } from "../../../lib/i18n.svelte";
import { holderName } from "../../../lib/people";
import { tell } from "../../shared/words";
import { boardOf } from "../printed";
import type { BoardView, View } from "../types";

export const STEPS = ["yin", "move", "act", "buddhas"] as const;

/** The part of the turn that the table is in. */
export function stepOf({ phase, question }: View): (typeof STEPS)[number] {
  if (phase.name !== "yang") return "yin";
  if (question !== null && phase.step === "acted") return "act";
  return phase.step === "acted" ? "buddhas" : phase.step;
}

/** The board of whoever decides, or of whose turn it is. */
export function deciding(view: View): BoardView | undefined {
  return boardOf(view, view.decider) ?? view.boards.find(({ side }) => side === view.turn);
}

/** Whose decision it is. */
export function turnLine(view: View, own: readonly Seat[], seats: readonly RoomSeat[]): string {
  const board = deciding(view);
  const taoist = board?.taoist ?? "";
  if (board?.seat === null || board?.seat === undefined) return tell("gs-turn", { taoist });
  if (own.includes(board.seat)) return tell(own.length > 1 ? "gs-turn-own-one" : "gs-turn-own", { taoist });
  const holder = seats[board.seat];
  return holder === undefined
    ? tell("gs-turn", { taoist })
    : t("gs-turn-of", { turn: tell("gs-turn", { taoist }), name: holderName(holder) });
}

/** What is to be done now. */
export function hint(
  table: TableState,
  view: View,
  own: readonly Seat[],
  seats: readonly RoomSeat[],
): string {
  const { status } = table;
  if (status.result !== "playing")
    return t("gs-score", {
      ending: status.result === "won" ? t("gs-won") : say(status.phrase),
      score: view.score,
    });
  if (view.decider !== null && seats[view.decider]?.holder.kind === "free") return t("room-hint-free");
  if (view.question !== null) return t(`question-${view.question}`);
  if (view.decider === null || !own.includes(view.decider)) return t("gs-hint-wait");
  const { phase } = view;
  const board = deciding(view);
  if (
    phase.name === "yang" &&
    phase.step === "acted" &&
    (board?.buddhas ?? 0) === (board?.fresh_buddhas ?? 0)
  )
    return t("gs-hint-done");
  return t(phase.name === "yang" ? `gs-hint-${phase.step}` : "gs-hint-yin");
}
