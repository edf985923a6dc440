// The table as the map shows it.

import type { Forecast, Marks } from "../../protocol";
import type { SpiritId } from "./art/spirits";
import { marksOf } from "./coming";
import type { InvaderAction, LandArrow, LandId, LandPieces, LandRing } from "./island/types";
import type { LandView, View } from "./types";

export function spiritsOf(view: View): SpiritId[] {
  return view.spirits.map(({ spirit }) => spirit as SpiritId);
}

/** What lies in each land. */
export function landsOf(view: View, forecast: Forecast | null): Record<LandId, LandPieces> {
  return Object.fromEntries(view.lands.map((land) => [land.land, contents(view, land, forecast)]));
}

function contents(view: View, land: LandView, forecast: Forecast | null): LandPieces {
  return {
    pieces: land.pieces,
    presence: land.presence.flatMap((count, spirit) => (count > 0 ? [{ spirit, count, sacred: land.sacred_sites.includes(spirit) }] : [])),
    blight: land.blight,
    defend: land.defend,
    marks: marksOf(view, land, forecast),
  };
}

/** The lands of the Invader cards. */
export function actionsOf({ invaders }: View): Record<InvaderAction, ReadonlySet<LandId>> {
  const lands = (action: InvaderAction) => new Set(invaders[action]?.lands ?? []);
  return { ravage: lands("ravage"), build: lands("build"), explore: lands("explore") };
}

/** What everybody has drawn, and where the Power in use reaches. */
export function arrowsOf({ action }: View, marks: readonly Marks[]): LandArrow[] {
  const drawn = marks.flatMap(({ by, marks: own }) =>
    own.flatMap((mark) => (mark.mark === "arrow" ? [{ from: mark.from, to: mark.to, ...(by.seat === null ? {} : { spirit: by.seat }) }] : [])),
  );
  const reach = action?.origin && action.land ? [{ from: action.origin, to: action.land, spirit: action.user }] : [];
  return [...drawn, ...reach];
}

export function ringsOf(marks: readonly Marks[]): LandRing[] {
  return marks.flatMap(({ by, marks: own }) =>
    own.flatMap((mark) => (mark.mark === "ring" ? [{ land: mark.thing, ...(by.seat === null ? {} : { spirit: by.seat }) }] : [])),
  );
}
