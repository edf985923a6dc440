// The table as headings and lines, for the text mode.

import type { Forecast, RoomSeat, Seat } from "../../../protocol";
import { nameOf, say, t } from "../../../lib/i18n.svelte";
import { placeLine } from "../../shared/text/place";
import type { Section } from "../../shared/text/section";
import { tell } from "../../shared/words";
import { coming } from "../flood";
import { hint, turnLine } from "../panels/status";
import { SKULL, TREASURES, grouped, nextStep } from "../printed";
import type { Table } from "../table";
import type { Card, Tile, TileView, View } from "../types";
import { holderName, percent, tileLabel } from "../words";

export interface Told {
  table: Table;
  seats: RoomSeat[];
  own: Seat[];
  forecast: Forecast | null;
}

/** All that can be seen on the table. */
export function sections({ table, seats, own, forecast }: Told): Section[] {
  const { view } = table;
  const turn =
    table.status.result === "playing" ? turnLine(view, own, seats) : t(`fi-over-${table.status.result}`);
  return [
    { title: t("fi-text-turn"), lines: [turn, hint(table, view, own, seats)] },
    ...(forecast === null ? [] : [forecastSection(forecast)]),
    { title: t("fi-text-water"), lines: water(view) },
    { title: t("fi-text-treasures"), lines: TREASURES.map((treasure) => treasureLine(view, treasure)) },
    { title: t("fi-text-hands"), lines: view.players.map((_, seat) => handLine(view, seats, seat)) },
    { title: t("fi-text-island"), lines: [], parts: island(view, forecast) },
    { title: t("fi-text-decks"), lines: decks(view) },
  ];
}

function forecastSection({ about, dangers, notes }: Forecast): Section {
  const lines = [
    ...(about === null ? [] : [say(about)]),
    ...dangers.map(({ phrase, probability }) =>
      t("fi-text-danger", { danger: say(phrase), percent: percent(probability) }),
    ),
    ...notes.map((note) => say(note)),
  ];
  return { title: t("fi-text-forecast"), lines };
}

export function water(view: View): string[] {
  const next = nextStep(view.water);
  return [
    t("fi-water-now", { mark: view.water, skull: SKULL, cards: view.flood_cards }),
    next ? t("fi-water-next", { mark: next.mark, cards: next.cards }) : t("fi-water-last"),
    t("fi-water-skull", { steps: SKULL - view.water }),
  ];
}

function treasureLine(view: View, treasure: (typeof TREASURES)[number]): string {
  const by = view.captured.find(([captured]) => captured === treasure)?.[1];
  const adventurer = by === undefined ? undefined : view.players[by]?.adventurer;
  if (adventurer !== undefined) return tell("fi-treasure-captured", { treasure, adventurer });
  const most = Math.max(...view.players.map(({ hand }) => hand.filter((card) => card === treasure).length));
  return tell("fi-treasure-open", { treasure }, { cards: most, cost: 4 });
}

function cardList(cards: readonly Card[]): string {
  const words = grouped(cards).map(({ card, count }) => t("fi-text-card", { card: nameOf(card), count }));
  return words.length === 0 ? t("fi-text-none") : words.join(", ");
}

function handLine(view: View, seats: RoomSeat[], seat: Seat): string {
  const player = view.players[seat];
  if (player === undefined) return "";
  const { adventurer, tile, hand } = player;
  const parts = [nameOf(adventurer), holderName(seats, seat), tell("fi-text-stands", { tile })].filter(
    Boolean,
  );
  const cards = hand.length === 0 ? t("fi-text-hand-empty") : t("fi-text-hand", { cards: cardList(hand) });
  return `${parts.join(", ")}. ${cards}. ${nameOf(adventurer, "ability")}`;
}

function island(view: View, forecast: Forecast | null): Section[] {
  const next = coming(view);
  const rows = new Map<number, TileView[]>();
  for (const tile of view.tiles) rows.set(tile.y, [...(rows.get(tile.y) ?? []), tile]);
  const placed = view.tiles.map(({ tile, x, y }) => ({ id: tile, x, y }));
  const name = (id: Tile) =>
    view.tiles.some(({ tile, state }) => tile === id && state === "sunk")
      ? t("fi-text-sunk", { tile: nameOf(id) })
      : nameOf(id);
  return [...rows].map(([y, tiles]) => ({
    title: t("fi-text-row", { row: y + 1 }),
    lines: tiles.map((tile) =>
      placeLine(placed, tile.tile, tileLabel(view, tile, next.get(tile.tile), forecast), name),
    ),
  }));
}

/** Only of a layer of one card it is known when it comes. */
function layerKey(layer: readonly Tile[], index: number): string {
  return `fi-text-layer${index === 0 ? "" : "-then"}${layer.length === 1 ? "-known" : ""}`;
}

function decks(view: View): string[] {
  const known = view.treasure_deck_known;
  const tiles = (list: readonly Tile[]) =>
    list.length === 0 ? t("fi-text-none") : list.map((tile) => nameOf(tile)).join(", ");
  return [
    t("fi-text-deck-treasure", { count: known.length + view.treasure_deck_rest.length }),
    ...(known.length === 0
      ? []
      : [t("fi-text-ordered", { cards: known.map((card) => nameOf(card)).join(", ") })]),
    t("fi-text-unordered", { cards: cardList(view.treasure_deck_rest) }),
    t("fi-text-discard-treasure", { cards: cardList(view.treasure_discard) }),
    t("fi-text-deck-flood", { count: view.flood_deck.flat().length }),
    ...view.flood_deck.map((layer, index) =>
      t(layerKey(layer, index), { count: layer.length, cards: tiles(layer) }),
    ),
    t("fi-text-discard-flood", { cards: tiles(view.flood_discard) }),
  ];
}
