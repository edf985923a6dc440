// What moves would come to, in few words: events of a kind are told together.

import { say, t } from "../../../lib/i18n.svelte";
import type { TableEvent } from "../../../protocol";
import type { Event, PieceView, View } from "../types";
import { pieceOf, piecesLabel } from "../words";
import type { Suggestion } from "./suggestion.svelte";

/** Pieces by where it happens to them, then by their kind. */
type Tally = Map<string, Map<string, number>>;

function count(tally: Tally, where: string, kind: string, more = 1): void {
  const here = tally.get(where) ?? new Map<string, number>();
  tally.set(where, here.set(kind, (here.get(kind) ?? 0) + more));
}

const named = (kinds: Map<string, number>) =>
  [...kinds].map(([kind, count]) => piecesLabel({ kind, count, damage: 0 })).join(", ");

function inLands(key: string, tally: Tally): string[] {
  return [...tally].map(([land, kinds]) => t(key, { land, pieces: named(kinds) }));
}

/** Each thing that would come of it as a short line. */
export function outcomeLines(
  { events, after }: Pick<Suggestion, "events" | "after">,
  before: View,
): string[] {
  const [shifted, destroyed, removed]: [Tally, Tally, Tally] = [new Map(), new Map(), new Map()];
  const hurt = new Set<string>();
  const others: string[] = [];
  let [fear, rest] = [0, false];
  for (const { event: told, phrase } of events as (TableEvent & { event: Event })[]) {
    switch (told.event) {
      case "pushed":
      case "gathered":
      case "moved":
        count(shifted, `${told.from} → ${told.to}`, pieceOf(told.piece).kind);
        break;
      case "destroyed":
        count(destroyed, told.land, told.kind, told.count);
        break;
      case "removed":
        count(removed, told.land, pieceOf(told.piece).kind);
        break;
      case "damaged":
        hurt.add(told.land);
        break;
      case "feared":
        fear += told.amount;
        break;
      case "declined":
        rest = true;
        break;
      default:
        others.push(say(phrase));
    }
  }
  return [
    ...[...shifted].map(([way, kinds]) => `${way}: ${named(kinds)}`),
    ...inLands("si-outcome-destroyed", destroyed),
    ...inLands("si-outcome-removed", removed),
    ...[...hurt].flatMap((land) => damagedIn(land, before, after)),
    ...(fear > 0 ? [t("si-outcome-fear", { amount: fear })] : []),
    ...others,
    ...(rest ? [t("si-outcome-rest")] : []),
  ];
}

/** What is damaged in a land more than before, if anything of it still stands. */
function damagedIn(land: string, before: View, after: View): string[] {
  const [was, is] = [before, after].map(
    ({ lands }) => lands.find((each) => each.land === land)?.pieces ?? [],
  ) as [PieceView[], PieceView[]];
  const more = is
    .filter(({ damage }) => damage > 0)
    .map((piece) => ({
      ...piece,
      count: piece.count - (was.find((each) => each.piece === piece.piece)?.count ?? 0),
    }))
    .filter(({ count }) => count > 0);
  return more.length === 0
    ? []
    : [t("si-outcome-damaged", { land, pieces: more.map(piecesLabel).join(", ") })];
}
