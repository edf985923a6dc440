// What is printed on the pieces of the game: not rules, only what everybody at the table can read.

import type { BoardColour } from "./art/taoists";
import type {
  BoardView,
  CardView,
  Colour,
  Needs,
  PrintedView,
  Space,
  SpaceView,
  Tao,
  Taoist,
  Tile,
  View,
} from "./types";

export const COLOURS: readonly Colour[] = ["yellow", "blue", "green", "red", "black"];

export const TAOISTS: readonly Taoist[] = ["yellow-taoist", "blue-taoist", "green-taoist", "red-taoist"];

export function colourOf(taoist: Taoist): BoardColour {
  return taoist.slice(0, -"-taoist".length) as BoardColour;
}

export function boardOf(view: View, seat: number | null): BoardView | undefined {
  return view.boards.find((board) => board.seat === seat && seat !== null);
}

export function boardOfTaoist(view: View, taoist: string): BoardView | undefined {
  return view.boards.find((board) => board.taoist === taoist);
}

/** The board that a ghost space belongs to. */
export function boardAt(view: View, space: string): BoardView | undefined {
  return view.boards.find((board) => board.spaces.some((each) => each.space === space));
}

export function spaces(view: View): SpaceView[] {
  return view.boards.flatMap((board) => board.spaces);
}

export function cardOn(view: View, space: string): CardView | null {
  return spaces(view).find((each) => each.space === space)?.card ?? null;
}

/** The colours of a pool of tokens that has any, with how many. */
export function counted(tao: Tao | Needs): { colour: Colour; count: number }[] {
  return COLOURS.map((colour) => ({ colour, count: tao[colour] ?? 0 })).filter(({ count }) => count > 0);
}

/** The pips of a card: what is needed now, then what the Circle or the Mantra has taken off. */
export function pipsOf({ printed, resistance }: PrintedView): { colour: Colour; spent: boolean }[] {
  return COLOURS.flatMap((colour) =>
    Array.from({ length: printed[colour] ?? 0 }, (_, index) => ({
      colour,
      spent: index >= (resistance[colour] ?? 0),
    })),
  );
}

/** Whether an incarnation of Wu-Feng has come, or comes with one of the next cards. */
export function incarnationNear(view: View): boolean {
  const SOON = 5;
  const came = view.incarnations_in_game > view.incarnations_left;
  return came || (view.until_incarnation !== null && view.until_incarnation <= SOON);
}

export function hauntedCount(view: View): number {
  return view.village.filter(({ haunted }) => haunted).length;
}

/** The tiles that a haunter figure on its stone takes in the next Yin phase of its board. */
export function nextHaunted(view: View): Map<Tile, Space> {
  const marked = spaces(view).filter(({ card, threatens }) => card?.figure === "stone" && threatens !== null);
  return new Map(marked.map(({ space, threatens }) => [threatens as Tile, space]));
}

export const CENTRE = { row: 1, column: 1 };
