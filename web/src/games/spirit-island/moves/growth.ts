// What the actions of Growth say.

import type { Phrase } from "../../../protocol";
import type { Choice } from "../../shared/moves/choices";
import { spiritFacts } from "../box";
import type { View } from "../types";

/** What the action says that a move does. */
export function actionOf(view: View, { seat, verb, things }: Choice): Phrase | undefined {
  const spirit = view.spirits[seat];
  if (verb !== "act" || spirit === undefined) return undefined;
  const option = spiritFacts(spirit.spirit)?.growth[(spirit.growth_option ?? 1) - 1];
  return option?.actions[Number(things[0]) - 1];
}
