// The odds of exorcisms, asked for when they are needed.

import type { Forecast, OddsLine } from "../../../protocol";
import type { TableProps } from "../table";
import { linesOf } from "../words";

/** The lines of the forecast on these topics: the one that is shown anyway, or one asked for once. */
export class Odds {
  #asked: Forecast | null = $state.raw(null);
  readonly #table: () => TableProps;

  constructor(table: () => TableProps) {
    this.#table = table;
  }

  lines(topic: string): OddsLine[] {
    return linesOf(this.#table().forecast ?? this.#asked, topic);
  }

  /** Asks how things stand now; the answer forgets what comes too late. */
  ask(): () => void {
    let current = true;
    this.#asked = null;
    const { forecast, foresee } = this.#table();
    if (forecast === null && foresee) {
      foresee().then(
        (answer) => {
          if (current) this.#asked = answer;
        },
        () => undefined,
      );
    }
    return () => (current = false);
  }
}
