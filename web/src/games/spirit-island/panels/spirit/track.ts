// How a Presence track stands.

import { nameOf, t } from "../../../../lib/i18n.svelte";
import type { SymbolId } from "../../art/symbols";
import type { GiftView, SlotView } from "../../types";
import { inLines } from "../lines";

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
  return slots.map(({ number, element, gives, covered }, index) => {
    const what = [
      ...(number === null ? [] : [String(number)]),
      ...(element === null ? [] : [nameOf(element)]),
      ...gives.map(giftText),
    ].join(" + ");
    const state = index === now ? "counts" : index === coming ? "next" : covered ? "covered" : "open";
    return t(`si-slot-${state}`, { what });
  });
}

/** What a space gives, in words. */
export function giftText(gift: GiftView): string {
  switch (gift.gift) {
    case "element":
      return nameOf(gift.element);
    case "any-element":
      return t("si-gift-any-element");
    case "energy":
    case "plays":
    case "range":
      return t(`si-gift-${gift.gift}`, { more: gift.more });
    case "action":
      return inLines(gift.lines)
        .flatMap(({ clauses }) => clauses.map(({ text }) => text))
        .join(" ");
  }
}

/** The signs of what can be done once a turn, by what its text says first. */
const ACTIONS: Readonly<Record<string, SymbolId>> = {
  "verb-take-back": "reclaim",
  "verb-push": "push",
  "verb-gather": "gather",
  "verb-fear": "fear",
  "verb-defend": "defend",
  "verb-gain-power": "gain-power",
  "verb-energy": "energy",
};

/** The sign of what a space gives, and how much of it. */
export function giftSign(gift: GiftView): { sign: SymbolId | null; more: number | null } {
  switch (gift.gift) {
    case "element":
      return { sign: gift.element, more: null };
    case "any-element":
      return { sign: null, more: null };
    case "energy":
      return { sign: "energy", more: gift.more };
    case "plays":
      return { sign: "card-play", more: gift.more };
    case "range":
      return { sign: "range", more: gift.more };
    case "action":
      return { sign: ACTIONS[gift.lines[0]?.phrase.key ?? ""] ?? "add-presence", more: null };
  }
}
