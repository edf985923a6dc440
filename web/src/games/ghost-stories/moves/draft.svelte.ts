// The move in the making, in the village.

import type { TableProps } from "../table";
import { wordsOf, type Choice } from "../../shared/moves/choices";
import { Draft as AnyDraft, type MovesOf } from "../../shared/moves/draft.svelte";
import { NOTHING, sameKind, type Kind } from "../../shared/moves/narrow";
import type { Question, View } from "../types";
import { askableChoices } from "./choices";
import { proposedPayment } from "./tokens";
import { ANSWERS, VERBS } from "./verbs";

const MOVES: MovesOf<View> = {
  read: wordsOf,
  question: ({ turn, phase, decider, question }, seat) => (decider === seat ? [turn, phase, question] : null),
  askable: askableChoices,
  // An exorcism is begun once the odds have been seen, and a turn is not ended by a slip of the finger.
  grave: (_, { verb }) => verb === "exorcise" || verb === "end",
};

export class Draft extends AnyDraft<View> {
  /** What is being read about. Reading changes nothing of the move in the making. */
  looked: string | null = $state(null);

  readonly #table: () => TableProps;

  constructor(props: () => TableProps) {
    super(props, MOVES);
    this.#table = props;
  }

  /** A touch of the table: what can be part of the move in the making is picked, anything else is only read. */
  touch(thing: string): void {
    const picks = this.#mayPick(thing);
    this.looked = picks || this.looked === thing ? null : thing;
    if (picks) this.pick(thing);
  }

  override pickKind(kind: Kind): void {
    this.looked = null;
    super.pickKind(kind);
  }

  /** Does something with what is being read about. */
  use(kind: Kind, thing: string): void {
    this.picks = { ...NOTHING, things: [thing] };
    this.pickKind(kind);
  }

  /** What is chosen unless one decides otherwise: as many ghosts as possible, and the tokens that are missed least. */
  #proposed(question: Question | null): Choice | null {
    if (question === "pay") return proposedPayment(this.#table().table.view, this.legal);
    if (question !== "judge") return null;
    const falls = ["dispel-both", "dispel"].map((verb) => this.legal.filter((each) => each.verb === verb));
    return falls.find((some) => some.length === 1)?.[0] ?? null;
  }

  /** A question waits for its answer at once: what can be picked is shown without being asked for. */
  face(): void {
    const { question } = this.#table().table.view;
    const wanted = question === null ? undefined : ANSWERS[question];
    const kind = this.legal.find(({ verb }) => verb === wanted);
    const proposed = this.#proposed(question);
    if (this.picks.kind !== null) return;
    if (proposed !== null) this.propose(proposed);
    else if (kind !== undefined) super.pickKind(kind);
  }

  /** Whether a touch of this means the move in the making. */
  #mayPick(thing: string): boolean {
    const { kind, things, onPurpose } = this.picks;
    const mentions = (each: Choice) => each.things.includes(thing);
    if (things.includes(thing) || this.choices.some((each) => sameKind(each, kind) && mentions(each)))
      return true;
    return !onPurpose && this.legal.some((each) => VERBS[each.verb]?.near && mentions(each));
  }
}
