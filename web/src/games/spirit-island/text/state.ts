// The table as headings and lines, for the text mode.

import type { Forecast, RoomSeat, TableState } from "../../../protocol";
import { nameOf, say, t } from "../../../lib/i18n.svelte";
import { percent } from "../../../room/words";
import type { Section } from "../../shared/text/section";
import type { InvaderAction, View } from "../types";
import { landLines, landTitle, linesText, spiritLabel } from "../words";
import { spiritSection } from "./spirit";

export interface Told {
  table: TableState;
  seats: readonly RoomSeat[];
  forecast: Forecast | null;
}

/** All that can be seen on the table. */
export function sections({ table, seats, forecast }: Told): Section[] {
  const view = table.view as View;
  return [
    { title: t("si-text-turn"), lines: [...turn(table, view), ...questions(view, seats)] },
    { title: t("si-text-dangers"), lines: dangers(view) },
    ...(forecast === null ? [] : [foreseen(forecast)]),
    { title: t("si-map"), lines: [], parts: view.boards.map((board) => ({ title: nameOf(board), lines: lands(view, board, forecast) })) },
    ...(view.lasting.length > 0 ? [{ title: t("si-lasting"), lines: lasting(view) }] : []),
    ...view.spirits.map((spirit) => spiritSection(spirit, spiritLabel(view, seats, spirit.seat))),
  ];
}

function turn({ status }: TableState, view: View): string[] {
  if (status.result !== "playing") return [t(`si-over-${status.result}`)];
  return [...(view.turn > 0 ? [t("si-turn", { turn: view.turn })] : []), nameOf(view.phase), ...(view.action ? [t("si-text-action", { source: nameOf(view.action.source) })] : [])];
}

/** What has to be decided, by whom, and between what. */
function questions(view: View, seats: readonly RoomSeat[]): string[] {
  return view.questions.flatMap(({ seats: asked, phrase, source, choices }) => [
    [asked.map((seat) => spiritLabel(view, seats, seat)).join(", "), ...(source === null ? [] : [nameOf(source)]), say(phrase)].join(": "),
    ...choices.map((lines, index) => `${index + 1}: ${linesText(lines)}`),
  ]);
}

const ACTIONS = ["ravage", "build", "explore"] as const satisfies readonly InvaderAction[];

function dangers(view: View): string[] {
  const { fear } = view;
  const level = `terror-level-${fear.terror_level}`;
  return [
    t("si-fear", { generated: fear.generated, pool: fear.pool }),
    t("si-fear-earned", { count: fear.earned }),
    `${nameOf(level)}. ${nameOf(level, "goal")}`,
    t("si-fear-next", { count: fear.to_next_level }),
    t("si-blight-left", { count: view.blight_pool }),
    ...ACTIONS.map((action) => invaders(view, action)),
  ];
}

function invaders({ invaders: cards }: View, action: InvaderAction): string {
  const space = cards[action];
  if (space !== null) return t("si-invaders-space", { action: nameOf(action, "short"), card: nameOf(space.card), lands: space.lands.join(", ") });
  if (action !== "explore") return t("si-invaders-none", { action: nameOf(action, "short") });
  if (cards.next_stage === null) return t("si-invaders-empty");
  return t("si-invaders-next", { stage: nameOf(cards.next_stage), cards: cards.possible.map((card) => nameOf(card)).join(", "), count: cards.deck });
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
    .map((land) => `${[landTitle(land), ...landLines(view, land, forecast)].join(", ")}. ${t("si-land-next-to", { lands: land.neighbours.join(", ") })}`);
}

function lasting(view: View): string[] {
  return view.lasting.map(({ source, land, lines }) => `${nameOf(source)}${land === null ? "" : `, ${land}`}: ${linesText(lines)}`);
}
