// What an event changes on the table, so that the screen can follow events one by one.
// What comes after the last of them is the server's state, not this one.

import type { Adventurer, Card, Event, PlayerView, Tile, TileState, View } from "../types";
import { TREASURE_COST } from "../printed";

/** The table after an event. */
export function apply(view: View, event: Event): View {
  switch (event.event) {
    case "turn-began":
      return { ...view, active: view.players.findIndex((player) => player.adventurer === event.adventurer) };
    case "moved":
    case "guided":
    case "swam":
      return moved(view, [event.adventurer], event.to);
    case "lifted":
      return moved(spend(view, event.adventurer, "helicopter-lift"), event.passengers, event.to);
    case "shored-up":
      return turned(view, event.tile, "dry");
    case "sandbagged":
      return turned(spend(view, event.adventurer, "sandbags"), event.tile, "dry");
    case "flooded":
      return turned(floodCardGone(view, event.tile, true), event.tile, "flooded");
    case "sank":
      return turned(floodCardGone(view, event.tile, false), event.tile, "sunk");
    case "given":
      return took(dropped(view, event.adventurer, event.card), event.to, event.card);
    case "discarded":
      return spend(view, event.adventurer, event.card);
    case "took-off":
      return spend(view, event.adventurer, "helicopter-lift");
    case "captured":
      return captured(view, event.adventurer, event.treasure);
    case "drew":
      return drew(view, event.adventurer, event.card);
    case "water-rose":
      return { ...view, water: event.mark, flood_cards: event.flood_cards };
    case "flood-recycled":
    case "flood-reshuffled":
      return { ...view, flood_deck: [view.flood_discard, ...view.flood_deck], flood_discard: [] };
    case "treasure-reshuffled":
      return { ...view, treasure_deck_rest: view.treasure_discard, treasure_discard: [] };
    case "actions-forgone":
    case "lost":
      return view;
  }
}

function moved(view: View, who: Adventurer[], tile: Tile): View {
  return players(view, (player) => (who.includes(player.adventurer) ? { ...player, tile } : player));
}

function turned(view: View, which: Tile, state: TileState): View {
  return { ...view, tiles: view.tiles.map((tile) => (tile.tile === which ? { ...tile, state } : tile)) };
}

function players(view: View, change: (player: PlayerView) => PlayerView): View {
  return { ...view, players: view.players.map(change) };
}

function without<T>(list: readonly T[], item: T, times = 1): T[] {
  let left = times;
  return list.filter((each) => each !== item || left-- <= 0);
}

function dropped(view: View, who: Adventurer, card: Card, times = 1): View {
  return players(view, (player) => (player.adventurer === who ? { ...player, hand: without(player.hand, card, times) } : player));
}

function took(view: View, who: Adventurer, card: Card): View {
  return players(view, (player) => (player.adventurer === who ? { ...player, hand: [...player.hand, card] } : player));
}

function spend(view: View, who: Adventurer, card: Card, times = 1): View {
  const spent = Array<Card>(times).fill(card);
  return { ...dropped(view, who, card, times), treasure_discard: [...view.treasure_discard, ...spent] };
}

function captured(view: View, who: Adventurer, treasure: View["captured"][number][0]): View {
  const seat = view.players.findIndex((player) => player.adventurer === who);
  return { ...spend(view, who, treasure, TREASURE_COST), captured: [...view.captured, [treasure, seat]] };
}

function drew(view: View, who: Adventurer, card: Card): View {
  const known = view.treasure_deck_known;
  const rest = known.length > 0 ? { treasure_deck_known: known.slice(1) } : { treasure_deck_rest: without(view.treasure_deck_rest, card) };
  const drawn = { ...view, ...rest };
  return card === "waters-rise" ? { ...drawn, treasure_discard: [...view.treasure_discard, card] } : took(drawn, who, card);
}

function floodCardGone(view: View, tile: Tile, discarded: boolean): View {
  const flood_deck = view.flood_deck.map((layer) => without(layer, tile)).filter((layer) => layer.length > 0);
  return { ...view, flood_deck, flood_discard: discarded ? [...view.flood_discard, tile] : view.flood_discard };
}
