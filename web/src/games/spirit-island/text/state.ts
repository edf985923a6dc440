// The table as headings and lines, for the text mode.

import type { Forecast, RoomSeat } from "../../../protocol";
import { nameOf, say, t } from "../../../lib/i18n.svelte";
import { percent } from "../../../lib/percent";
import type { Section } from "../../shared/text/section";
import { challengesOf } from "../panels/challenge/challenges";
import type { Table } from "../table";
import type { View } from "../types";
import {
  fearLines,
  INVADER_ACTIONS,
  invaderLabel,
  landLines,
  landTitle,
  linesText,
  secondBuildLabel,
  spiritLabel,
} from "../words";
import { spiritSection } from "./spirit";

export interface Told {
  table: Table;
  seats: readonly RoomSeat[];
  forecast: Forecast | null;
}

/** All that can be seen on the table. */
export function sections({ table, seats, forecast }: Told): Section[] {
  const { view } = table;
  return [
    { title: t("si-text-turn"), lines: [...turn(table, view), ...questions(view, seats)] },
    { title: t("si-text-dangers"), lines: dangers(view) },
    ...(forecast === null ? [] : [foreseen(forecast)]),
    {
      title: t("si-map"),
      lines: [],
      parts: view.boards.map((board) => ({ title: nameOf(board), lines: lands(view, board, forecast) })),
    },
    ...(view.lasting.length > 0 ? [{ title: t("si-lasting"), lines: lasting(view) }] : []),
    { title: t("si-text-powers"), lines: decks(view) },
    ...view.spirits.map((spirit) => spiritSection(spirit, spiritLabel(view, seats, spirit.seat))),
  ];
}

function turn({ status }: Table, view: View): string[] {
  if (status.result !== "playing") return [t(`si-over-${status.result}`)];
  return [...(view.turn > 0 ? [t("si-turn", { turn: view.turn })] : []), nameOf(view.phase), ...action(view)];
}

/** The Power or Fear card in use: whose it is, at which level, and what it targets. */
function action({ action, spirits }: View): string[] {
  if (action === null) return [];
  const nameOfSeat = (seat: number | null) => nameOf(spirits[seat ?? -1]?.spirit ?? "", "short");
  const about = [
    action.terror_level === null ? nameOfSeat(action.user) : nameOf(`terror-level-${action.terror_level}`),
    ...(action.land === null ? [] : [action.land]),
    ...(action.target === null || action.target === action.user ? [] : [nameOfSeat(action.target)]),
  ];
  return [t("si-text-action", { source: nameOf(action.source), about: about.join(", ") })];
}

/** What has to be decided, by whom, and between what. */
function questions(view: View, seats: readonly RoomSeat[]): string[] {
  return view.questions.flatMap(({ seats: asked, phrase, source, choices, drawn }) => [
    [
      asked.map((seat) => spiritLabel(view, seats, seat)).join(", "),
      ...(source === null ? [] : [nameOf(source)]),
      say(phrase),
    ].join(": "),
    ...choices.map((lines, index) => `${index + 1}: ${linesText(lines)}`),
    ...(drawn.length > 0 ? [t("si-text-drawn", { cards: names(drawn) })] : []),
  ]);
}

const names = (ids: readonly string[]) => ids.map((id) => nameOf(id)).join(", ") || t("si-text-none");

function dangers(view: View): string[] {
  const { fear, invaders } = view;
  return [
    ...fearLines(view),
    t("si-text-fear-deck", { count: fear.deck, cards: names(fear.resolved) }),
    t("si-blight-left", { count: view.blight_pool }),
    ...challengesOf(view).map(({ words }) => words),
    ...(invaders.second_build === null ? [] : [secondBuildLabel(view)]),
    ...INVADER_ACTIONS.map((action) => invaderLabel(view, action)),
    ...(invaders.discard.length > 0
      ? [t("si-text-invader-discard", { cards: names(invaders.discard) })]
      : []),
    ...(invaders.escalation ? [t("si-text-escalation")] : []),
  ];
}

function decks({ powers }: View): string[] {
  return (["minor", "major"] as const).map((kind) =>
    t(`si-text-${kind}`, { count: powers[`${kind}_deck`], cards: names(powers[`${kind}_discard`]) }),
  );
}

function foreseen({ about, dangers: all, notes, lines }: Forecast): Section {
  return {
    title: t("si-text-forecast"),
    lines: [
      ...(about === null ? [] : [say(about)]),
      ...all.map(({ phrase, probability }) => `${say(phrase)}: ${percent(probability)}`),
      ...notes.map((note) => say(note)),
      ...(lines ?? []).map(({ phrase }) => say(phrase)),
    ],
  };
}

function lands(view: View, board: string, forecast: Forecast | null): string[] {
  return view.lands
    .filter(({ land }) => land.startsWith(board))
    .map(
      (land) =>
        `${[landTitle(land), ...landLines(view, land, forecast)].join(", ")}. ${t("si-land-next-to", { lands: land.neighbours.join(", ") })}`,
    );
}

function lasting(view: View): string[] {
  return view.lasting.map(({ source, land, left, lines }) => {
    const where = [nameOf(source), ...(land === null ? [] : [land])].join(", ");
    return `${where}: ${linesText(lines)}${left > 0 ? ` (${t("si-lasting-left", { count: left })})` : ""}`;
  });
}
