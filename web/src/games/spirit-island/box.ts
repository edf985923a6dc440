// What is in the box: everything printed, asked for once. It is no script, so it does not delay what is.

import address from "./catalogue.json?url";
import type { Catalogue, FearFacts, InvaderFacts, PowerFacts, SpiritFacts } from "./types";

let box: Catalogue = { powers: [], spirits: [], fear_cards: [], invader_cards: [], boards: [] };
let powers: ReadonlyMap<string, PowerFacts> = new Map();

export async function openBox(): Promise<void> {
  if (powers.size > 0) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  fillBox((await answer.json()) as Catalogue);
}

export function fillBox(catalogue: Catalogue): void {
  box = catalogue;
  powers = new Map(
    [...box.powers, ...box.spirits.flatMap(({ innates }) => innates)].map((power) => [power.power, power]),
  );
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
