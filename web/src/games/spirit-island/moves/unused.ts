// What a Spirit could still do before it says that it is ready.

import type { Seat } from "../../../protocol";
import type { View } from "../types";

/** The ids of the Powers and cards that would be left unused. */
export function unused(view: View, seat: Seat): string[] {
  const spirit = view.spirits[seat];
  if (spirit === undefined) return [];
  if (view.phase === "spirit-phase" || view.phase === "bonus-growth")
    return spirit.hand.filter(({ affordable }) => affordable).map(({ card }) => card);
  const cards = spirit.in_play.filter(({ usable }) => usable).map(({ card }) => card);
  return [...cards, ...spirit.innates.filter(({ usable }) => usable).map(({ innate }) => innate)];
}
