// What is in the boxes: everything printed, asked for once. It is no script, so it does not delay what is.

import type {
  AdversaryFacts,
  BlightFacts,
  Catalogue,
  EventFacts,
  FearFacts,
  InvaderFacts,
  PowerFacts,
  ScenarioFacts,
  SpiritFacts,
} from "./types";

const ADDRESSES = import.meta.glob<string>("./catalogue/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const EMPTY: Catalogue = {
  powers: [],
  spirits: [],
  fear_cards: [],
  invader_cards: [],
  adversaries: [],
  blight_cards: [],
  event_cards: [],
  scenarios: [],
};

let box: Catalogue = EMPTY;
let powers: ReadonlyMap<string, PowerFacts> = new Map();
/** The boxes that were opened, or are being opened. */
const opened = new Map<string, Promise<Catalogue>>();

/** The boxes in which things are that were opened; what several boxes hold is in all of them. */
let owners: ReadonlyMap<string, readonly string[]> = new Map();

/** Opens those of these boxes that are still shut. */
export async function openBoxes(names: readonly string[]): Promise<void> {
  for (const name of names) if (!opened.has(name)) opened.set(name, contents(name));
  const all = await Promise.all([...opened].map(async ([name, box]) => [name, await box] as const));
  fillBox(...all.map(([, box]) => box));
  const found = new Map<string, string[]>();
  for (const [name, box] of all) for (const id of idsIn(box)) found.set(id, [...(found.get(id) ?? []), name]);
  owners = found;
}

/** What is in a box, by id. */
function idsIn(box: Catalogue): string[] {
  return [
    ...box.powers.map(({ power }) => power),
    ...box.spirits.flatMap(({ spirit, innates }) => [spirit, ...innates.map(({ power }) => power)]),
    ...[box.fear_cards, box.invader_cards, box.blight_cards, box.event_cards].flat().map(({ card }) => card),
    ...box.adversaries.map(({ adversary }) => adversary),
    ...box.scenarios.map(({ scenario }) => scenario),
  ];
}

/** The boxes in which something is. */
export function boxesOf(id: string): readonly string[] {
  return owners.get(id) ?? [];
}

async function contents(name: string): Promise<Catalogue> {
  const address = ADDRESSES[`./catalogue/${name}.json`];
  if (address === undefined) throw new Error(`there is no box ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Catalogue;
}

/** Puts the contents of boxes together. What several boxes hold, such as Invader cards, is there once. */
export function fillBox(...boxes: readonly Catalogue[]): void {
  box = {
    powers: once(
      boxes.flatMap(({ powers }) => powers),
      ({ power }) => power,
    ),
    spirits: once(
      boxes.flatMap(({ spirits }) => spirits),
      ({ spirit }) => spirit,
    ),
    fear_cards: once(
      boxes.flatMap(({ fear_cards }) => fear_cards),
      ({ card }) => card,
    ),
    invader_cards: once(
      boxes.flatMap(({ invader_cards }) => invader_cards),
      ({ card }) => card,
    ),
    adversaries: once(
      boxes.flatMap(({ adversaries }) => adversaries),
      ({ adversary }) => adversary,
    ),
    blight_cards: once(
      boxes.flatMap(({ blight_cards }) => blight_cards),
      ({ card }) => card,
    ),
    event_cards: once(
      boxes.flatMap(({ event_cards }) => event_cards),
      ({ card }) => card,
    ),
    scenarios: once(
      boxes.flatMap(({ scenarios }) => scenarios),
      ({ scenario }) => scenario,
    ),
  };
  powers = new Map(
    [...box.powers, ...box.spirits.flatMap(({ innates }) => innates)].map((power) => [power.power, power]),
  );
}

function once<T>(all: readonly T[], id: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [id(one), one])).values()];
}

export function catalogue(): Catalogue {
  return box;
}

/** A Power card or an Innate Power. */
export function powerFacts(id: string): PowerFacts | undefined {
  return powers.get(id);
}

export function spiritFacts(id: string): SpiritFacts | undefined {
  return box.spirits.find(({ spirit }) => spirit === id);
}

export function fearFacts(id: string): FearFacts | undefined {
  return box.fear_cards.find(({ card }) => card === id);
}

export function invaderFacts(id: string): InvaderFacts | undefined {
  return box.invader_cards.find(({ card }) => card === id);
}

export function adversaryFacts(id: string): AdversaryFacts | undefined {
  return box.adversaries.find(({ adversary }) => adversary === id);
}

export function blightFacts(id: string): BlightFacts | undefined {
  return box.blight_cards.find(({ card }) => card === id);
}

export function eventFacts(id: string): EventFacts | undefined {
  return box.event_cards.find(({ card }) => card === id);
}

export function scenarioFacts(id: string): ScenarioFacts | undefined {
  return box.scenarios.find(({ scenario }) => scenario === id);
}
