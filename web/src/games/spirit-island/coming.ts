// What is about to happen in a land: from how things stand, and from the forecast if there is one.

import type { Chance, Forecast } from "../../protocol";
import type { LandId, LandMark } from "./island/types";
import type { LandView, View } from "./types";

/** What may happen in the land, as the forecast has it. */
export function foreseen(forecast: Forecast | null, land: LandId): Chance[] {
  return forecast?.things.find(({ thing }) => thing === land)?.chances ?? [];
}

const acts = (view: View, action: "ravage" | "build", { land, skipped }: LandView) =>
  (view.invaders[action]?.lands.includes(land) ?? false) && !skipped.includes(action);

/** Whether the Invaders deal damage in the land when they ravage this turn. */
export function ravages(view: View, land: LandView): boolean {
  return acts(view, "ravage", land) && land.ravage_damage > 0;
}

/** Signs of what is coming: damage after Defend, what does not happen, where Explorers may come. */
export function marksOf(view: View, land: LandView, forecast: Forecast | null): LandMark[] {
  const marks: LandMark[] = land.skipped.filter((action) => isMeant(view, action, land)).map((action) => ({ icon: `skip-${action}` }));
  if (ravages(view, land)) marks.push({ icon: "damage", count: land.ravage_damage, coming: true });
  for (const { what } of foreseen(forecast, land.land)) {
    if (what === "blighted") marks.push({ icon: "blight", coming: true });
    if (what === "town" || what === "city" || what === "explorer") marks.push({ icon: what, coming: true });
  }
  return marks;
}

function isMeant(view: View, action: "ravage" | "build" | "explore", { land }: LandView): boolean {
  const space = view.invaders[action];
  return action === "explore" ? space === null || space.lands.includes(land) : (space?.lands.includes(land) ?? false);
}
