// The table as the map shows it.

import { nameOf } from "../../lib/i18n.svelte";
import type { Forecast, Mark, Marks } from "../../protocol";
import { idleIn, marksOf } from "./coming";
import type {
  InvaderAction,
  LandArrow,
  LandFlag,
  LandId,
  LandPieces,
  LandRing,
  PieceGroup,
} from "./island/types";
import { originOf, type Plan } from "./plans/plans";
import type { LandView, View } from "./types";

export function spiritsOf(view: View): string[] {
  return view.spirits.map(({ spirit }) => spirit);
}

/** What is proposed: how the island would look, and what would move. */
export interface Proposed {
  after: View;
  arrows: readonly LandArrow[];
}

/** Where Presence would be added. */
export interface Sprout {
  land: LandId;
  /** Whose it would be. */
  spirit: number;
}

/** The lands with Presence that is not yet there; all others stay the very same. */
export function withSprout(
  lands: Record<LandId, LandPieces>,
  sprout: Sprout | null,
): Record<LandId, LandPieces> {
  const there = sprout && lands[sprout.land];
  if (!sprout || !there) return lands;
  const ghost = { spirit: sprout.spirit, count: 1, sacred: false, ghost: true };
  return { ...lands, [sprout.land]: { ...there, presence: [...there.presence, ghost] } };
}

/** What lies in each land, and what of it falls by what is proposed. */
export function landsOf(
  view: View,
  forecast: Forecast | null,
  proposed: Proposed | null,
  odds = false,
): Record<LandId, LandPieces> {
  return Object.fromEntries(
    view.lands.map((land) => [land.land, contents(view, land, forecast, proposed, odds)]),
  );
}

/** The pieces, with how many of each fall or are damaged; what has moved is shown by arrows. */
function pieces({ land, pieces }: LandView, proposed: Proposed | null): PieceGroup[] {
  const after = proposed?.after.lands.find((each) => each.land === land)?.pieces;
  if (after === undefined || proposed?.arrows.some(({ from }) => from === land)) return pieces;
  const fallen = new Map(pieces.map(({ kind }) => [kind, sum(pieces, kind) - sum(after, kind)]));
  // Of a kind, those fall first that have suffered most.
  return pieces
    .toSorted((a, b) => b.damage - a.damage)
    .map((group) => {
      const gone = group.count - (after.find(({ piece }) => piece === group.piece)?.count ?? 0);
      const doomed = Math.max(0, Math.min(gone, fallen.get(group.kind) ?? 0));
      fallen.set(group.kind, (fallen.get(group.kind) ?? 0) - doomed);
      return { ...group, doomed, hurt: Math.max(0, gone - doomed) };
    });
}

const sum = (pieces: readonly PieceGroup[], kind: string) =>
  pieces.reduce((all, each) => (each.kind === kind ? all + each.count : all), 0);

function contents(
  view: View,
  land: LandView,
  forecast: Forecast | null,
  proposed: Proposed | null,
  odds: boolean,
): LandPieces {
  return {
    pieces: pieces(land, proposed),
    presence: land.presence.flatMap((count, spirit) =>
      count > 0 ? [{ spirit, count, sacred: land.sacred_sites.includes(spirit) }] : [],
    ),
    blight: land.blight,
    defend: land.defend,
    marks: marksOf(view, land, forecast, odds),
    idle: idleIn(view, land, forecast),
  };
}

/** The lands of the Invader cards. */
export function actionsOf({ invaders }: View): Record<InvaderAction, ReadonlySet<LandId>> {
  const lands = (action: InvaderAction) => new Set(invaders[action]?.lands ?? []);
  return { ravage: lands("ravage"), build: lands("build"), explore: lands("explore") };
}

/** What everybody has drawn, where plans and the Power in use reach, and what moves by what is proposed. */
export function arrowsOf(
  view: View,
  marks: readonly Marks[],
  plans: readonly Plan[],
  proposed: readonly LandArrow[],
): LandArrow[] {
  const { action } = view;
  const drawn = own(marks, (mark) => (mark.mark === "arrow" ? { from: mark.from, to: mark.to } : null));
  const meant = plans.flatMap((plan) => {
    const from = originOf(view, plan);
    return from === null ? [] : [{ from, to: plan.target, spirit: plan.seat, meant: true }];
  });
  const reach =
    action?.origin && action.land ? [{ from: action.origin, to: action.land, spirit: action.user }] : [];
  return [...drawn, ...meant, ...reach, ...proposed.map(({ from, to }) => ({ from, to, meant: true }))];
}

export function ringsOf(marks: readonly Marks[]): LandRing[] {
  return own(marks, (mark) => (mark.mark === "ring" ? { land: mark.thing } : null));
}

/** The marks of one kind that are no plans, each with the Spirit of who drew it. */
function own<Shown extends object>(
  marks: readonly Marks[],
  shown: (mark: Mark) => Shown | null,
): (Shown & { spirit?: number })[] {
  return marks.flatMap(({ by, marks: drawn }) =>
    drawn.flatMap((mark) => {
      const found = mark.about === undefined ? shown(mark) : null;
      return found === null ? [] : [{ ...found, ...(by.seat === null ? {} : { spirit: by.seat }) }];
    }),
  );
}

/** The Powers that are meant for lands; where a Power is in use, its pieces are what has to be seen. */
export function flagsOf(view: View, plans: readonly Plan[]): LandFlag[] {
  const lands = new Set(view.lands.map(({ land }) => land).filter((land) => land !== view.action?.land));
  return plans.flatMap(({ power, seat, target }) =>
    lands.has(target) ? [{ land: target, spirit: seat, label: nameOf(power) }] : [],
  );
}
