// How one sees that the steps of a lesson are done.

import type { LessonStep } from "../../games/lesson";
import type { LogEntry, Seat, SeatMoves, TableStatus } from "../../protocol";

/** What a step looks at. */
export interface Seen {
  log: LogEntry[];
  status: TableStatus;
  /** What earlier steps have asked for: the same move asked for again has to be made again. */
  earlier?: [Seat, string][];
}

/** The moves of a step that have not been made yet. */
export function missing(step: LessonStep, { log, earlier = [] }: Seen): [Seat, string][] {
  const made = log.map(({ seat, action }) => `${seat} ${action.move}`);
  const isMade = ([seat, move]: [Seat, string]) => {
    const at = made.indexOf(`${seat} ${move}`);
    if (at >= 0) made.splice(at, 1);
    return at >= 0;
  };
  earlier.forEach(isMade);
  return step.moves.filter((each) => !isMade(each));
}

/** Whether everything that a step asks for has been done; a step that asks for nothing is left by hand. */
export function done(step: LessonStep, seen: Seen): boolean {
  return step.moves.length > 0 && missing(step, seen).length === 0;
}

/** The step to go on to: the next one when this is done, and the last when the game is won, however that came. */
export function goesOn(steps: LessonStep[], index: number, seen: Seen): number {
  const last = steps.length - 1;
  if (seen.status.result === "won" || index >= last) return last;
  const step = steps[index];
  const leaves =
    step !== undefined && (step.moves.length > 0 ? done(step, seen) : hasRead(steps, index, seen));
  return leaves ? index + 1 : index;
}

/** Who begins to play, or goes on with the next step, has read enough. */
function hasRead(steps: LessonStep[], index: number, seen: Seen): boolean {
  if (index === 0) return seen.log.length > 0;
  const next = steps.slice(index).find(({ moves }) => moves.length > 0);
  return next !== undefined && missing(next, seen).length < next.moves.length;
}

/** Whether the game has taken a way on which nothing that the step asks for can be done now. */
export function offTrack(step: LessonStep, seen: Seen, legal: SeatMoves[]): boolean {
  if (step.moves.length === 0 || done(step, seen) || seen.status.result !== "playing") return false;
  const can = (seat: Seat, wanted: string) =>
    legal.some((moves) => moves.seat === seat && moves.moves.some(({ move }) => move === wanted));
  return !missing(step, seen).some(([seat, move]) => can(seat, move));
}

/** How many moves had been made when a step began, as far as the game has followed the lesson. */
export function beginOf(steps: LessonStep[], index: number, { log }: Seen): number {
  const before = steps.slice(0, index).reduce((sum, step) => sum + step.moves.length, 0);
  return Math.min(before, log.length);
}
