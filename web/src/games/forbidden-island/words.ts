// Sentences about the table that several parts of the screen need.

import type { Chance, Forecast, RoomSeat, Seat } from "../../protocol";
import { nameOf, t } from "../../lib/i18n.svelte";
import { tell } from "../shared/words";
import { HELIPAD, TREASURE_OF } from "./printed";
import type { Coming } from "./flood";
import type { Tile, TileView, View } from "./types";

/** A share from 0 to 1 in percent; what can happen is never told as 0, nor what can fail as 100. */
export function percent(probability: number): string {
  const rounded = Math.round(probability * 100);
  if (rounded === 0 && probability > 0) return t("fi-percent-less");
  if (rounded === 100 && probability < 1) return t("fi-percent-more");
  return t("fi-percent", { percent: rounded });
}

export function holderName(seats: RoomSeat[], seat: Seat): string {
  const holder = seats[seat]?.holder;
  if (holder?.kind === "person") return holder.name;
  return holder?.kind === "bot" ? t("fi-bot") : "";
}

/** The worst that the forecast says may happen to a tile. */
export function oddsOf(forecast: Forecast | null, tile: Tile): Chance | null {
  const chances =
    forecast?.things
      .find(({ thing }) => thing === tile)
      ?.chances.filter(({ probability }) => probability > 0) ?? [];
  return chances.find(({ what }) => what === "sinks") ?? chances[0] ?? null;
}

export function inDanger(forecast: Forecast | null): Set<string> {
  return new Set(forecast?.dangers.flatMap(({ things }) => things) ?? []);
}

/** Everything about a tile in one line, for those who cannot see it. */
export function tileLabel(
  view: View,
  { tile, state }: TileView,
  coming: Coming | undefined,
  forecast: Forecast | null,
): string {
  const here = view.players.filter((player) => player.tile === tile).map(({ adventurer }) => adventurer);
  const treasure = TREASURE_OF[tile];
  const odds = oddsOf(forecast, tile);
  const parts = [nameOf(tile), t(`fi-state-${state}`)];
  if (here.length > 0) parts.push(tell("fi-here", { adventurers: here }));
  if (tile === HELIPAD) parts.push(t("fi-helipad"));
  if (treasure !== undefined) parts.push(nameOf(treasure));
  if (coming !== undefined && state !== "sunk") parts.push(t(`fi-coming-${coming}`));
  if (odds !== null) parts.push(t(`fi-odds-${odds.what}`, { percent: percent(odds.probability) }));
  if (inDanger(forecast).has(tile)) parts.push(t("fi-danger"));
  return parts.join(", ");
}
