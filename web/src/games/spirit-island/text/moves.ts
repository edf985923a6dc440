// Moves as those read them who see no panel beside them: with what they stand for.

import { nameOf, say } from "../../../lib/i18n.svelte";
import type { Choice } from "../../shared/moves/choices";
import { powerFacts, spiritFacts } from "../box";
import type { View } from "../types";
import { linesText } from "../words";
import { powerText } from "./power";

/** The verbs whose cards have to be read before one can choose. */
const CARDS: readonly string[] = ["keep", "forget"];

/** What a move is about beyond its own words; empty if those say it all. */
function meaning(view: View, { seat, verb, things }: Choice): string {
  const spirit = view.spirits[seat];
  const number = Number(things[0]);
  const growth = spiritFacts(spirit?.spirit ?? "")?.growth ?? [];
  if (verb === "grow") return (growth[number - 1]?.actions ?? []).map((action) => say(action)).join(" ");
  if (verb === "act") return sayOr(growth[(spirit?.growth_option ?? 0) - 1]?.actions[number - 1]);
  if (verb.startsWith("innate")) return nameOf(spirit?.innates[number - 1]?.innate ?? "");
  if (verb === "choose") return linesText(questionOf(view, seat)?.choices[number - 1] ?? []);
  if (verb === "yes") return linesText(questionOf(view, seat)?.choices[0] ?? []);
  if (verb === "spirit")
    return nameOf(view.spirits.find((each) => String(each.seat) === things[0])?.spirit ?? "");
  const power = CARDS.includes(verb) ? powerFacts(things[0] ?? "") : undefined;
  return power === undefined ? "" : powerText(power);
}

const sayOr = (phrase: Choice["phrase"] | undefined) => (phrase ? say(phrase) : "");
const questionOf = (view: View, seat: number) => view.questions.find(({ seats }) => seats.includes(seat));

/** A move with its meaning as part of its words. */
export function told(view: View, choice: Choice): Choice {
  const what = meaning(view, choice);
  if (what === "" || choice.phrase === null) return choice;
  return {
    ...choice,
    phrase: { key: "si-text-move", args: { move: { text: say(choice.phrase) }, what: { text: what } } },
  };
}
