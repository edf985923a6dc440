// The pieces of a land in the order in which they are drawn: Invaders, Dahan, then presence and what else lies there.

import type { SpiritId } from "../art/spirits";
import type { SymbolId } from "../art/symbols";
import type { LandPieces, PieceGroup, PieceKind } from "./types";

export interface Token {
  key: string;
  /** A symbol, or the presence of a Spirit. */
  picture: SymbolId | SpiritId;
  /** A piece as moves write it. */
  piece?: string | undefined;
  count: number;
  /** Points of health, lost and left; shown only where they are not what everybody expects. */
  health?: { lost: number; left: number };
  sacred?: boolean;
  /** How many fall, and how many are damaged, by what is proposed. */
  doomed?: number;
  hurt?: number;
}

const ORDER: readonly PieceKind[] = ["city", "town", "explorer", "dahan"];
const HEALTH: Readonly<Record<PieceKind, number>> = { city: 3, town: 2, explorer: 1, dahan: 2 };

export function tokensOf(land: LandPieces, spirits: readonly SpiritId[]): Token[] {
  const pieces = land.pieces
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.damage - a.damage);
  return [
    ...pieces.map(pieceToken),
    ...land.presence.flatMap(({ spirit, count, sacred }): Token[] => {
      const picture = spirits[spirit];
      return picture === undefined || count === 0 ? [] : [{ key: picture, picture, count, sacred }];
    }),
    ...(land.blight > 0 ? [{ key: "blight", picture: "blight" as const, count: land.blight }] : []),
    ...(land.defend > 0 ? [{ key: "defend", picture: "defend" as const, count: land.defend }] : []),
  ];
}

/** The same from afar, where not all of it can be read: all Invaders by the strongest, Dahan, presence, Blight. */
export function tokensFromAfar(land: LandPieces, spirits: readonly SpiritId[]): Token[] {
  const [invaders, dahan] = [true, false].map((wanted) =>
    land.pieces.filter(({ kind, count }) => count > 0 && (kind !== "dahan") === wanted),
  ) as [PieceGroup[], PieceGroup[]];
  const sum = (pieces: readonly PieceGroup[]) => pieces.reduce((all, { count }) => all + count, 0);
  const strongest = ORDER.find((kind) => invaders.some((group) => group.kind === kind));
  return [
    ...(strongest ? [{ key: "invaders", picture: strongest, count: sum(invaders) }] : []),
    ...(dahan.length > 0 ? [{ key: "dahan", picture: "dahan" as const, count: sum(dahan) }] : []),
    ...tokensOf({ ...land, pieces: [], defend: 0 }, spirits),
  ];
}

function pieceToken({ piece, kind, count, damage, health, doomed = 0, hurt = 0 }: PieceGroup): Token {
  const unusual = damage > 0 || health !== HEALTH[kind];
  return {
    key: `${kind} ${damage} ${health}`,
    picture: kind,
    piece,
    count,
    ...(doomed > 0 ? { doomed } : {}),
    ...(hurt > 0 ? { hurt } : {}),
    ...(unusual ? { health: { lost: damage, left: health - damage } } : {}),
  };
}
