// Which moves are made on the map, and what a touch of a land means for them.

import type { Choice } from "../../shared/moves/choices";
import type { LandId } from "../island/types";

/** A move on the map: a piece or Presence, where it is, where it goes. */
export interface Placed {
  choice: Choice;
  piece: string | null;
  from: LandId | null;
  to: LandId | null;
}

/** What has been picked of a move on the map. */
export interface Picked {
  piece: string | null;
  from: LandId | null;
  to: LandId | null;
}

export const NOTHING: Picked = { piece: null, from: null, to: null };

const SHAPES: Readonly<Record<string, readonly (keyof Picked)[]>> = {
  land: ["to"],
  from: ["from"],
  pick: ["piece", "from"],
  send: ["piece", "from", "to"],
  presence: ["from", "to"],
};

export const isPlaced = ({ verb }: { verb: string }) => verb in SHAPES;

/** The moves that are made on the map. */
export function placed(choices: readonly Choice[]): Placed[] {
  return choices.filter(isPlaced).map((choice) => {
    const shape = SHAPES[choice.verb] ?? [];
    return {
      choice,
      ...NOTHING,
      ...Object.fromEntries(shape.map((part, index) => [part, choice.things[index] ?? null])),
    };
  });
}

const fits = (move: Placed, picked: Picked) =>
  (["piece", "from", "to"] as const).every(
    (part) => picked[part] === null || move[part] === null || move[part] === picked[part],
  );

export const fitting = (moves: readonly Placed[], picked: Picked) =>
  moves.filter((move) => fits(move, picked));

function values(moves: readonly Placed[], part: keyof Picked): string[] {
  return [...new Set(moves.flatMap((move) => move[part] ?? []))];
}

/** The part of the moves that the next touch of a land decides: first where from, then where to. */
export function axis(moves: readonly Placed[]): "from" | "to" {
  const [from, to] = [values(moves, "from"), values(moves, "to")];
  if (from.length > 1) return "from";
  return to.length > 0 ? "to" : "from";
}

/** The pieces to choose from, once it is clear where: those of one land. */
export function piecesOf(moves: readonly Placed[], picked: Picked): string[] {
  const here = fitting(moves, { ...picked, piece: null });
  return values(here, "from").length > 1 ? [] : values(here, "piece");
}

/** What is picked without being asked: the only land, and of several pieces to be moved away the first. */
export function settled(moves: readonly Placed[], picked: Picked): Picked {
  const pieces = piecesOf(moves, picked);
  const goes = fitting(moves, picked).some(({ to }) => to !== null);
  const several = values(fitting(moves, { ...picked, piece: null }), "to").length > 1;
  const piece = picked.piece ?? (pieces.length === 1 || (goes && several) ? (pieces[0] ?? null) : null);
  return { ...picked, piece };
}

/** The lands that can be touched now. */
export function lands(moves: readonly Placed[], picked: Picked): Set<LandId> {
  const left = fitting(moves, settled(moves, picked));
  return new Set(values(left, axis(left)));
}

/** What a touch of a land makes of the picks; the same if it means nothing. */
export function touched(moves: readonly Placed[], picked: Picked, land: LandId): Picked {
  const now = settled(moves, picked);
  const left = fitting(moves, now);
  const part = axis(left);
  if (left.some((move) => move[part] === land)) return { ...now, [part]: land };
  // Another land of the same kind takes the place of the first.
  if (moves.some(({ from }) => from === land))
    return { ...NOTHING, from: picked.from === land ? null : land };
  return picked;
}

/** The only move that is left, if nothing about it is open any more. */
export function complete(moves: readonly Placed[], picked: Picked): Choice | null {
  const left = fitting(moves, picked);
  return left.length === 1 ? (left[0]?.choice ?? null) : null;
}
