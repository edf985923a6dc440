// Everything printed in all boxes of Spirit Island, as the client reads it.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Catalogue, PowerFacts } from "../../src/games/spirit-island/types.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../src/games/spirit-island/catalogue");

const BOXES = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as Catalogue,
);

const all = BOXES.flatMap(({ powers, spirits, fear_cards, invader_cards, ...box }) => [
  ...powers.map(({ power }) => `power ${power}`),
  ...spirits.flatMap(({ spirit, innates }) => [spirit, ...innates.map(({ power }) => power)]),
  ...fear_cards.map(({ card }) => `fear ${card}`),
  ...invader_cards.map(({ card }) => `invader ${card}`),
  ...box.event_cards.map(({ card }) => `event ${card}`),
  ...box.blight_cards.map(({ card }) => `blight ${card}`),
  ...box.adversaries.map(({ adversary }) => adversary),
  ...box.scenarios.map(({ scenario }) => scenario),
]);

/** How many different things are printed: what several boxes hold counts once. */
export const PRINTED = new Set(all).size;

/** The Power cards of all boxes. */
export const POWERS: readonly PowerFacts[] = BOXES.flatMap(({ powers }) => powers);
