// The move in the making: what is picked, what would come of it, and why it may not be possible.

import type { Preview, Refusal, Seat } from "../../../protocol";
import type { TableProps } from "../../game";
import { settings } from "../../../lib/settings.svelte";
import type { View } from "../types";
import { askableChoices, legalChoices, type Choice } from "./choices";
import { NOTHING, narrow, pickKind, pickThing, type Kind, type Picks } from "./narrow";

export class Draft {
  picks: Picks = $state.raw(NOTHING);
  /** What would come of the chosen move; none until the answer is there. */
  preview: Preview | null = $state.raw(null);
  /** Why the move was refused when it was made. */
  refusal: Refusal | null = $state.raw(null);
  /** Whether a move is on its way. */
  sending: boolean = $state(false);

  readonly #props: () => TableProps;

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  readonly legal: Choice[] = $derived.by(() => legalChoices(this.#props().moves));
  /** The own seats: those one sits on, or may move for. */
  readonly own: Seat[] = $derived.by(() => {
    const { seats, moves } = this.#props();
    const own = seats.flatMap((seat, index) => (seat.own ? [index] : []));
    return [...new Set([...own, ...moves.map(({ seat }) => seat)])].sort((one, other) => one - other);
  });
  /** The seat for which "why not?" is asked: the one to act, if it is one's own. */
  readonly asker: Seat | null = $derived.by(() => {
    const view = this.#props().table.view as View;
    const first = [...view.swimmers, ...view.over_limit, view.active].find((seat) => this.own.includes(seat));
    return first ?? this.own[0] ?? null;
  });
  readonly choices: Choice[] = $derived.by(() => {
    const view = this.#props().table.view as View;
    return this.asker === null ? this.legal : [...this.legal, ...askableChoices(view, this.asker, this.legal)];
  });
  readonly narrowed = $derived.by(() => narrow(this.choices, this.picks));
  readonly chosen: Choice | null = $derived(this.narrowed.chosen);
  readonly begun: boolean = $derived(this.picks.kind !== null || this.picks.things.length > 0);
  /** Whether everything is there to make the move. */
  readonly ready: boolean = $derived((this.chosen?.legal ?? false) && !this.sending);

  pick(thing: string, seat: Seat | null = null): void {
    this.#set(pickThing(this.choices, this.picks, thing, seat));
  }

  pickKind(kind: Kind): void {
    this.#set(pickKind(this.choices, this.picks, kind));
  }

  clear(): void {
    this.#set(NOTHING);
  }

  /** Drops what no longer fits after the table has changed. */
  refresh(): void {
    if (this.begun && !this.chosen?.legal) this.clear();
  }

  async confirm(): Promise<void> {
    if (this.chosen?.legal) await this.play(this.chosen);
  }

  async play({ seat, move }: { seat: Seat; move: string }): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      this.refusal = await this.#props().play(seat, move);
      if (this.refusal === null) this.picks = NOTHING;
    } finally {
      this.sending = false;
    }
  }

  /** Asks what would come of the chosen move. */
  async ask(): Promise<void> {
    const asked = this.chosen;
    this.preview = null;
    if (asked === null) return;
    // Without an answer, as when the connection is lost, the move can still be made, only unseen.
    const preview = await this.#props()
      .preview(asked.seat, asked.move)
      .catch(() => null);
    if (this.chosen?.move === asked.move && this.chosen.seat === asked.seat) this.preview = preview;
  }

  #set(picks: Picks): void {
    this.picks = picks;
    this.refusal = null;
    if (settings.quick && this.ready && this.narrowed.options.size === 0 && !this.#givesUpActions()) void this.confirm();
  }

  /** Whether the chosen move ends the actions while some are left: that is asked even in quick mode. */
  #givesUpActions(): boolean {
    const { phase } = this.#props().table.view as View;
    return this.chosen?.verb === "draw" && phase.name === "actions" && phase.left > 0;
  }
}
