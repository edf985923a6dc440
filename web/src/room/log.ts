// The moves of a game as a list that grows, is taken back, and falls into turns.

import type { Arg, LogEntry, Phrase, TableEvent, TakenBack } from "../protocol";

/** The log after a message that leaves the first `keep` moves standing and adds others. */
export function grown(log: LogEntry[], keep: number, added: LogEntry[]): LogEntry[] {
  return [...log.slice(0, keep), ...added];
}

/** How many known moves still stand when the server greets with these; all of them if it adds none. */
export function keptByWelcome(known: number, added: LogEntry[], made: number): number {
  const first = added[0];
  return first === undefined ? Math.min(known, made) : first.number - 1;
}

/** The server remembers as many. */
const NOTES_KEPT = 20;

/** The notes of what was taken back, with one more; none stands after a move that is gone. */
export function withNote(notes: TakenBack[], note: TakenBack): TakenBack[] {
  return [...notes.map((each) => ({ ...each, left: Math.min(each.left, note.left) })), note].slice(
    -NOTES_KEPT,
  );
}

/** The notes that stand in the log after so many moves. */
export function notesAfter(notes: TakenBack[], number: number): TakenBack[] {
  return notes.filter(({ left }) => left === number);
}

/** The kind of an event, by which games name what happened. */
export function kindOf(event: TableEvent): string {
  const told = event.event as { event?: unknown } | null;
  return typeof told?.event === "string" ? told.event : "";
}

/** A turn: what announced it, and its moves. */
export interface Turn {
  /** The sentence that began it; none for the moves before the first. */
  phrase: Phrase | null;
  rule: string | null;
  entries: LogEntry[];
}

/** The heading of the turn that begins with a move: the first thing that the move leads to. */
function headingOf(entry: LogEntry): TableEvent | undefined {
  return entry.events[0]?.heading ? entry.events[0] : undefined;
}

/** The heading of the turn that begins after a move. */
function headingAfter(entry: LogEntry): TableEvent | undefined {
  return entry.events.find((event, index) => index > 0 && event.heading);
}

/** The log by turns; the event that begins a turn comes last in the move before it or first in its own. */
export function turns(log: LogEntry[]): Turn[] {
  const all: Turn[] = [{ phrase: null, rule: null, entries: [] }];
  const begin = (heading: TableEvent | undefined) => {
    if (heading) all.push({ phrase: heading.phrase, rule: heading.rules[0] ?? null, entries: [] });
  };
  for (const entry of log) {
    begin(headingOf(entry));
    all[all.length - 1]?.entries.push(entry);
    begin(headingAfter(entry));
  }
  return all.filter((turn) => turn.phrase !== null || turn.entries.length > 0);
}

/** What a move led to, without the line that heads a turn. */
export function happenings(entry: LogEntry): TableEvent[] {
  return entry.events.filter((event) => !event.heading);
}

/** After how many moves a new turn begins. */
export function turnSteps(log: LogEntry[]): number[] {
  const after = log.filter(headingAfter).map((entry) => entry.number);
  const before = log.filter(headingOf).map((entry) => entry.number - 1);
  return [...new Set([0, ...after, ...before])];
}

/** After which moves something hidden had come to light. */
export function revealSteps(log: LogEntry[]): number[] {
  return log.filter(({ revealed }) => revealed).map((entry) => entry.number);
}

/** How often each kind of event happened. */
export function tally(log: LogEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of log.flatMap((entry) => entry.events)) {
    const kind = kindOf(event);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** The numbers of a game: its turns, its moves, and how often what the game counts happened. */
export function statistics(log: LogEntry[], counted: readonly string[]): { kind: string; count: number }[] {
  const counts = tally(log);
  const happened = counted
    .map((kind) => ({ kind, count: counts.get(kind) ?? 0 }))
    .filter(({ count }) => count > 0);
  return [{ kind: "turns", count: turnSteps(log).length }, { kind: "moves", count: log.length }, ...happened];
}

/** The names that the events of a kind speak of, each once. */
export function named(log: LogEntry[], kind: string): string[] {
  const events = log.flatMap((entry) => entry.events).filter((event) => kindOf(event) === kind);
  const names = events.flatMap((event) => Object.values(event.phrase.args).flatMap(nameIn));
  return [...new Set(names)];
}

function nameIn(arg: Arg): string[] {
  return typeof arg === "object" && "name" in arg ? [arg.name] : [];
}
