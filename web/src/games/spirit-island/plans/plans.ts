// What Powers are meant for: marks about a Power, which its player sets and everybody sees.

import type { LogEntry, Mark, Marks, Seat } from "../../../protocol";
import { powerFacts } from "../box";
import type { LandId } from "../island/types";
import type { Event, Phase, SpiritView, View } from "../types";

export interface Plan {
  /** The id of a card or of an Innate Power. */
  power: string;
  /** Whose Power it is. */
  seat: Seat;
  /** The land or the Spirit that it is meant for. */
  target: string;
  /** Where it was drawn from, if somebody has said so. */
  from: LandId | null;
}

/** The phases in which cards can still be played. */
const DRAFTING: readonly Phase[] = ["bonus-growth", "spirit-phase"];
/** The phases in which Fast Powers still wait to be used. */
const BEFORE_INVADERS: readonly Phase[] = [...DRAFTING, "fast-phase"];

/** Whether cards are put into play and may still be taken back. */
export function drafting({ phase }: View, { stage }: SpiritView): boolean {
  return DRAFTING.includes(phase) && stage !== "ready";
}

/** The Spirit that may use a Power this turn, now or later; none once it was used, or cannot be any more. */
export function holderOf(view: View, power: string): SpiritView | undefined {
  return view.spirits.find((spirit) => holds(view, spirit, power));
}

function holds(view: View, spirit: SpiritView, power: string): boolean {
  const { action, phase } = view;
  // Until it is decided what it targets, the plan tells what was meant.
  if (action?.source === power)
    return action.user === spirit.seat && action.land === null && action.target === null;
  if (spirit.hand.some(({ card }) => card === power)) return DRAFTING.includes(phase);
  const state =
    spirit.in_play.find(({ card }) => card === power) ??
    spirit.innates.find(({ innate }) => innate === power);
  if (state === undefined || state.used) return false;
  return state.usable || powerFacts(power)?.speed === "slow" || BEFORE_INVADERS.includes(phase);
}

/** How many moves had been made when this turn began. */
export function turnBegan(log: readonly LogEntry[]): number {
  return (
    log.findLast(({ events }) => events.some(({ event }) => (event as Event).event === "turn-began"))
      ?.number ?? 0
  );
}

/** The plans that still stand: those of this turn, for Powers that may still be used. */
export function standing(view: View, drawn: readonly Marks[], log: readonly LogEntry[]): Plan[] {
  const began = turnBegan(log);
  const recent = drawn.filter(({ by, moves_made }) => by.seat !== null && moves_made >= began);
  return recent.flatMap(({ marks }) => marks.flatMap((mark) => planOf(view, mark) ?? []));
}

function planOf(view: View, mark: Mark): Plan | null {
  const holder = mark.about === undefined ? undefined : holderOf(view, mark.about);
  if (mark.about === undefined || holder === undefined) return null;
  const place =
    mark.mark === "ring" ? { target: mark.thing, from: null } : { target: mark.to, from: mark.from };
  return { power: mark.about, seat: holder.seat, ...place };
}

/** The land from which a plan most likely reaches its own: the nearest with the Presence that the Power asks for. */
export function originOf(view: View, { power, seat, target, from }: Plan): LandId | null {
  if (from !== null) return from;
  const facts = powerFacts(power);
  if (facts === undefined || facts.range === null) return null;
  const { from_sacred_site: sacred, from_terrains: terrains } = facts;
  const lands = new Map(view.lands.map((land) => [land.land, land]));
  const reached = new Set([target]);
  for (const id of reached) {
    const land = lands.get(id);
    if (land === undefined) continue;
    const there = sacred ? land.sacred_sites.includes(seat) : (land.presence[seat] ?? 0) > 0;
    if (there && (terrains.length === 0 || terrains.includes(land.terrain))) return id;
    // A set is walked in the order in which it grows: nearer lands come first.
    land.neighbours.forEach((next) => reached.add(next));
  }
  return null;
}
