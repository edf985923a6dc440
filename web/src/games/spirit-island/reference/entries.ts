// Everything that is printed, as the reference lists it.

import { nameOf, say, t } from "../../../lib/i18n.svelte";
import type { Phrase } from "../../../protocol";
import type { Catalogue, FearFacts, InvaderFacts, PowerFacts, PowerKind, SpiritFacts } from "../types";

export type EntryKind = "spirit" | PowerKind | "fear" | "invader";

/** One of `power`, `facts`, `fear` and `invader` says what it is. */
export interface Entry {
  id: string;
  kind: EntryKind;
  /** The Spirit it belongs to. */
  spirit?: string;
  power?: PowerFacts;
  facts?: SpiritFacts;
  fear?: FearFacts;
  invader?: InvaderFacts;
}

/** The kinds in the order in which they are listed. */
export const KINDS = [
  "spirit",
  "innate",
  "unique",
  "minor",
  "major",
  "fear",
  "invader",
] as const satisfies readonly EntryKind[];

export function entries({ powers, spirits, fear_cards, invader_cards }: Catalogue): Entry[] {
  const owners = new Map(
    spirits.flatMap(({ spirit, uniques }) => uniques.map((card) => [card, spirit] as const)),
  );
  const all: Entry[] = [
    ...spirits.map((facts): Entry => ({ id: facts.spirit, kind: "spirit", spirit: facts.spirit, facts })),
    ...spirits.flatMap(({ spirit, innates }) =>
      innates.map((power): Entry => ({ id: power.power, kind: "innate", spirit, power })),
    ),
    ...powers.map((power): Entry => ({
      id: power.power,
      kind: power.kind,
      power,
      ...owned(owners.get(power.power)),
    })),
    ...fear_cards.map((fear): Entry => ({ id: fear.card, kind: "fear", fear })),
    ...invader_cards.map((invader): Entry => ({ id: invader.card, kind: "invader", invader })),
  ];
  return all.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

const owned = (spirit: string | undefined) => (spirit === undefined ? {} : { spirit });

/** All that it says, in the language spoken. */
export function textOf({ id, kind, spirit, power, facts, fear, invader }: Entry): string {
  const names = [
    id,
    ...(spirit === undefined ? [] : [spirit]),
    ...(power ? [power.speed, ...Object.keys(power.elements)] : []),
  ].map((name) => nameOf(name));
  const phrases: Phrase[] = [
    ...(power
      ? [
          ...power.target,
          ...[...power.lines, ...power.thresholds.flatMap(({ lines }) => lines)].map(({ phrase }) => phrase),
        ]
      : []),
    ...(facts
      ? [
          ...facts.special_rules.map(({ phrase }) => phrase),
          ...facts.growth.flatMap(({ actions }) => actions),
        ]
      : []),
    ...(fear?.levels.flat().map(({ phrase }) => phrase) ?? []),
    ...(invader ? [invader.phrase] : []),
  ];
  return [
    ...names,
    t(`si-kinds-${kind}`),
    ...(facts?.special_rules.map(({ name }) => nameOf(name)) ?? []),
    ...phrases.map((phrase) => say(phrase)),
  ].join("\n");
}
