// The move in the making, on the island.

import type { TableProps } from "../table";
import { Draft as AnyDraft, type MovesOf } from "../../shared/moves/draft.svelte";
import type { View } from "../types";
import { askableChoices, choice } from "./choices";

const MOVES: MovesOf<View> = {
  read: choice,
  // Who is not to act may play cards, whatever the others do.
  question: ({ active, phase, swimmers, over_limit }, seat) => [
    swimmers,
    over_limit,
    seat === active ? phase : null,
  ],
  askable: askableChoices,
  // Ending the actions while some are left is asked even in quick mode.
  grave: ({ phase }, { verb }) => verb === "draw" && phase.name === "actions" && phase.left > 0,
};

export class Draft extends AnyDraft<View> {
  constructor(props: () => TableProps) {
    super(props, MOVES);
  }
}
