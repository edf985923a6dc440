// Which tokens to pay with: the own ones first, and of those the colour one has most of.

import type { Choice } from "../../shared/moves/choices";
import { boardOfTaoist } from "../printed";
import type { Colour, View } from "../types";

/** The payment that costs the payer least, of those that can be made. */
export function proposedPayment(view: View, legal: readonly Choice[]): Choice | null {
  const active = view.boards.find(({ side }) => side === view.turn)?.taoist;
  const worth = ({ things: [taoist = "", colour = ""] }: Choice) => {
    const left = boardOfTaoist(view, taoist)?.tao[colour as Colour] ?? 0;
    return (taoist === active ? 100 : 0) + left;
  };
  const payments = legal.filter(({ verb }) => verb === "pay");
  return payments.reduce<Choice | null>(
    (best, each) => (best === null || worth(each) > worth(best) ? each : best),
    null,
  );
}
