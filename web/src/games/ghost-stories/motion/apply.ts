// What an event changes on the table, so that the screen can follow events one by one.
// What comes after the last of them is the server's state, not this one.

import { cardOn } from "../printed";
import type { BoardView, Card, CardView, Colour, Event, Space, SpaceView, Taoist, Tile, View } from "../types";

/** The table after an event; `target` knows what is printed on the cards that come. */
export function apply(view: View, event: Event, target: View): View {
  switch (event.event) {
    case "yin-began":
      return { ...view, turn: event.side, phase: { name: "yin" }, question: null, dice: null };
    case "yang-began":
      return { ...view, phase: { name: "yang", step: "move" } };
    case "figure-advanced":
      return onCard(view, event.space, (card) => ({ ...card, figure: "stone" }));
    case "figure-struck":
      return onCard(view, event.space, (card) => ({ ...card, figure: "card" }));
    case "haunted":
      return turned(view, event.tile, true);
    case "restored":
      return turned(view, event.tile, false);
    case "drawn":
      return { ...view, drawn: event.card, cards_left: view.cards_left - 1 };
    case "placed":
      return { ...onSpace(view, event.space, (space) => ({ ...space, card: arriving(event.card, event.space, target) })), drawn: null };
    case "buddha-struck":
      return gone(onSpace(view, event.space, (space) => ({ ...space, card: null, buddha: false })), event.card);
    case "buddha-passed":
      return onSpace(view, event.space, (space) => ({ ...space, buddha: false }));
    case "banished":
    case "exorcised":
      return gone(onSpace(view, event.space, (space) => ({ ...space, card: null })), event.card);
    case "shifted":
      return shifted(view, event.from, event.to);
    case "calmed":
      return calmed(view, event.side);
    case "enfeebled":
      return onCard(withoutMantra(view), event.space, (card) => ({ ...card, mantra: true }));
    case "mantra-lost":
      return withoutMantra(view);
    case "die-captured":
      return { ...view, free_dice: view.free_dice - 1 };
    case "die-freed":
      return { ...view, free_dice: view.free_dice + 1 };
    case "circle-cleared":
      return { ...view, circle: null };
    case "prayed":
      return { ...view, circle: event.colour };
    case "lost-qi":
    case "board-lost-qi":
      return onBoard(view, event.taoist, () => ({ qi: event.left }));
    case "gained-qi":
      return onBoard(view, event.taoist, ({ qi }) => ({ qi: qi + 1 }));
    case "died":
    case "possessed":
      return onBoard(view, event.taoist, () => ({ qi: 0 }));
    case "revived":
      return onBoard(view, event.taoist, () => ({ qi: event.qi }));
    case "took-tao":
      return tokens(view, event.taoist, event.colour, 1);
    case "lost-tao":
    case "paid-tao":
      return tokens(view, event.taoist, event.colour, -1);
    case "lost-all-tao":
      return onBoard(view, event.taoist, () => ({ tao: { yellow: 0, blue: 0, green: 0, red: 0, black: 0 } }));
    case "moved":
    case "guided":
    case "carried":
      return onBoard(view, event.taoist, () => ({ tile: event.tile }));
    case "picked-up":
      return onBoard({ ...view, centre_tokens: view.centre_tokens - 1 }, event.taoist, ({ power_tokens }) => ({ power_tokens: power_tokens + 1 }));
    case "borrowed":
      return onBoard(view, event.taoist, ({ power_tokens }) => ({ power_tokens: power_tokens - 1 }));
    case "took-buddha":
      return onBoard({ ...view, temple_buddhas: view.temple_buddhas - 1 }, event.taoist, ({ buddhas }) => ({ buddhas: buddhas + 1 }));
    case "buddha-placed":
      return onSpace(onBoard(view, event.taoist, ({ buddhas }) => ({ buddhas: buddhas - 1 })), event.space, (space) => ({ ...space, buddha: true }));
    case "called":
    case "cleansed":
      return onBoard(view, event.taoist, () => ({ yin_yang: false }));
    case "regained-yin-yang":
      return onBoard(view, event.taoist, () => ({ yin_yang: true }));
    default:
      return view;
  }
}

function onBoard(view: View, taoist: Taoist, change: (board: BoardView) => Partial<BoardView>): View {
  return { ...view, boards: view.boards.map((board) => (board.taoist === taoist ? { ...board, ...change(board) } : board)) };
}

function everySpace(view: View, change: (space: SpaceView) => SpaceView): View {
  return { ...view, boards: view.boards.map((board) => ({ ...board, spaces: board.spaces.map(change) })) };
}

function onSpace(view: View, space: Space, change: (space: SpaceView) => SpaceView): View {
  return everySpace(view, (each) => (each.space === space ? change(each) : each));
}

function onCard(view: View, space: Space, change: (card: CardView) => CardView): View {
  return onSpace(view, space, (each) => ({ ...each, card: each.card && change(each.card) }));
}

function turned(view: View, tile: Tile, haunted: boolean): View {
  return { ...view, village: view.village.map((each) => (each.tile === tile ? { ...each, haunted } : each)) };
}

function gone(view: View, card: Card): View {
  return { ...view, gone: [...view.gone, card] };
}

function shifted(view: View, from: Space, to: Space): View {
  const card = cardOn(view, from);
  const left = onSpace(view, from, (space) => ({ ...space, card: null }));
  return onSpace(left, to, (space) => ({ ...space, card }));
}

function calmed(view: View, side: BoardView["side"]): View {
  return everySpace(view, (space) => (space.space.startsWith(side) && space.card?.figure ? { ...space, card: { ...space.card, figure: "card" } } : space));
}

function withoutMantra(view: View): View {
  return everySpace(view, (space) => (space.card?.mantra ? { ...space, card: { ...space.card, mantra: false } } : space));
}

function tokens(view: View, taoist: Taoist, colour: Colour, change: number): View {
  return onBoard(view, taoist, ({ tao }) => ({ tao: { ...tao, [colour]: Math.max(0, tao[colour] + change) } }));
}

/** A card as it arrives. One that is gone again when the story ends is shown without what is printed on it. */
function arriving(card: Card, space: Space, target: View): CardView {
  const known = target.boards.flatMap((board) => board.spaces).find((each) => each.card?.card === card)?.card;
  const here = target.boards.find(({ side }) => space.startsWith(side));
  const colour = known?.colour ?? (here?.taoist.slice(0, -"-taoist".length) as Colour | undefined) ?? "black";
  const blank: CardView = {
    card, colour, incarnation: false, printed: {}, resistance: {}, left: [], centre: [], right: [], figure: null, mantra: false, holds_die: false, open: true,
  };
  if (known === undefined || known === null) return blank;
  return { ...known, figure: known.figure === null ? null : known.left.includes("haunter-on-board") ? "stone" : "card" };
}
