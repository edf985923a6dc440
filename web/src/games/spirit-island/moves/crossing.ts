// Whether a move runs into another phase by itself: nobody is taken there without having ended the phase.

import type { TableEvent } from "../../../protocol";
import type { Choice } from "../../shared/moves/choices";
import type { Event, Phase } from "../types";

/** The phases that begin in the course of events. */
export function phasesIn(events: readonly TableEvent[]): Phase[] {
  return events.flatMap((told) => {
    const event = told.event as Event;
    return event.event === "phase-began" ? [event.phase] : [];
  });
}

/** The phase that would end unasked; null if none does. */
export function endsUnasked({ verb }: Choice, events: readonly TableEvent[], now: Phase): Phase | null {
  const begun = phasesIn(events);
  const asked = verb === "ready" ? 1 : 0;
  return begun.length > asked ? (begun.at(-2) ?? now) : null;
}
