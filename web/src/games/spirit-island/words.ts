// Sentences about the table that several parts of the screen need.

import type { Forecast, RoomSeat, Seat } from "../../protocol";
import { language, nameOf, say, t } from "../../lib/i18n.svelte";
import { holderName } from "../../lib/people";
import { tell } from "../shared/words";
import { ravages } from "./coming";
import { KINDS } from "./kinds";
import type { InvaderAction, LandView, Line, View } from "./types";

/** A Spirit by its short name, and by who plays it if that is somebody else. */
export function spiritLabel(view: View, seats: readonly RoomSeat[], seat: Seat): string {
  const holder = seats[seat];
  const name = nameOf(view.spirits[seat]?.spirit ?? "", "short");
  return holder === undefined || holder.own || holder.holder.kind === "free"
    ? name
    : t("si-spirit-of", { spirit: name, name: holderName(holder) });
}

/** Several pieces of a kind: "2 Towns". */
export function piecesLabel({
  kind,
  count,
  damage,
}: {
  kind: string;
  count: number;
  damage: number;
}): string {
  return tell(damage > 0 ? "si-pieces-damaged" : "si-pieces", { kind }, { count, damage });
}

/** A piece as moves write it: its kind and its damage. */
export function pieceOf(piece: string): { kind: string; damage: number } {
  const [kind = "", damage = "0"] = piece.split("-");
  return { kind, damage: Number(damage) };
}

/** What lies in a land, what counts there and what is coming, each as a line. */
export function landLines(view: View, land: LandView, forecast: Forecast | null): string[] {
  return [...hereLines(view, land), ...comingLines(view, land, forecast)];
}

/** What lies in a land and what counts there. */
export function hereLines(view: View, land: LandView): string[] {
  const lines = land.pieces.map((piece) =>
    piece.health === null || piece.health === KINDS[piece.kind].health
      ? piecesLabel(piece)
      : `${piecesLabel(piece)}, ${t("si-health", { count: piece.health })}`,
  );
  land.presence.forEach((count, seat) => {
    if (count === 0) return;
    const spirit = nameOf(view.spirits[seat]?.spirit ?? "", "short");
    lines.push(t(land.sacred_sites.includes(seat) ? "si-presence-sacred" : "si-presence", { spirit, count }));
  });
  if (land.blight > 0) lines.push(t("si-land-blight", { count: land.blight }));
  if (land.defend > 0) lines.push(t("si-land-defend", { count: land.defend }));
  return lines;
}

/** What is coming in a land: as it is foreseen, or without a forecast as the Invader cards show it. */
export function comingLines(view: View, land: LandView, forecast: Forecast | null): string[] {
  if (forecast)
    return (forecast.lines ?? [])
      .filter(({ things }) => things[0] === land.land)
      .map(({ phrase }) => say(phrase));
  const lines: string[] = [];
  for (const action of ["ravage", "build"] as const) {
    if (!view.invaders[action]?.lands.includes(land.land)) continue;
    if (land.skipped.includes(action)) lines.push(tell("si-skipped", { action }));
    else if (action === "build") lines.push(t("si-builds"));
    else
      lines.push(ravages(view, land) ? t("si-ravages", { damage: land.ravage_damage }) : t("si-ravages-not"));
  }
  if (land.skipped.includes("explore")) lines.push(tell("si-skipped", { action: "explore" }));
  return lines;
}

/** What the Invaders do, in their order. */
export const INVADER_ACTIONS = ["ravage", "build", "explore"] as const satisfies readonly InvaderAction[];

/** What stands on a space of the Invader board. */
export function invaderLabel({ invaders }: View, action: InvaderAction): string {
  const space = invaders[action];
  if (space !== null)
    return t("si-invaders-space", {
      action: nameOf(action, "short"),
      card: [space.card, ...space.more].map((card) => nameOf(card)).join(" + "),
      lands: space.lands.join(", "),
    });
  if (action !== "explore") return t("si-invaders-none", { action: nameOf(action, "short") });
  if (invaders.next_stage === null) return t("si-invaders-empty");
  return t("si-invaders-next", {
    stage: nameOf(invaders.next_stage),
    cards: invaders.possible.map((card) => nameOf(card)).join(", "),
    count: invaders.deck,
  });
}

/** What stands on the second space for Builds. */
export function secondBuildLabel({ invaders: { second_build } }: View): string {
  if (!second_build || second_build.cards.length === 0) return t("si-second-build-empty");
  const { cards, lands } = second_build;
  return t("si-second-build-space", {
    card: cards.map((card) => nameOf(card)).join(" + "),
    lands: lands.join(", "),
  });
}

/** How far Fear has come and what wins now, each as a line. */
export function fearLines({ fear }: View): string[] {
  const level = `terror-level-${fear.terror_level}`;
  return [
    t("si-fear", { generated: fear.generated, pool: fear.pool }),
    t("si-fear-earned", { count: fear.earned }),
    `${nameOf(level)}. ${nameOf(level, "goal")}`,
    t("si-fear-next", { count: fear.to_next_level }),
  ];
}

/** What was said of a land and from what it followed: one that is as it was is not put into words again. */
const said = new WeakMap<LandView, { from: readonly unknown[]; words: string }>();

/** A land in one line, for those who cannot see it. */
export function landLabel(view: View, id: string, forecast: Forecast | null): string {
  const land = view.lands.find((each) => each.land === id);
  if (land === undefined) return id;
  const from = [language.current, view.invaders, forecast];
  const known = said.get(land);
  if (known?.from.every((each, index) => each === from[index])) return known.words;
  const words = [landTitle(land), ...landLines(view, land, forecast)].join(", ");
  said.set(land, { from, words });
  return words;
}

export function landTitle({ land, terrain, coastal }: LandView): string {
  return t(coastal ? "si-land-coastal" : "si-land", { land, terrain: nameOf(terrain) });
}

/** Lines of a text as one sentence each. */
export function linesText(lines: readonly Line[]): string {
  return lines.map(({ phrase }) => say(phrase)).join(" ");
}

/** Numbers as they stand on the cards. */
export const ROMAN = ["", "I", "II", "III"] as const;
