// What is about to happen in a land: from how things stand, and from the forecast if there is one.

import type { Forecast, Phrase } from "../../protocol";
import type { LandMark } from "./island/types";
import { KINDS } from "./kinds";
import type { Kind, LandView, Phase, View } from "./types";

const acts = (view: View, action: "ravage" | "build", { land, skipped }: LandView) =>
  (view.invaders[action]?.lands.includes(land) ?? false) && !skipped.includes(action);

/** Whether the Invaders deal damage in the land when they ravage this turn. */
export function ravages(view: View, land: LandView): boolean {
  return acts(view, "ravage", land) && land.ravage_damage > 0;
}

/** The Invader phase is over: what counted in it does not count in the next. */
const AFTER_INVADERS: readonly Phase[] = ["slow-phase", "time-passes"];

/** What each kind of line of the forecast is shown by. */
const SIGNS: Readonly<Record<string, (args: Phrase["args"], odds: boolean) => LandMark[]>> = {
  "forecast-ravage": ({ damage }) => [{ icon: "ravage", count: Number(damage) }],
  "forecast-ravage-blight": ({ damage }) => [{ icon: "ravage", count: Number(damage) }, { icon: "blight" }],
  "forecast-ravage-cascade": ({ damage }) => [
    { icon: "ravage", count: Number(damage) },
    { icon: "blight", label: "+" },
  ],
  "forecast-ravage-skipped": () => [{ icon: "skip-ravage" }],
  "forecast-build": built,
  "forecast-build-after-ravage": built,
  "forecast-build-may-be-skipped": built,
  "forecast-build-skipped": () => [{ icon: "skip-build" }],
  "forecast-explore": ({ cards, of }, odds) =>
    odds ? [{ icon: "explore", label: `${String(cards)}/${String(of)}` }] : [],
};

function built({ piece }: Phrase["args"]): LandMark[] {
  const kind = typeof piece === "object" && "name" in piece ? piece.name : "";
  return [{ icon: "build" }, ...(isBuilt(kind) ? [{ icon: kind }] : [])];
}

const isBuilt = (kind: string): kind is "explorer" | "town" | "city" =>
  (KINDS as Partial<typeof KINDS>)[kind as Kind]?.invader === true;

/**
 * Signs of what is coming in a land, in the order in which it comes: as it is foreseen, or without a forecast as the
 * Invader cards show it. How likely Explorers are is shown to those who asked for the odds.
 */
export function marksOf(view: View, land: LandView, forecast: Forecast | null, odds: boolean): LandMark[] {
  const explored = view.invaders.explore?.lands.includes(land.land) ? [{ icon: "explore" as const }] : [];
  if (forecast?.lines)
    return [
      ...forecast.lines
        .filter(({ things }) => things[0] === land.land)
        .flatMap(({ phrase: { key, args } }) => SIGNS[key]?.(args, odds) ?? []),
      ...explored,
    ];
  const over = AFTER_INVADERS.includes(view.phase);
  const skipped = (action: "ravage" | "build") => !over && land.skipped.includes(action);
  const shown = (action: "ravage" | "build"): LandMark[] => {
    if (!view.invaders[action]?.lands.includes(land.land) || !invaded(land)) return [];
    if (skipped(action)) return [{ icon: `skip-${action}` }];
    return [action === "ravage" && !over ? { icon: action, count: land.ravage_damage } : { icon: action }];
  };
  return [...shown("ravage"), ...shown("build"), ...explored];
}

const invaded = ({ pieces }: LandView) => pieces.some(({ kind }) => isBuilt(kind));

/** The actions of Invader cards that come to nothing in a land as things stand: their edge is shown pale. */
export function idleIn(
  view: View,
  land: LandView,
  forecast: Forecast | null,
): ReadonlySet<"ravage" | "build" | "explore"> {
  const signs = marksOf(view, land, forecast, false).map(({ icon }) => icon);
  return new Set((["ravage", "build"] as const).filter((action) => !signs.includes(action)));
}
