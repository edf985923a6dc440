// Composes a move step by step: every pick narrows the list of moves until one is left.

import type { Seat } from "../../../protocol";
import type { Choice } from "./choices";

/** Who does what sort of thing. */
export interface Kind {
  seat: Seat;
  verb: string;
}

/** What has been picked so far. */
export interface Picks {
  /** The kind of move; if nobody picked it on purpose, it is the only one possible. */
  kind: Kind | null;
  onPurpose: boolean;
  /** Whose moves are meant, if a card in a hand was touched. */
  seat: Seat | null;
  /** In the order in which they were picked. */
  things: readonly string[];
}

/** What is left to choose from. */
export interface Narrowed {
  /** The kinds of moves that mention everything picked; legal if one of their moves is. */
  kinds: (Kind & { legal: boolean })[];
  /** The move that mentions what was picked and nothing else. */
  chosen: Choice | null;
  /** The things that can be picked next, and whether that leads to a legal move. */
  options: Map<string, boolean>;
}

export const NOTHING: Picks = { kind: null, onPurpose: false, seat: null, things: [] };

export function sameKind(one: Kind | null, other: Kind | null): boolean {
  return one?.seat === other?.seat && one?.verb === other?.verb;
}

/** What is left once these picks are made. */
export function narrow(choices: Choice[], picks: Picks): Narrowed {
  const open = fitting(choices, { ...picks, kind: null });
  const left = picks.kind === null ? [] : open.filter((each) => sameKind(each, picks.kind));
  const exact = left.filter((each) => each.things.length === picks.things.length);
  return { kinds: kindsOf(open), chosen: exact[0] ?? null, options: optionsOf(left, picks.things) };
}

/** Picks a thing, or puts it back if it was picked before. */
export function pickThing(choices: Choice[], picks: Picks, thing: string, seat: Seat | null = null): Picks {
  if (picks.things.includes(thing)) return putBack(choices, picks, thing);
  const fresh = settle(choices, { ...NOTHING, seat, things: [thing] });
  if (picks.kind === null) return fresh;
  const more: Picks = { ...picks, things: [...picks.things, thing] };
  if (possible(choices, more)) return settle(choices, more);
  if (!picks.onPurpose) return fresh;
  // Within a kind chosen on purpose another thing takes the place of the last, if that is possible. If not, that is the
  // question: of all that was picked, or of as much of it as any move mentions.
  const instead = [picks.things.slice(0, -1), []].map((kept) =>
    settle(choices, { ...picks, things: [...kept, thing] }),
  );
  const asked = [settle(choices, more), ...instead].find((each) => fitting(choices, each).length > 0);
  return instead.find((each) => possible(choices, each)) ?? asked ?? fresh;
}

/** Picks a kind of move for what has been picked; things that do not fit it are dropped. */
export function pickKind(choices: Choice[], picks: Picks, kind: Kind): Picks {
  const chosen: Picks = { ...picks, kind: { seat: kind.seat, verb: kind.verb }, onPurpose: true };
  const things = picks.things.filter((thing) => fitting(choices, { ...chosen, things: [thing] }).length > 0);
  const kept = { ...chosen, things };
  return settle(choices, fitting(choices, kept).length > 0 ? kept : { ...chosen, things: [] });
}

/** Adds what all moves that are left have in common: there is nothing to decide about it. */
export function settle(choices: Choice[], picks: Picks): Picks {
  const left = fitting(choices, picks);
  const legal = left.filter((each) => each.legal);
  const kind = picks.kind ?? onlyKind(legal);
  if (kind === null) return picks;
  const pool = (legal.length > 0 ? legal : left).filter((each) => sameKind(each, kind));
  const shared = pool[0]?.things.filter((thing) => pool.every((each) => each.things.includes(thing))) ?? [];
  return { ...picks, kind, things: [...new Set([...picks.things, ...shared])] };
}

/** The moves that these picks leave open, those that can be made first. */
function fitting(choices: Choice[], picks: Picks): Choice[] {
  const fit = choices.filter(
    (each) =>
      (picks.kind === null || sameKind(each, picks.kind)) &&
      (picks.seat === null || each.seat === picks.seat) &&
      picks.things.every((thing) => each.things.includes(thing)),
  );
  return [...fit.filter((each) => each.legal), ...fit.filter((each) => !each.legal)];
}

function possible(choices: Choice[], picks: Picks): boolean {
  return fitting(choices, picks)[0]?.legal ?? false;
}

function putBack(choices: Choice[], picks: Picks, thing: string): Picks {
  const things = picks.things.filter((each) => each !== thing);
  if (things.length === 0) return NOTHING;
  const left = { ...picks, things };
  return fitting(choices, left).length > 0 ? left : { ...left, kind: null, onPurpose: false };
}

function onlyKind(choices: Choice[]): Kind | null {
  const [first, ...others] = kindsOf(choices);
  return first !== undefined && others.length === 0 ? { seat: first.seat, verb: first.verb } : null;
}

function kindsOf(choices: Choice[]): (Kind & { legal: boolean })[] {
  const kinds = new Map<string, Kind & { legal: boolean }>();
  for (const { seat, verb, legal } of choices) {
    const key = `${seat} ${verb}`;
    if (!kinds.has(key)) kinds.set(key, { seat, verb, legal });
  }
  return [...kinds.values()];
}

function optionsOf(left: Choice[], picked: readonly string[]): Map<string, boolean> {
  const options = new Map<string, boolean>();
  for (const { things, legal } of left) {
    for (const thing of things) {
      if (!picked.includes(thing) && !options.has(thing)) options.set(thing, legal);
    }
  }
  return options;
}
