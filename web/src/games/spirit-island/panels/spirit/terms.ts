// What a line of a text is about: the symbol that stands before it, and the rule that it opens.

import type { Arg, Phrase } from "../../../../protocol";
import type { SymbolId } from "../../art/symbols";

export interface Term {
  symbol: SymbolId | null;
  rule: string | null;
}

/** By how the key of a phrase begins; the first that fits counts. */
const TERMS: readonly (readonly [start: string, rule: string | null, symbol?: SymbolId])[] = [
  ["verb-push", "SI-280", "push"],
  ["verb-gather", "SI-278", "gather"],
  ["verb-bring", "SI-321"],
  ["verb-destroy", "SI-273", "destroy"],
  ["verb-remove", "SI-270"],
  ["verb-drown", "SI-273", "destroy"],
  ["verb-add", "SI-326"],
  ["effect-fear", "SI-088", "fear"],
  ["effect-bounty", "SI-089", "fear"],
  ["effect-damage", "SI-266", "damage"],
  ["effect-infight", "SI-266", "damage"],
  ["effect-defend", "SI-274", "defend"],
  ["effect-replace", "SI-271"],
  ["effect-downgrade", "SI-271"],
  ["effect-remove-health", "SI-270"],
  ["effect-add-blight", "SI-199", "blight"],
  ["effect-remove-blight", "SI-198", "blight"],
  ["effect-return-presence", "SI-059", "add-presence"],
  ["effect-add-presence", "SI-067", "add-presence"],
  ["effect-gather-presence", "SI-278", "gather"],
  ["effect-may-gather-presence", "SI-278", "gather"],
  ["effect-presence-from-origin", "SI-229", "add-presence"],
  ["effect-gain-elements", "SI-242"],
  ["effect-gain", "SI-252", "gain-power"],
  ["effect-target-gains", "SI-252", "gain-power"],
  ["effect-swap", "SI-254", "gain-power"],
  ["effect-energy", "SI-072", "energy"],
  ["effect-each-spirit-energy", "SI-072", "energy"],
  ["effect-target-energy", "SI-072", "energy"],
  ["effect-skip", "SI-195", "skip"],
  ["effect-repeat", "SI-289"],
  ["lasting-skip", "SI-195", "skip"],
  ["lasting-defend", "SI-274", "defend"],
  ["lasting-dahan", "SI-324", "dahan"],
  ["lasting-no-blight", "SI-221", "blight"],
  ["lasting-range", "SI-231", "range"],
  ["lasting-damage", "SI-303", "damage"],
  ["lasting-make-fast", "SI-225", "fast"],
  ["lasting-repeat", "SI-293"],
  ["lasting-share", "SI-226", "range"],
  ["lasting-vengeance", "SI-R66", "damage"],
  ["lasting-wider", "SI-R66", "damage"],
  ["lasting-reclaim", "SI-161", "reclaim"],
  ["lasting-target-reclaim", "SI-161", "reclaim"],
  ["lasting", "SI-221"],
  ["threshold-range", "SI-231", "range"],
  ["threshold-instead", "SI-250"],
  ["may-instead", "SI-250"],
  ["threshold", "SI-248"],
  ["push-apart", "SI-281"],
  ["push", "SI-280"],
  ["if-coastal", "SI-183", "coastal"],
  ["if-inland", "SI-184", "inland"],
  ["if-terrain", "SI-323"],
  ["if", "SI-322"],
  ["so-more", "SI-317"],
  ["so-sacred-site", "SI-057", "sacred-site"],
  ["so-own-site", "SI-057", "sacred-site"],
  ["so-sites", "SI-057", "sacred-site"],
  ["so-another-spirit", "SI-241"],
  ["so-terrain", "SI-323"],
  ["so", "SI-322"],
  ["otherwise", "SI-214"],
  ["choose", "SI-R73"],
  ["may-pay", "SI-R55", "energy"],
  ["target-may-pay", "SI-R55", "energy"],
  ["each-player", "SI-102"],
  ["in-", "SI-218"],
  ["target-in-", "SI-218"],
  ["target-range-from", "SI-228", "range"],
  ["target-range", "SI-226", "range"],
  ["target-any", "SI-240"],
  ["target-another", "SI-241"],
  ["target-land with-kinds invader", "SI-238", "explorer"],
  ["target-land without-kinds invader", "SI-238"],
  ["target-land with-kinds dahan", "SI-239", "dahan"],
  ["target-land with-blight", "SI-239", "blight"],
  ["target-land without-blight", "SI-239"],
  ["target-land with", "SI-239"],
  ["target-land land-coastal", "SI-237", "coastal"],
  ["target-land land-any", "SI-235"],
  ["target-land", "SI-236"],
  ["grow-reclaim", "SI-053", "reclaim"],
  ["grow-gain-power", "SI-052", "gain-power"],
  ["grow-add-presence", "SI-050", "add-presence"],
  ["grow-energy", "SI-051", "energy"],
  ["special-damage", "SI-301", "damage"],
  ["special-gather", "SI-R69", "gather"],
  ["special-builds", "SI-R60", "build"],
  ["special-weak", "SI-324", "destroy"],
  ["special-push", "SI-011", "push"],
  ["special", "SI-011"],
  ["invaders-escalating", "SI-155", "explore"],
  ["invaders-coastal", "SI-147", "coastal"],
  ["invaders", "SI-152", "explore"],
];

const nameIn = (arg: Arg | undefined) => (typeof arg === "object" && "name" in arg ? arg.name : "");
const firstIn = (arg: Arg | undefined) =>
  typeof arg === "object" && "phrases" in arg ? arg.phrases[0] : undefined;

/**
 * A clause about a group of pieces is about what is done with them, a condition about what must be so, a target about
 * what has to be there.
 */
function keyOf({ key, args }: Phrase): string {
  if (args["verb"] !== undefined) return nameIn(args["verb"]);
  if (key === "if-all") return firstIn(args["conditions"])?.key ?? key;
  if (key !== "target-land") return key;
  const needed = firstIn(args["with"]);
  return needed ? `${key} ${needed.key} ${nameIn(needed.args["kinds"])}` : `${key} ${nameIn(args["land"])}`;
}

export function termOf(phrase: Phrase): Term {
  const key = keyOf(phrase);
  const [, rule = null, symbol = null] = TERMS.find(([start]) => key.startsWith(start)) ?? [];
  return { symbol: symbol ?? null, rule: rule ?? null };
}
