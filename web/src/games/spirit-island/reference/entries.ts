// Everything that is printed, as the reference lists it.

import { nameOf, say, t } from "../../../lib/i18n.svelte";
import type { Phrase } from "../../../protocol";
import type {
  AdversaryFacts,
  BlightFacts,
  Catalogue,
  EventFacts,
  FearFacts,
  InvaderFacts,
  Line,
  PowerFacts,
  PowerKind,
  ScenarioFacts,
  SpiritFacts,
} from "../types";

export type EntryKind =
  "spirit" | PowerKind | "fear" | "event" | "blight" | "adversary" | "scenario" | "invader";

/** One of `power`, `facts`, `fear`, `event`, `blight`, `adversary`, `scenario` and `invader` says what it is. */
export interface Entry {
  id: string;
  kind: EntryKind;
  /** The Spirit it belongs to. */
  spirit?: string;
  power?: PowerFacts;
  facts?: SpiritFacts;
  fear?: FearFacts;
  event?: EventFacts;
  blight?: BlightFacts;
  adversary?: AdversaryFacts;
  scenario?: ScenarioFacts;
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
  "event",
  "blight",
  "adversary",
  "scenario",
  "invader",
] as const satisfies readonly EntryKind[];

export function entries(box: Catalogue): Entry[] {
  const { powers, spirits, fear_cards, invader_cards } = box;
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
    ...box.event_cards.map((event): Entry => ({ id: event.card, kind: "event", event })),
    ...box.blight_cards.map((blight): Entry => ({ id: blight.card, kind: "blight", blight })),
    ...box.adversaries.map((adversary): Entry => ({ id: adversary.adversary, kind: "adversary", adversary })),
    ...box.scenarios.map((scenario): Entry => ({ id: scenario.scenario, kind: "scenario", scenario })),
    ...invader_cards.map((invader): Entry => ({ id: invader.card, kind: "invader", invader })),
  ];
  return all.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

const owned = (spirit: string | undefined) => (spirit === undefined ? {} : { spirit });

/** All that it says, in the language spoken. */
export function textOf(entry: Entry): string {
  const { id, kind, spirit, power, facts, fear, invader } = entry;
  const told = challengeText(entry);
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
    ...told.names.map((name) => nameOf(name)),
    ...[...phrases, ...told.lines.map(({ phrase }) => phrase)].map((phrase) => say(phrase)),
  ].join("\n");
}

/** The names and lines of what the island is up against. */
function challengeText({ event, blight, adversary, scenario }: Entry): { names: string[]; lines: Line[] } {
  const parts: { name: string | null; lines: Line[] }[] = [
    ...(event ? [...event.main, event.tokens, event.dahan].flatMap((part) => part ?? []) : []),
    ...(blight ? [{ name: null, lines: blight.lines }] : []),
    ...(adversary
      ? [
          { name: adversary.loss, lines: adversary.loss_lines },
          { name: adversary.escalation, lines: adversary.escalation_lines },
          ...adversary.levels,
        ]
      : []),
    ...(scenario
      ? [
          { name: scenario.loss, lines: scenario.loss_lines },
          { name: null, lines: [...scenario.setup_lines, ...scenario.victory_lines] },
          ...scenario.rules,
        ]
      : []),
  ];
  return { names: parts.flatMap(({ name }) => name ?? []), lines: parts.flatMap(({ lines }) => lines) };
}
