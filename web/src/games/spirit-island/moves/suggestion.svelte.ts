// A whole way to finish what is asked, such as damage to be divided: shown first, done only when it is agreed to.

import type { Seat, TableEvent } from "../../../protocol";
import { changed } from "../../../lib/changes";
import type { SuggestionOf } from "../../game";
import type { TableProps } from "../table";
import { wordsOf, type Choice } from "../../shared/moves/choices";
import type { LandId } from "../island/types";
import type { Event, View } from "../types";

type Told = SuggestionOf<View>;

export interface Suggestion {
  /** The moves that would be made, in their order. */
  moves: Choice[];
  /** What would come of them, up to the end of the phase. */
  events: TableEvent[];
  /** The table after them. */
  after: View;
  /** Where pieces would go, each way once. */
  arrows: { from: LandId; to: LandId }[];
  /** Whether they show something that cannot be hidden again. */
  reveals: boolean;
}

/** The kinds of moves of which several make up one thing. */
const DIVIDED: readonly string[] = ["pick", "send"];

export class Suggesting {
  /** The last answer; while another is awaited it no longer counts, but keeps its place on the screen. */
  last: Suggestion | null = $state.raw(null);
  asking: boolean = $state(false);
  readonly #props: () => TableProps;

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  /** Asks how these choices of a seat may be made; the answer to a question that is no longer asked is dropped. */
  ask(seat: Seat | null, choices: readonly Choice[]): () => void {
    const { suggest, table } = this.#props();
    this.asking =
      suggest !== undefined && choices.length > 1 && choices.some(({ verb }) => DIVIDED.includes(verb));
    if (!suggest || seat === null || !this.asking) {
      this.last = null;
      return () => {};
    }
    let wanted = true;
    void suggest(seat)
      .catch(() => null)
      .then((told) => {
        if (wanted) [this.last, this.asking] = [told && suggestionOf(told, table.view), false];
      });
    return () => (wanted = false);
  }
}

/** None if nothing would be done: what is left out is left out on purpose. */
export function suggestionOf({ seat, moves, events, table }: Told, view: View): Suggestion | null {
  const choices = moves.map(({ move, phrase }) => wordsOf(seat, move, true, phrase));
  if (!choices.some(({ verb }) => DIVIDED.includes(verb))) return null;
  const { own, after, arrows, ends } = outcomeOf(events, view);
  return {
    moves: choices,
    events: own,
    after: table !== null && !ends ? table.view : after,
    arrows,
    reveals: table === null,
  };
}

/** What is no longer the doing of whoever decides. */
const ENDS: readonly Event["event"][] = ["phase-began", "income"];

/** What comes of events up to the end of what is decided. */
export function outcomeOf(events: readonly TableEvent[], view: View) {
  const told = events.map(({ event }) => event as Event);
  const end = told.findIndex(({ event }) => ENDS.includes(event));
  const own = end < 0 ? [...events] : events.slice(0, end);
  const changes = own.flatMap(({ changes = [] }) => changes);
  return {
    own,
    after: changed(view, changes),
    arrows: arrowsOf(own.map(({ event }) => event as Event)),
    ends: end >= 0,
  };
}

function arrowsOf(events: readonly Event[]): Suggestion["arrows"] {
  const ways = events.flatMap((event) =>
    event.event === "pushed" || event.event === "gathered" || event.event === "moved"
      ? [`${event.from} ${event.to}`]
      : [],
  );
  return [...new Set(ways)].map((way) => {
    const [from = "", to = ""] = way.split(" ");
    return { from, to };
  });
}
