// A small table for the tests of this folder.

import type {
  BoardView,
  Card,
  CardView,
  Colour,
  Space,
  SpaceView,
  Tao,
  Taoist,
  Tile,
  TileView,
  View,
} from "./types";
import { SIDES } from "./seating";

const TILES: readonly Tile[] = [
  "cemetery",
  "taoist-altar",
  "herbalist-shop",
  "sorcerer-hut",
  "buddhist-temple",
  "night-watchman",
  "tea-house",
  "circle-of-prayer",
  "heavenly-winds",
];
const TAOISTS: readonly Taoist[] = ["yellow-taoist", "blue-taoist", "green-taoist", "red-taoist"];
const POWERS = ["bottomless-pockets", "heavenly-gust", "gods-favorite", "dance-of-the-peaks"] as const;

export function tao(some: Partial<Tao> = {}): Tao {
  return { yellow: 0, blue: 0, green: 0, red: 0, black: 0, ...some };
}

export function tileAt(tile: Tile, row: number, column: number): TileView {
  return { tile, row, column, haunted: false, helpful: true };
}

export function ghost(card: Card, colour: Colour, rest: Partial<CardView> = {}): CardView {
  const printed = { [colour]: 1 };
  return {
    card,
    colour,
    incarnation: false,
    printed,
    resistance: printed,
    left: [],
    centre: [],
    right: [],
    figure: null,
    mantra: false,
    holds_die: false,
    open: true,
    ...rest,
  };
}

function board(index: number): BoardView {
  const side = SIDES[index] ?? "north";
  const spaces = [1, 2, 3].map((number): SpaceView => ({
    space: `${side}-${number}` as Space,
    buddha: false,
    card: null,
    threatens: "tea-house",
  }));
  return {
    side,
    spaces,
    seat: index,
    taoist: TAOISTS[index] ?? "yellow-taoist",
    power: POWERS[index] ?? "bottomless-pockets",
    qi: 3,
    tile: "buddhist-temple",
    tao: tao({ black: 1 }),
    yin_yang: true,
    buddhas: 0,
    fresh_buddhas: 0,
    power_tokens: 0,
    power_works: true,
  };
}

/** Four players at the beginning of the first turn. */
export function view(rest: Partial<View> = {}): View {
  return {
    difficulty: "normal",
    status: "playing",
    village: TILES.map((tile, place) => tileAt(tile, Math.floor(place / 3), place % 3)),
    boards: [0, 1, 2, 3].map(board),
    turn: "north",
    phase: { name: "yang", step: "move" },
    decider: 0,
    question: null,
    drawn: null,
    curse: null,
    dice: null,
    attempted: [],
    targets: [],
    owed: 0,
    borrowed: [],
    cards_left: 50,
    until_incarnation: 40,
    incarnations_left: 1,
    incarnations_in_game: 1,
    incarnations_exorcised: 0,
    gone: [],
    bank: tao({ yellow: 3, blue: 3, green: 3, red: 3 }),
    bank_qi: 8,
    circle: null,
    temple_buddhas: 2,
    centre_tokens: 0,
    free_dice: 3,
    tao_blocked: false,
    white_ignored: false,
    fatal_tiles: 3,
    score: 0,
    ...rest,
  };
}

/** The table with a card on a space. */
export function withCard(base: View, space: Space, card: CardView | null): View {
  const change = (each: SpaceView) => (each.space === space ? { ...each, card } : each);
  return { ...base, boards: base.boards.map((each) => ({ ...each, spaces: each.spaces.map(change) })) };
}
