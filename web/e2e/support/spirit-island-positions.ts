// Tables of Spirit Island to begin from, each in the middle of a Power that asks just what a test needs.

import { expect } from "@playwright/test";
import { Island } from "./island.ts";
import type { Person } from "./test.ts";

/** Jungles (G6, G7) ravage and Sands (G3, G5) build; the second Spirit still has a Power to use, so the phase goes on. */
const asked = (lands: string, question: string) => `artel position 1
game spirit-island
phase fast-phase
ravage stage-1-jungle
build stage-1-sands
spirit 1 eyes-watch-from-the-trees tracks:1,2
spirit 2 fathomless-mud-of-the-swamp tracks:1,2
play 2 intractable-thickets-and-thorns
land H8 city:1 presence:2,2
${lands}
action call-to-isolation user:1 land:G2
next ${question} who:1
next end-use
next settle
`;

/** Three damage among four Invaders of a land. */
export const DAMAGE = asked(
  "land G2 explorer:2 town:1 city:1",
  "hit lands:G2 kinds:explorer,town,city left:3",
);

/** Up to two Towns may be pushed out of a land that ravages. */
export const PUSH = asked("land G6 town:2 presence:1", "push from:G6 kinds:explorer,town left:2 up-to");

/** One of two kinds of Invaders is to be pushed. */
export const EITHER = asked(
  "land G6 explorer:1 town:1 presence:1",
  "push from:G6 kinds:explorer,town left:1 up-to",
);

/** Two Towns have to be pushed, and nobody has anything more to do: with the second the Invaders come. */
export const LAST_PUSH = asked(
  "land G6 town:2 presence:1",
  "push from:G6 kinds:explorer,town left:2",
).replace(/^play 2.*\n/m, "");

/** Both Spirits are about to gain a Power card: Minor or Major is still to be chosen. */
export const BOTH_GAIN = `artel record 1
game spirit-island
seed 7
players 2
spirits devouring-teeth-lurk-underfoot,sun-bright-whirlwind
moves
1 grow 2
1 act 1
2 grow 3
2 act 1
`;

/** Opens a game that goes on from a position, with all its seats one's own. */
export async function openPosition(person: Person, file: string): Promise<Island> {
  await person.open({ file, seats: 2, others: "own" });
  const island = new Island(person.page);
  await expect(island.board).toBeVisible();
  return island;
}
