// How long it takes from a press until its answer is on the screen, as the page itself sees it.

import { expect, type Locator, type Page } from "@playwright/test";

/**
 * What is to be seen, or no longer, by a selector: `first` if more follows at once, `all` if that is more than the
 * first answer, the whole table drawn anew.
 */
type Sign = ({ shown: string } | { gone: string }) & { first?: true; all?: true };

declare global {
  interface Window {
    /** The milliseconds after which each sign of the press that is timed was to be seen. */
    answered?: Promise<number[]>;
  }
}

/** What counts are the latest presses, and half of them. */
const LATEST = 5;
const MOST_ROUNDS = 8;
/** After so many milliseconds nothing will come any more. */
const NEVER = 20_000;
/** What a press takes that changes next to nothing, if nobody else uses the machine: two frames. */
const NOTHING_MS = 34;
/** Without a graphics card the whole map takes its time: then the new table may come so many times later than the first answer. */
const REDRAWN = 5;
const NOTHING = "nothing but a mark";

export class Stopwatch {
  readonly #page: Page;
  readonly #within: number;
  readonly #times = new Map<string, number[]>();
  readonly #redrawn = new Set<string>();

  /** All answers are to come within so many milliseconds. */
  constructor(page: Page, within: number) {
    this.#page = page;
    this.#within = within;
  }

  /** Presses something once the page has come to rest, and notes how long each of its signs took. */
  async time(press: () => Promise<void>, signs: Record<string, Sign>): Promise<void> {
    await this.#page.evaluate(rest);
    await this.#page.evaluate(listen, { signs: Object.values(signs), most: NEVER });
    await press();
    const times = (await this.#page.evaluate(() => window.answered)) ?? [];
    for (const [index, [what, sign]] of Object.entries(signs).entries()) {
      if (sign.all) this.#redrawn.add(what);
      const ms = times[index] ?? NEVER;
      expect(ms, what).toBeLessThan(NEVER);
      this.#times.set(what, [...(this.#times.get(what) ?? []), ms]);
    }
  }

  /** Repeats a round of presses until the answers come in time, and fails if they never do. `still` is where a press does nothing. */
  async repeat(still: Locator, round: () => Promise<void>): Promise<void> {
    for (let count = 1; count <= MOST_ROUNDS; count += 1) {
      await this.time(() => still.click(), { [NOTHING]: { shown: "[data-pressed]" } });
      await round();
      if (count >= LATEST && this.#late().length === 0) break;
    }
    console.log(this.toString());
    expect(this.#late(), `answers within ${this.#allowed()} ms`).toEqual([]);
  }

  /** All that was timed, as a table for people. */
  toString(): string {
    const rows = [...this.#times].map(
      ([what, times]) => `| ${what} | ${median(times)} | ${Math.round(Math.max(...times))} |`,
    );
    return ["| what | median, ms | longest, ms |", "| --- | --- | --- |", ...rows].join("\n");
  }

  /** Where others use the machine, too, everything takes longer, by as much as a press does that changes next to nothing. */
  #allowed(): number {
    const nothing = median((this.#times.get(NOTHING) ?? []).slice(-LATEST));
    return Math.round(this.#within * Math.max(1, nothing / NOTHING_MS));
  }

  #late(): string[] {
    const late = [...this.#times].filter(
      ([what, times]) =>
        median(times.slice(-LATEST)) > this.#allowed() * (this.#redrawn.has(what) ? REDRAWN : 1),
    );
    return late.map(([what, times]) => `${what}: ${times.map(Math.round).join(", ")} ms`);
  }
}

const median = (times: number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? NEVER);

/** Runs in the page: until three frames in a row have left it time. */
async function rest(): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  }
}

/**
 * Runs in the page: counts from when the browser took in the press up to the beginning of the second frame after the
 * change, as by then the first is painted. A first sign is counted up to the end of its own frame, and a frame more
 * that brings it to the screen: the second frame would have to wait for what follows.
 */
function listen({ signs, most }: { signs: Sign[]; most: number }): void {
  const root = document.documentElement;
  let pressed: number | null = null;
  const press = (event: Event) => {
    pressed = event.timeStamp;
    root.dataset["pressed"] = "";
  };
  delete root.dataset["pressed"];
  addEventListener("pointerdown", press, { capture: true, once: true });
  const seen = (sign: Sign) =>
    "shown" in sign
      ? document.querySelector(sign.shown) !== null
      : document.querySelector(sign.gone) === null;
  const answer = (sign: Sign) =>
    new Promise<number>((resolve) => {
      setTimeout(resolve, most, most);
      const observer = new MutationObserver(() => {
        if (pressed === null || !seen(sign)) return;
        observer.disconnect();
        const since = () => performance.now() - (pressed ?? 0);
        if (sign.first)
          requestAnimationFrame(
            () => void scheduler.postTask(() => resolve(since() + 1000 / 60), { priority: "user-blocking" }),
          );
        else requestAnimationFrame(() => requestAnimationFrame(() => resolve(since())));
      });
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  window.answered = Promise.all(signs.map(answer));
}
