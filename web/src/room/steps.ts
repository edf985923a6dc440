// The steps of a replay, fetched once each and a little ahead of where one looks.

import type { Step, TableState } from "../protocol";

const AHEAD = 3;
const BEHIND = 1;

export class Steps {
  readonly #fetch: (number: number) => Promise<Step>;
  readonly #last: number;
  readonly #known = new Map<number, Promise<TableState>>();

  constructor(fetch: (number: number) => Promise<Step>, last: number, final: TableState) {
    this.#fetch = fetch;
    this.#last = last;
    this.#known.set(last, Promise.resolve(final));
  }

  /** How the game stood after so many moves; its neighbours are fetched as well. */
  async at(number: number): Promise<TableState> {
    const table = await this.#get(number);
    for (let near = number - BEHIND; near <= number + AHEAD; near++) {
      if (near >= 0 && near <= this.#last) this.#get(near).catch(() => undefined);
    }
    return table;
  }

  #get(number: number): Promise<TableState> {
    const known = this.#known.get(number) ?? this.#fetch(number).then((step) => step.table);
    this.#known.set(number, known);
    // What failed is asked for again the next time.
    known.catch(() => this.#known.delete(number));
    return known;
  }
}

/** The step that an address names, kept inside the game; the end if it names none. */
export function stepOf(param: string | undefined, last: number): number {
  const number = Number(param ?? last);
  return Number.isInteger(number) ? Math.min(Math.max(number, 0), last) : last;
}
