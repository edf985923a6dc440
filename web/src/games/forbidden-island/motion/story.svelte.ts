// The table as it is shown: a little behind the table as it is, while new events are told one by one.

import type { LogEntry } from "../../../protocol";
import type { Event, View } from "../types";
import { apply } from "./apply";
import { lastNumber, scenes, type Scene } from "./queue";

export class Story {
  /** The table as it is shown. */
  shown: View = $state.raw() as View;
  /** The event that is being told, and for how long. */
  scene: Scene | null = $state.raw(null);

  #target: View;
  #seen: number;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View, log: readonly LogEntry[]) {
    this.shown = this.#target = view;
    this.#seen = lastNumber(log);
  }

  get told(): boolean {
    return this.scene === null;
  }

  /** Takes in a new state; without motion, or when moves were taken back, it is shown at once. */
  follow(view: View, log: readonly LogEntry[], motion: boolean): void {
    if (view === this.#target) return;
    const last = lastNumber(log);
    const fresh = motion && last > this.#seen ? scenes(log, this.#seen) : [];
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
    this.shown = apply(this.shown, scene.event);
    this.#timer = setTimeout(() => this.#next(), scene.ms);
  }
}

/** The event told right now, if it is of this kind. */
export function telling<Kind extends Event["event"]>(scene: Scene | null, kind: Kind): Extract<Event, { event: Kind }> | null {
  return scene?.event.event === kind ? (scene.event as Extract<Event, { event: Kind }>) : null;
}
