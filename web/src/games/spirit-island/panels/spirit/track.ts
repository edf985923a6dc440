// How a Presence track stands.

import { nameOf, t } from "../../../../lib/i18n.svelte";
import type { SlotView } from "../../types";

/** The slot whose number counts: the highest that is uncovered. */
export function counting(slots: readonly SlotView[]): number {
  const open = slots.flatMap(({ number, covered }, index) =>
    number !== null && !covered ? [{ number, index }] : [],
  );
  return open.reduce((best, each) => (each.number >= best.number ? each : best), { number: -1, index: -1 })
    .index;
}

/** The slot whose Presence would leave next; -1 if there is none left. */
export function next(slots: readonly SlotView[]): number {
  return slots.findIndex(({ covered }) => covered);
}

/** The slots in words, each with how it stands. */
export function slotTexts(slots: readonly SlotView[]): string[] {
  const [now, coming] = [counting(slots), next(slots)];
  return slots.map(({ number, element, covered }, index) => {
    const what = [
      ...(number === null ? [] : [String(number)]),
      ...(element === null ? [] : [nameOf(element)]),
    ].join(" + ");
    const state = index === now ? "counts" : index === coming ? "next" : covered ? "covered" : "open";
    return t(`si-slot-${state}`, { what });
  });
}
