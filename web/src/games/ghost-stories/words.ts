// Sentences about the table that several parts of the screen need.

import type { Forecast, OddsLine } from "../../protocol";
import { nameOf, t } from "../../lib/i18n.svelte";
import { percent } from "../../lib/percent";
import { tell } from "../shared/words";
import { CENTRE, counted, nextHaunted } from "./printed";
import type { BoardView, CardView, Needs, SpaceView, Tao, TileView, View } from "./types";

/** A number of tokens or faces of each colour: "2 red, 1 blue". */
export function amounts(pool: Tao | Needs): string {
  return counted(pool)
    .map(({ colour, count }) => t("gs-amount", { count, colour: nameOf(colour) }))
    .join(", ");
}

/** A card in one line: its name, what it takes, where its figure stands. */
function cardLabel(card: CardView): string {
  const needed = amounts(card.resistance);
  const parts = [nameOf(card.card), needed === "" ? t("gs-resists-nothing") : t("gs-resists", { needed })];
  if (card.figure !== null) parts.push(t(`gs-figure-${card.figure}`));
  if (card.mantra) parts.push(nameOf("mantra"));
  if (card.holds_die) parts.push(t("gs-holds-die"));
  if (!card.open) parts.push(t("gs-closed"));
  return parts.join(", ");
}

export function spaceLabel({ space, card, buddha, threatens }: SpaceView): string {
  const parts = [nameOf(space)];
  if (buddha) parts.push(nameOf("buddha"));
  parts.push(card === null ? t("gs-empty") : cardLabel(card));
  if (card?.figure && threatens) parts.push(tell("gs-threatens", { tile: threatens }));
  return parts.join(", ");
}

export function isCentre({ row, column }: TileView): boolean {
  return row === CENTRE.row && column === CENTRE.column;
}

/** Everything about a tile in one line, for those who cannot see it. */
export function tileLabel(view: View, tile: TileView, forecast: Forecast | null): string {
  const here = view.boards
    .filter((board) => board.tile === tile.tile && board.qi > 0)
    .map(({ taoist }) => taoist);
  const by = nextHaunted(view).get(tile.tile);
  const chance = hauntChance(forecast, tile.tile);
  const parts = [nameOf(tile.tile), t(tile.haunted ? "gs-tile-haunted" : "gs-tile-active")];
  if (here.length > 0) parts.push(tell("gs-here", { taoists: here }));
  if (tile.tile === "circle-of-prayer" && view.circle) parts.push(nameOf(view.circle, "tao"));
  if (tile.tile === "buddhist-temple" && view.temple_buddhas > 0)
    parts.push(t("gs-temple-buddhas", { count: view.temple_buddhas }));
  if (isCentre(tile) && view.centre_tokens > 0)
    parts.push(t("gs-centre-tokens", { count: view.centre_tokens }));
  if (by) parts.push(tell("gs-haunted-next", { space: by }));
  if (chance > 0) parts.push(t("gs-odds-haunted", { percent: percent(chance) }));
  return parts.join(", ");
}

/** How likely a tile is haunted in the coming Yin phase. */
export function hauntChance(forecast: Forecast | null, tile: string): number {
  return (
    forecast?.things.find(({ thing }) => thing === tile)?.chances.find(({ what }) => what === "haunted")
      ?.probability ?? 0
  );
}

export function linesOf(forecast: Forecast | null, topic: string): OddsLine[] {
  return forecast?.lines?.filter((line) => line.topic === topic) ?? [];
}

/** What a player or a neutral board has, in one line. */
export function boardLabel(board: BoardView): string {
  const parts = board.seat === null ? [nameOf(board.side), nameOf("neutral")] : [nameOf(board.taoist)];
  if (board.qi === 0) parts.push(board.seat === null ? nameOf("possessed") : t("gs-dead"));
  else parts.push(t("gs-qi", { count: board.qi }));
  const tokens = amounts(board.tao);
  if (tokens !== "") parts.push(t("gs-tokens", { tokens }));
  if (board.seat !== null) parts.push(t(board.yin_yang ? "gs-yin-yang-there" : "gs-yin-yang-spent"));
  if (board.buddhas > 0) parts.push(t("gs-buddhas", { count: board.buddhas }));
  if (board.power_tokens > 0) parts.push(t("gs-power-tokens", { count: board.power_tokens }));
  parts.push(t(board.power_works ? "gs-power-works" : "gs-power-blocked", { power: nameOf(board.power) }));
  return parts.join(", ");
}
