// The move in the making: what is picked, what would come of it, and why it may not be possible.

import type { Refusal, Seat } from "../../../protocol";
import type { PreviewOf, TableProps } from "../../game";
import { settings } from "../../../lib/settings.svelte";
import { asked } from "./asked";
import { legalChoices, ownSeats, type Choice, type ReadMove } from "./choices";
import { NOTHING, narrow, pickKind, pickThing, sameKind, type Kind, type Picks } from "./narrow";

/** What the moves of a game are like. */
export interface MovesOf<View> {
  read: ReadMove;
  /** What a seat is asked. */
  question: (view: View, seat: Seat) => unknown;
  /** The moves that cannot be made now but that a seat can ask "why not?" about. */
  askable: (view: View, seat: Seat, legal: Choice[]) => Choice[];
  /** Whether a move is to be confirmed even in quick mode. */
  grave: (view: View, chosen: Choice) => boolean;
}

export class Draft<View> {
  picks: Picks = $state.raw(NOTHING);
  /** What would come of the chosen move; none until the answer is there. */
  preview: PreviewOf<View> | null = $state.raw(null);
  /** Why the move was refused when it was made. */
  refusal: Refusal | null = $state.raw(null);
  /** The picks whose move is on its way. */
  #sent: Picks | null = $state.raw(null);
  /** What was asked when this was picked. */
  #about = "";
  readonly #props: () => TableProps<View>;
  readonly #game: MovesOf<View>;

  constructor(props: () => TableProps<View>, game: MovesOf<View>) {
    this.#props = props;
    this.#game = game;
  }

  readonly legal: Choice[] = $derived.by(() => legalChoices(this.#props().moves, this.#game.read));

  readonly own: Seat[] = $derived.by(() => ownSeats(this.#props().seats, this.#props().moves));

  /** The seat for which "why not?" is asked: the one to act, if it is one's own. */
  readonly asker: Seat | null = $derived.by(() => {
    const first = this.#props().table.waits_for.find((seat) => this.own.includes(seat));
    return first ?? this.own[0] ?? null;
  });

  readonly choices: Choice[] = $derived.by(() =>
    this.asker === null
      ? this.legal
      : [...this.legal, ...this.#game.askable(this.#view, this.asker, this.legal)],
  );

  readonly narrowed = $derived.by(() => narrow(this.choices, this.picks));
  readonly chosen: Choice | null = $derived(this.narrowed.chosen);
  /** The kind that was asked for on purpose, if no move of it can be made: why that is so needs no more to be chosen. */
  readonly none: Kind | null = $derived.by(() => {
    const { kind, onPurpose } = this.picks;
    const dead = onPurpose && this.chosen === null && !this.legal.some((each) => sameKind(each, kind));
    return dead ? kind : null;
  });

  readonly begun: boolean = $derived(this.picks.kind !== null || this.picks.things.length > 0);
  /** Whether the move in the making is on its way. The next one may be made before the answer to the last is here. */
  readonly sending: boolean = $derived(this.#sent === this.picks);
  /** Whether everything is there to make the move. */
  readonly ready: boolean = $derived((this.chosen?.legal ?? false) && !this.sending);

  pick(thing: string, seat: Seat | null = null): void {
    this.#set(pickThing(this.choices, this.picks, thing, seat));
  }

  pickKind(kind: Kind): void {
    this.#set(pickKind(this.choices, this.picks, kind));
  }

  /** Picks all of a move at once. */
  choose({ seat, verb, things }: Choice): void {
    this.#set({ kind: { seat, verb }, onPurpose: true, seat: null, things });
  }

  /** Shows a move as chosen; even in quick mode it waits to be confirmed. */
  propose({ seat, verb, things }: Choice): void {
    this.picks = { kind: { seat, verb }, onPurpose: false, seat: null, things };
    this.#about = this.#asked;
    this.refusal = null;
  }

  clear(): void {
    this.#set(NOTHING);
  }

  /** Drops what no longer fits after the table has changed. */
  refresh(): void {
    if (this.begun && (!this.chosen?.legal || this.#about !== this.#asked)) this.clear();
  }

  async confirm(): Promise<void> {
    if (this.chosen?.legal) await this.play(this.chosen);
  }

  async play({ seat, move }: { seat: Seat; move: string }): Promise<void> {
    if (this.sending) return;
    const sent = this.picks;
    this.#sent = sent;
    try {
      this.refusal = await this.#props().play(seat, move);
      // The table may have changed before the answer, and the next move be begun already.
      if (this.refusal === null && this.picks === sent) this.picks = NOTHING;
    } finally {
      if (this.#sent === sent) this.#sent = null;
    }
  }

  /** Asks what would come of the chosen move. */
  async ask(): Promise<void> {
    const asked = this.#question();
    this.preview = null;
    if (asked === null) return;
    // Without an answer, as when the connection is lost, the move can still be made, only unseen.
    const preview = await this.#props()
      .preview(asked.seat, asked.move)
      .catch(() => null);
    const now = this.#question();
    if (now?.move === asked.move && now.seat === asked.seat) this.preview = preview;
  }

  /** The move that is asked about; the first word of moves alone asks why there is none of them. */
  #question(): { seat: Seat; move: string } | null {
    return this.chosen ?? (this.none && { seat: this.none.seat, move: this.none.verb });
  }

  get #view(): View {
    return this.#props().table.view;
  }

  get #asked(): string {
    const seat = this.chosen?.seat ?? this.asker;
    return asked(this.#props().log, seat, seat === null ? null : this.#game.question(this.#view, seat));
  }

  #set(picks: Picks): void {
    this.picks = picks;
    this.#about = this.#asked;
    this.refusal = null;
    const complete = this.ready && this.narrowed.options.size === 0;
    if (settings.quick && complete && this.chosen && !this.#game.grave(this.#view, this.chosen))
      void this.confirm();
  }
}
