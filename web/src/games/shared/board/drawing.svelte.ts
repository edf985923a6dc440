// The drawing tool: dragging from tile to tile makes an arrow, so do two quick taps; one tap makes a ring.

import type { Mark } from "../../../protocol";
import { arrow, ring, ringToArrow, toggled } from "./plan";

const QUICK_MS = 1000;

export class Drawing {
  /** Where a drag began. */
  from: string | null = $state(null);

  #last: { tile: string; at: number } | null = null;
  readonly #marks: () => Mark[];
  readonly #draw: (marks: Mark[]) => void;

  constructor(marks: () => Mark[], draw: (marks: Mark[]) => void) {
    this.#marks = marks;
    this.#draw = draw;
  }

  press(tile: string | null): void {
    this.from = tile;
  }

  release(tile: string | null): void {
    const { from } = this;
    this.from = null;
    if (from !== null && tile !== null && from !== tile)
      this.#draw(toggled(this.#marks(), arrow(from, tile)));
  }

  /** A tap, or Enter on a tile; with Shift it always draws from the tile before. */
  tap(tile: string, now: number, shift: boolean): void {
    const last = this.#last;
    const joins = last !== null && last.tile !== tile && (shift || now - last.at < QUICK_MS);
    this.#draw(joins ? ringToArrow(this.#marks(), last.tile, tile) : toggled(this.#marks(), ring(tile)));
    this.#last = joins ? null : { tile, at: now };
  }
}
