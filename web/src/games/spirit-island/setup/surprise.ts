// A challenge by lot, as hard as one likes.

import type { SetupForm } from "../../game";
import { shuffled } from "./lots";

/** So often the server is asked how hard a draw is. */
const TRIES = 24;
export type Surprise = Record<string, string>;

/** Values for adversary, level and scenario that fit with all else and are between these numbers; null if none was found. Those that are printed so are tried first. */
export async function surprise(
  form: SetupForm,
  [least, most]: readonly [number, number],
  printed: (draw: Surprise) => number,
  random: () => number = Math.random,
): Promise<Surprise | null> {
  const within = (number: number | null) => number !== null && number >= least && number <= most;
  const lots = shuffled(draws(form), random);
  const likely = lots.filter((draw) => within(printed(draw)));
  const tried = [...likely, ...lots.filter((draw) => !likely.includes(draw))].slice(0, TRIES);
  for (const draw of tried) {
    const meaning = await form.wouldMean(draw);
    if (meaning === null) return null;
    if (meaning.conflicts.length === 0 && within(meaning.difficulty)) return draw;
  }
  return null;
}

/** Everything that may be drawn. What an adversary does without is left as usual. */
function draws(form: SetupForm): Surprise[] {
  const adversaries = values(form, "adversary");
  const levels = form.known("level")?.values ?? [];
  const foes = adversaries.flatMap((adversary): Surprise[] =>
    adversary === form.option("adversary")?.default
      ? [{ adversary, level: levels[0] ?? "0" }]
      : levels.map((level) => ({ adversary, level })),
  );
  const scenarios = values(form, "scenario");
  return scenarios.length === 0
    ? foes
    : foes.flatMap((foe) => scenarios.map((scenario) => ({ ...foe, scenario })));
}

function values(form: SetupForm, key: string): string[] {
  const option = form.option(key);
  return option === undefined ? [] : form.values(option);
}
