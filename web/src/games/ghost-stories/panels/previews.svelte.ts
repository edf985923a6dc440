// What would come of each of several moves, asked for at once.

import type { Preview, TableProps } from "../table";
import type { Choice } from "../../shared/moves/choices";

export class Previews {
  #known: Readonly<Record<string, Preview>> = $state.raw({});
  readonly #table: () => TableProps;

  constructor(table: () => TableProps) {
    this.#table = table;
  }

  /** What would come of a move; undefined until the answer is there. */
  of({ move }: Choice): Preview | undefined {
    return this.#known[move];
  }

  /** Asks about these moves; the answer forgets what comes too late. */
  ask(choices: readonly Choice[]): () => void {
    let current = true;
    this.#known = {};
    for (const { seat, move } of choices) {
      this.#table()
        .preview(seat, move)
        .then(
          (answer) => {
            if (current) this.#known = { ...this.#known, [move]: answer };
          },
          // Without an answer the move can still be made, only unseen.
          () => undefined,
        );
    }
    return () => (current = false);
  }
}
