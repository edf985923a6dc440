// What the island shows: the words between the table and the map.
import type { SymbolId } from "../art/symbols";
import type { Kind } from "../types";

export type Terrain = "jungle" | "mountain" | "sands" | "wetland";

/** A land as players say it: the letter of its board and its number. */
export type LandId = string;

export type PieceKind = Kind;

/** Pieces that are alike: of one kind and equally damaged. */
export interface PieceGroup {
  /** As moves write it. */
  piece?: string;
  kind: PieceKind;
  count: number;
  /** What each of them has suffered. */
  damage: number;
  /** How much damage destroys each of them now. */
  strife?: number;
  health: number | null;
  /** How many of them fall by what is proposed. */
  doomed?: number;
  /** How many of them are damaged by it and stay. */
  hurt?: number;
}

export interface PresenceGroup {
  /** The place of the Spirit in `spirits` of the map. */
  spirit: number;
  count: number;
  sacred: boolean;
  /** Not yet there: where it would be added. */
  ghost?: boolean;
}

/** A small sign beside the name of a land: what is about to happen there. */
export interface LandMark {
  icon: SymbolId;
  /** A number beside the sign. */
  count?: number;
  /** Or a few letters. */
  label?: string;
}

/** All that lies in a land. */
export interface LandPieces {
  pieces: readonly PieceGroup[];
  presence: readonly PresenceGroup[];
  blight: number;
  defend: number;
  marks: readonly LandMark[];
  /** What the Invader cards name it for, and yet nothing comes of it. */
  idle?: ReadonlySet<InvaderAction>;
}

/** What the Invaders do in a land this turn. */
export type InvaderAction = "ravage" | "build" | "explore";

/** Something goes, or is meant to go, from one land to another. */
export interface LandArrow {
  from: LandId;
  to: LandId;
  /** Whose plan it is; without it the arrow is in ink. */
  spirit?: number;
  /** Not yet so: a plan, or what is proposed. */
  meant?: boolean;
}

/** Somebody has marked a land. */
export interface LandRing {
  land: LandId;
  /** Whose mark it is; without it the ring is in ink. */
  spirit?: number;
}

/** A Power is meant for a land. */
export interface LandFlag {
  land: LandId;
  /** Whose Power it is. */
  spirit: number;
  /** The name of the Power. */
  label: string;
}

/** What the map says of itself. */
export interface MapWords {
  map: string;
  turn: string;
  zoomIn: string;
  zoomOut: string;
  levels: Readonly<Record<ZoomLevel, string>>;
}

/** How close the map is looked at: all of it, a board, a land. */
export type ZoomLevel = "island" | "board" | "land";

export interface IslandProps {
  /** The letters of the boards, in the order of their places in the layout. */
  boards: readonly string[];
  /** The letter of one's own board, which is looked at first. */
  home?: string | undefined;
  /** Whether they lie in a column. */
  column?: boolean;
  /** The Spirits by their places: they give presence its shape and colour. */
  spirits: readonly string[];
  /** What lies where; a land that is missing is empty. */
  lands: Readonly<Record<LandId, LandPieces>>;
  /** Lands that can be chosen now. */
  highlights?: ReadonlySet<LandId>;
  /** Those of them for which it would come to nothing. */
  futile?: ReadonlySet<LandId>;
  /** Lands that are chosen. */
  selected?: ReadonlySet<LandId>;
  /** Lands out of reach of what is being done. */
  dimmed?: ReadonlySet<LandId>;
  /** Where the Invaders will act. */
  actions?: Readonly<Partial<Record<InvaderAction, ReadonlySet<LandId>>>>;
  arrows?: readonly LandArrow[];
  rings?: readonly LandRing[];
  flags?: readonly LandFlag[];
  /** Lands that somebody points at, or that the story speaks of, right now. */
  pointed?: ReadonlySet<LandId>;
  words: MapWords;
  /** The pieces that can be taken hold of, by their lands, and the one that is. */
  handles?: ReadonlyMap<LandId, ReadonlySet<string>>;
  held?: { land: LandId | null; piece: string | null };
  onpiece?: (land: LandId, piece: string) => void;
  /** What a screen reader says of a land. */
  label: (land: LandId) => string;
  onland: (land: LandId) => void;
}
