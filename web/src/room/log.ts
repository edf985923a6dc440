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
  return [...notes.map((each) => ({ ...each, left: Math.min(each.left, note.left) })), note].slice(-NOTES_KEPT);
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

const TURN_BEGAN = "turn-began";
/** Begins a turn too, but as the first thing that a move leads to. */
const YIN_BEGAN = "yin-began";

function beginsTurn(entry: LogEntry): TableEvent | undefined {
  const [first] = entry.events;
  return first && kindOf(first) === YIN_BEGAN ? first : undefined;
}

/** The log by turns; the event that begins a turn stands at the end of the move before it or comes first in its own. */
export function turns(log: LogEntry[]): Turn[] {
  const all: Turn[] = [{ phrase: null, rule: null, entries: [] }];
  for (const entry of log) {
    const begun = beginsTurn(entry);
    if (begun) all.push({ phrase: begun.phrase, rule: begun.rules[0] ?? null, entries: [] });
    all[all.length - 1]?.entries.push(entry);
    const began = entry.events.find((event) => kindOf(event) === TURN_BEGAN);
    if (began) all.push({ phrase: began.phrase, rule: began.rules[0] ?? null, entries: [] });
  }
  return all.filter((turn) => turn.phrase !== null || turn.entries.length > 0);
}

/** What a move led to, without the line that heads a turn. */
export function happenings(entry: LogEntry): TableEvent[] {
  return entry.events.filter((event) => kindOf(event) !== TURN_BEGAN && event !== beginsTurn(entry));
}

/** After how many moves a new turn begins. */
export function turnSteps(log: LogEntry[]): number[] {
  const after = log.filter((entry) => entry.events.some((event) => kindOf(event) === TURN_BEGAN)).map((entry) => entry.number);
  const before = log.filter((entry) => beginsTurn(entry)).map((entry) => entry.number - 1);
  return [...new Set([0, ...after, ...before])];
}

/** The kinds of events by which something hidden comes to light. */
const REVEALS = [
  "drew", "flooded", "sank", "drawn", "dice-rolled", "curse-rolled", "herbs-rolled", "power-drawn", "fear-turned", "invaders-revealed",
];

/** After which moves something hidden had come to light. */
export function revealSteps(log: LogEntry[]): number[] {
  return log.filter((entry) => entry.events.some((event) => REVEALS.includes(kindOf(event)))).map((entry) => entry.number);
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

/** The kinds of events that are counted after a game, in the order in which they are listed. */
const COUNTED = [
  "drew", "shored-up", "flooded", "sank", "water-rose", "captured", "exorcised", "haunted", "died", "earned-fear", "blighted", "lost-presence",
];

/** The numbers of a game: its turns, its moves, and how often what is counted happened. */
export function statistics(log: LogEntry[]): { kind: string; count: number }[] {
  const counts = tally(log);
  const happened = COUNTED.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })).filter(({ count }) => count > 0);
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
