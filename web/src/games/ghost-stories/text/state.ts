// The table as headings and lines, for the text mode.

import type { Chance, Forecast, RoomSeat, Seat } from "../../../protocol";
import { nameOf, say, t } from "../../../lib/i18n.svelte";
import { holderName } from "../../../lib/people";
import { percent } from "../../../lib/percent";
import { placeLine } from "../../shared/text/place";
import type { Section } from "../../shared/text/section";
import { tell } from "../../shared/words";
import { tileBefore } from "../called";
import { hint, stepOf, turnLine } from "../panels/status";
import { hauntedCount } from "../printed";
import type { Table } from "../table";
import type { BoardView, PrintedView, SpaceView, Tile, TileView, View } from "../types";
import { amounts, boardLabel, spaceLabel, tileLabel } from "../words";

export interface Told {
  table: Table;
  seats: readonly RoomSeat[];
  own: readonly Seat[];
  forecast: Forecast | null;
}

/** All that can be seen on the table. */
export function sections({ table, seats, own, forecast }: Told): Section[] {
  const { view } = table;
  const playing = table.status.result === "playing";
  const turn = playing ? turnLine(view, own, seats) : t(`gs-over-${table.status.result}`);
  return [
    {
      title: t("gs-text-turn"),
      lines: [
        turn,
        hint(table, view, own, seats),
        ...(playing ? [t(`gs-step-${stepOf(view)}`)] : []),
        ...pending(view),
      ],
    },
    { title: t("gs-text-dangers"), lines: dangers(view) },
    ...(forecast === null ? [] : [forecastSection(forecast)]),
    { title: t("gs-text-village"), lines: [], parts: village(view, forecast) },
    { title: t("gs-text-boards"), lines: [], parts: view.boards.map((board) => boardSection(board, seats)) },
    { title: t("gs-text-stock"), lines: stock(view) },
  ];
}

/** The card, the dice and the debt that the question is about. */
function pending(view: View): string[] {
  return [
    ...(view.drawn ? [drawnLine(view.drawn)] : []),
    ...(view.curse ? [`${nameOf(view.curse)}. ${nameOf(view.curse, "effect")}`] : []),
    ...(view.dice ? [tell("event-dice-rolled", { dice: view.dice })] : []),
    ...(view.question === "pay" ? [t("gs-owed", { count: view.owed })] : []),
  ];
}

/** The card that waits for a place, with all that is printed on it. */
function drawnLine(card: PrintedView): string {
  const needed = t("gs-resists", { needed: amounts(card.resistance) });
  return [t("gs-text-drawn", { card: nameOf(card.card) }), needed, ...abilities(card)].join(". ");
}

function dangers(view: View): string[] {
  return [
    t("gs-haunted-of", { haunted: hauntedCount(view), fatal: view.fatal_tiles }),
    view.until_incarnation === null
      ? t("gs-no-incarnation")
      : t("gs-until", { cards: view.until_incarnation }),
    t("gs-dice-free", { count: view.free_dice }),
    ...(view.tao_blocked ? [t("gs-tao-blocked")] : []),
    ...(view.white_ignored ? [t("gs-white-ignored")] : []),
  ];
}

function forecastSection({ about, dangers: all, notes, lines }: Forecast): Section {
  const told = [
    ...(about === null ? [] : [say(about)]),
    ...all.map(({ phrase, probability }) =>
      t("gs-text-chance", { what: say(phrase), percent: percent(probability) }),
    ),
    ...notes.map((note) => say(note)),
  ];
  const odds = (lines ?? []).map(({ phrase, chances, topic }) =>
    [say(phrase), ...(SURE.has(topic) && chances.length === 1 ? [] : chances.map(chance))].join("; "),
  );
  return { title: t("gs-text-forecast"), lines: [...told, ...odds] };
}

/** What lines on these topics speak of happens for sure, unless several things may happen. */
const SURE = new Set(["yin", "incarnation"]);

function chance({ what, probability }: Chance): string {
  return t("gs-text-chance", { what: t(`gs-odds-${what}`), percent: percent(probability) });
}

function village(view: View, forecast: Forecast | null): Section[] {
  const placed = view.village.map(({ tile, row, column }) => ({ id: tile, x: column, y: row }));
  const line = (tile: TileView) =>
    [
      placeLine(placed, tile.tile, tileLabel(view, tile, forecast), (id) => nameOf(id)),
      ...facing(view, tile.tile),
    ].join(" ");
  return [0, 1, 2].map((row) => ({
    title: t("gs-text-row", { row: row + 1 }),
    lines: view.village.filter((tile) => tile.row === row).map(line),
  }));
}

/** The ghost spaces that a Taoist on the tile reaches. */
function facing(view: View, tile: Tile): string[] {
  const near = view.boards.flatMap(({ side, spaces }) =>
    spaces.filter(({ space }) => tileBefore(view, space) === tile).map((space) => ({ side, space })),
  );
  if (near.length === 0) return [];
  const told = near.map(({ side, space: { card } }) =>
    t("gs-text-facing-one", {
      board: nameOf(side),
      ghost: card === null ? t("gs-empty") : nameOf(card.card),
    }),
  );
  return [t("gs-text-facing", { spaces: told.join(", ") })];
}

function boardSection(board: BoardView, seats: readonly RoomSeat[]): Section {
  const holder = board.seat === null ? undefined : seats[board.seat];
  return {
    title: nameOf(board.seat === null ? board.side : board.taoist),
    lines: [
      [
        boardLabel(board),
        ...(holder === undefined ? [] : [holderName(holder)]),
        ...(board.tile && board.qi > 0 ? [tell("gs-text-stands", { tile: board.tile })] : []),
      ].join(", "),
      `${nameOf(board.power)}: ${nameOf(board.power, "effect")}`,
      ...board.spaces.map(spaceLine),
    ],
  };
}

function spaceLine(space: SpaceView): string {
  return [spaceLabel(space), ...(space.card ? abilities(space.card) : [])].join(". ");
}

function abilities({ left, centre, right }: PrintedView): string[] {
  const stones = { left, centre, right };
  return Object.entries(stones).flatMap(([stone, some]) =>
    some.map((ability) => `${t(`gs-stone-${stone}`)}: ${nameOf(ability)}`),
  );
}

function stock(view: View): string[] {
  const gone = view.gone.map((card) => nameOf(card)).join(", ");
  return [
    t("gs-deck", { count: view.cards_left }),
    t("gs-incarnations", {
      left: view.incarnations_left,
      exorcised: view.incarnations_exorcised,
      all: view.incarnations_in_game,
    }),
    `${t("gs-gone", { count: view.gone.length })}${gone === "" ? "" : `: ${gone}`}`,
    t("gs-text-bank", { tokens: amounts(view.bank), qi: view.bank_qi }),
  ];
}
