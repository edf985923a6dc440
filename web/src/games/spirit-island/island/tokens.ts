// The pieces of a land in the order in which they are drawn: Invaders, Dahan, then presence and what else lies there.
import { KINDS } from "../kinds";
import type { LandPieces, PieceGroup, PieceKind } from "./types";

export interface Token {
  key: string;
  /** A symbol, or the presence of a Spirit. */
  picture: string;
  /** Whose it is. */
  seat?: number;
  /** A piece as moves write it. */
  piece?: string | undefined;
  count: number;
  /** Points of health, lost and left; shown only where they are not what everybody expects. */
  health?: { lost: number; left: number };
  /** Strife on each of them. */
  strife?: number;
  sacred?: boolean;
  /** Not yet there. */
  ghost?: boolean;
  /** How many fall, and how many are damaged, by what is proposed. */
  doomed?: number;
  hurt?: number;
}

/** Invaders before all else, the strongest first. */
const ORDER = (Object.keys(KINDS) as PieceKind[]).toSorted(
  (a, b) =>
    Number(KINDS[b].invader) - Number(KINDS[a].invader) || (KINDS[b].health ?? 0) - (KINDS[a].health ?? 0),
);

export function tokensOf(land: LandPieces, spirits: readonly string[]): Token[] {
  const pieces = land.pieces
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.damage - a.damage);
  return [
    ...pieces.map(pieceToken),
    ...land.presence.flatMap(({ spirit, count, sacred, ghost }): Token[] => {
      const picture = spirits[spirit];
      return picture === undefined || count === 0
        ? []
        : [
            {
              key: ghost ? `${picture} +` : picture,
              picture,
              seat: spirit,
              count,
              sacred,
              ...(ghost ? { ghost } : {}),
            },
          ];
    }),
    ...(land.blight > 0 ? [{ key: "blight", picture: "blight", count: land.blight }] : []),
    ...(land.defend > 0 ? [{ key: "defend", picture: "defend", count: land.defend }] : []),
  ];
}

/** The same from afar, where not all of it can be read: all Invaders by the strongest, Dahan, presence, Blight. */
export function tokensFromAfar(land: LandPieces, spirits: readonly string[]): Token[] {
  const there = land.pieces.filter(({ count }) => count > 0);
  const invaders = there.filter(({ kind }) => KINDS[kind].invader);
  const others = ORDER.filter((kind) => !KINDS[kind].invader);
  const sum = (pieces: readonly PieceGroup[]) => pieces.reduce((all, { count }) => all + count, 0);
  const strongest = ORDER.find((kind) => invaders.some((group) => group.kind === kind));
  return [
    ...(strongest ? [{ key: "invaders", picture: strongest, count: sum(invaders) }] : []),
    ...others.flatMap((kind) => {
      const count = sum(there.filter((group) => group.kind === kind));
      return count > 0 ? [{ key: kind, picture: kind, count }] : [];
    }),
    ...tokensOf({ ...land, pieces: [], defend: 0 }, spirits),
  ];
}

function pieceToken({
  piece,
  kind,
  count,
  damage,
  strife = 0,
  health,
  doomed = 0,
  hurt = 0,
}: PieceGroup): Token {
  const unusual = health !== null && (damage > 0 || health !== KINDS[kind].health);
  return {
    key: `${kind} ${damage} ${strife} ${health}`,
    picture: kind,
    piece,
    count,
    ...(strife > 0 ? { strife } : {}),
    ...(doomed > 0 ? { doomed } : {}),
    ...(hurt > 0 ? { hurt } : {}),
    ...(unusual ? { health: { lost: damage, left: health - damage } } : {}),
  };
}
