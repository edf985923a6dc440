// The table as it is shown: a little behind the table as it is, while new events are told one by one.

import { changed } from "../../../lib/changes";
import type { LogEntry } from "../../../protocol";
import { lastNumber, scenes, type Pace, type Scene, type Told } from "./queue";

/** Longer than this a scene is read, not just seen. */
const SENTENCE_MS = 500;

export class Story<View, Event extends Told> {
  /** The table as it is shown. */
  shown: View = $state.raw() as View;
  /** The event that is being told, and for how long. */
  scene: Scene<Event> | null = $state.raw(null);

  #target: View;
  #seen: number;
  #queue: Scene<Event>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pace: Pace<Event>;

  constructor(view: View, log: readonly LogEntry[], pace: Pace<Event>) {
    this.shown = this.#target = view;
    this.#seen = lastNumber(log);
    this.#pace = pace;
  }

  get told(): boolean {
    return this.scene === null;
  }

  /** Whether something is told that takes time to read: what can be done comes after it. */
  get sentence(): boolean {
    return this.scene !== null && this.scene.ms > SENTENCE_MS;
  }

  /** Takes in a new state; without motion, or when moves were taken back, it is shown at once. */
  follow(view: View, log: readonly LogEntry[], motion: boolean): void {
    if (view === this.#target) return;
    const last = lastNumber(log);
    const told = motion && last > this.#seen ? scenes(log, this.#seen, this.#pace) : [];
    // The events may belong to another table, such as that of a what-if which is shown no longer.
    const fresh = leadsTo(this.#target, told, view) ? told : [];
    this.#target = view;
    this.#seen = last;
    this.#queue.push(...fresh);
    if (fresh.length === 0) this.skip();
    else if (this.told) this.#next();
  }

  /** Shows the table as it is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.scene = null;
    this.shown = this.#target;
  }

  #next(): void {
    const scene = this.#queue.shift();
    if (scene === undefined) return this.skip();
    this.scene = scene;
    this.shown = changed(this.shown, scene.changes);
    this.#timer = setTimeout(() => this.#next(), scene.ms);
  }
}

/** Whether the scenes lead from one table to the other. */
function leadsTo<View>(before: View, scenes: readonly Scene<Told>[], after: View): boolean {
  const reached = scenes.reduce((view, { changes }) => changed(view, changes), before);
  return JSON.stringify(reached) === JSON.stringify(after);
}

/** The event told right now, if it is of this kind. */
export function telling<Event extends Told, Kind extends Event["event"]>(
  scene: Scene<Event> | null,
  kind: Kind,
): Extract<Event, { event: Kind }> | null {
  return scene?.event.event === kind ? (scene.event as Extract<Event, { event: Kind }>) : null;
}
