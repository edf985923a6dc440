// The move in the making, in the village.

import type { TableProps } from "../../game";
import { wordsOf, type Choice } from "../../shared/moves/choices";
import { Draft as AnyDraft, type MovesOf } from "../../shared/moves/draft.svelte";
import type { Question, View } from "../types";
import { askableChoices } from "./choices";
import { proposedPayment } from "./tokens";
import { ANSWERS } from "./verbs";

const MOVES: MovesOf<View> = {
  read: wordsOf,
  actors: ({ decider }) => (decider === null ? [] : [decider]),
  question: ({ turn, phase, decider, question }, seat) => (decider === seat ? [turn, phase, question] : null),
  askable: askableChoices,
  // An exorcism is begun once the odds have been seen, and a turn is not ended by a slip of the finger.
  grave: (_, { verb }) => verb === "exorcise" || verb === "end",
};

export class Draft extends AnyDraft<View> {
  readonly #table: () => TableProps;

  constructor(props: () => TableProps) {
    super(props, MOVES);
    this.#table = props;
  }

  /** What is chosen unless one decides otherwise: as many ghosts as possible, and the tokens that are missed least. */
  #proposed(question: Question | null): Choice | null {
    if (question === "pay") return proposedPayment(this.#table().table.view as View, this.legal);
    if (question !== "judge") return null;
    const falls = ["dispel-both", "dispel"].map((verb) => this.legal.filter((each) => each.verb === verb));
    return falls.find((some) => some.length === 1)?.[0] ?? null;
  }

  /** A question waits for its answer at once: what can be picked is shown without being asked for. */
  face(): void {
    const { question } = this.#table().table.view as View;
    const wanted = question === null ? undefined : ANSWERS[question];
    const kind = this.legal.find(({ verb }) => verb === wanted);
    const proposed = this.#proposed(question);
    if (this.picks.kind !== null) return;
    if (proposed !== null) this.propose(proposed);
    else if (kind !== undefined) this.pickKind(kind);
  }
}
