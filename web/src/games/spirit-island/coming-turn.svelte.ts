// What the coming Invader phase brings as things stand, asked for anew after every move.

import type { Forecast } from "../../protocol";
import type { TableProps } from "./table";

export class ComingTurn {
  #asked: Forecast | null = $state.raw(null);
  readonly #table: () => TableProps;

  constructor(table: () => TableProps) {
    this.#table = table;
  }

  get forecast(): Forecast | null {
    return this.#table().forecast ?? this.#asked;
  }

  /** Asks; the answer to a question that is no longer asked is dropped. */
  ask(): () => void {
    let wanted = true;
    void this.#table()
      .foresee?.()
      .catch(() => null)
      .then((forecast) => {
        // What says the same is the same: the map need not be looked through again.
        if (wanted && JSON.stringify(forecast) !== JSON.stringify(this.#asked)) this.#asked = forecast;
      });
    return () => (wanted = false);
  }
}
