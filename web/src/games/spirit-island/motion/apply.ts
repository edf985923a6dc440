// What an event changes on the table that is shown; whatever is not told step by step comes with the last of them.

import type { LandView, PieceView, SpiritView, View } from "../types";
import type { Event } from "../types";

const HEALTH: Readonly<Record<PieceView["kind"], number>> = { explorer: 1, town: 2, city: 3, dahan: 2 };

export function apply(view: View, event: Event, target: View): View {
  switch (event.event) {
    case "turn-began":
      return { ...view, turn: event.turn };
    case "phase-began":
      return { ...view, phase: event.phase };
    case "gained-energy":
    case "income":
    case "paid-energy":
      return onSpirit(view, event.seat, () => ({ energy: event.energy }));
    case "added-presence":
    case "returned-presence":
      return presence(view, event.land, event.seat, 1);
    case "lost-presence":
      return presence(view, event.land, event.seat, -1);
    case "moved-presence":
      return presence(presence(view, event.from, event.seat, -1), event.to, event.seat, 1);
    case "earned-fear":
      return { ...view, fear: { ...view.fear, earned: view.fear.earned + 1 } };
    case "terror-rose":
      return { ...view, fear: { ...view.fear, terror_level: event.level } };
    case "fear-turned":
      return { ...view, fear: { ...view.fear, earned: Math.max(0, view.fear.earned - 1), resolved: [...view.fear.resolved, event.card] } };
    case "damaged":
      return change(view, event.land, (pieces) => add(take(pieces, event.piece), damaged(event.piece, event.amount), 1));
    case "destroyed":
      return change(view, event.land, (pieces) => without(pieces, event.kind, event.count));
    case "removed":
      return change(view, event.land, (pieces) => take(pieces, event.piece));
    case "replaced":
      return change(view, event.land, (pieces) => add(take(pieces, event.piece), event.with, event.count));
    case "pushed":
    case "gathered":
    case "moved":
      return change(change(view, event.from, (pieces) => take(pieces, event.piece)), event.to, (pieces) => add(pieces, event.piece, 1));
    case "built":
      return change(view, event.land, (pieces) => add(pieces, event.kind, 1));
    case "explored":
      return change(view, event.land, (pieces) => add(pieces, "explorer", 1));
    case "escalated":
      return change(view, event.land, (pieces) => add(pieces, "town", 1));
    case "blighted":
      return { ...onLand(view, event.land, ({ blight }) => ({ blight: blight + 1 })), blight_pool: Math.max(0, view.blight_pool - 1) };
    case "cleansed":
      return { ...onLand(view, event.land, ({ blight }) => ({ blight: Math.max(0, blight - 1) })), blight_pool: view.blight_pool + 1 };
    case "defended":
      return onLand(view, event.land, ({ defend }) => ({ defend: defend + event.amount }));
    case "invaders-revealed":
      return { ...view, invaders: { ...view.invaders, explore: { card: event.card, lands: [] } } };
    case "advanced":
      return { ...view, invaders: target.invaders };
    default:
      return view;
  }
}

function onLand(view: View, land: string, change: (land: LandView) => Partial<LandView>): View {
  return { ...view, lands: view.lands.map((each) => (each.land === land ? { ...each, ...change(each) } : each)) };
}

function onSpirit(view: View, seat: number, change: (spirit: SpiritView) => Partial<SpiritView>): View {
  return { ...view, spirits: view.spirits.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

function presence(view: View, land: string, seat: number, more: number): View {
  return onLand(view, land, (each) => {
    const presence = each.presence.map((count, index) => (index === seat ? Math.max(0, count + more) : count));
    return { presence, sacred_sites: presence.flatMap((count, index) => (count >= 2 ? [index] : [])) };
  });
}

function change(view: View, land: string, pieces: (pieces: PieceView[]) => PieceView[]): View {
  return onLand(view, land, (each) => ({ pieces: pieces(each.pieces) }));
}

/** A piece as it is written: its kind, and its damage if it has any. */
function read(piece: string): Pick<PieceView, "kind" | "damage"> {
  const [kind = "", damage = "0"] = piece.split("-");
  return { kind: kind as PieceView["kind"], damage: Number(damage) };
}

function damaged(piece: string, amount: number): string {
  const { kind, damage } = read(piece);
  return `${kind}-${damage + amount}`;
}

function take(pieces: PieceView[], piece: string, count = 1): PieceView[] {
  return pieces.map((each) => (each.piece === piece ? { ...each, count: each.count - count } : each)).filter((each) => each.count > 0);
}

function add(pieces: PieceView[], piece: string, count: number): PieceView[] {
  if (pieces.some((each) => each.piece === piece)) return pieces.map((each) => (each.piece === piece ? { ...each, count: each.count + count } : each));
  const { kind, damage } = read(piece);
  return [...pieces, { piece, kind, damage, count, health: HEALTH[kind] }];
}

/** Pieces of a kind destroyed: those with the most damage go first. */
function without(pieces: PieceView[], kind: PieceView["kind"], count: number): PieceView[] {
  const [worst] = pieces.filter((each) => each.kind === kind).sort((one, other) => other.damage - one.damage);
  if (worst === undefined || count === 0) return pieces;
  const here = Math.min(count, worst.count);
  return without(take(pieces, worst.piece, here), kind, count - here);
}
