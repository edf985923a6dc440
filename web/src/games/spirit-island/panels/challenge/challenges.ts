// What the island is up against besides the Invader cards: adversaries, a scenario, the Blight card, the Event card.

import { nameOf, t } from "../../../../lib/i18n.svelte";
import type { TableMarkId } from "../../art/table-marks";
import { blightFacts } from "../../box";
import type { CounterView, View } from "../../types";

export type ChallengeKind = "adversary" | "scenario" | "blight" | "event";

export interface Challenge {
  /** The id of the adversary, the scenario or the card; of a Blight card that is not turned none. */
  id: string;
  kind: ChallengeKind;
  mark: TableMarkId;
  name: string;
  /** Beside the name. */
  number: string;
  /** All of it in words. */
  words: string;
  /** Whether it may end the game soon, or is going on. */
  urgent: boolean;
}

/** So near an end is urgent. */
const NEAR = 2;

/** All of them, in the order in which they are shown. */
export function challengesOf(view: View): Challenge[] {
  return [...adversaries(view), ...scenario(view), ...blight(view), ...event(view)];
}

export function counterText({ name, now, limit, falling }: CounterView): string {
  return t(falling ? "si-counter-falling" : "si-counter", { name: nameOf(name), now, limit });
}

export const isNear = ({ now, limit, falling }: CounterView) =>
  falling ? now - limit <= NEAR : limit - now <= NEAR;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const short = ({ now, limit, falling }: CounterView) => (falling ? `${now}↓${limit}` : `${now}/${limit}`);

function adversaries({ adversaries }: View): Challenge[] {
  return adversaries.map(({ adversary, level, loss }) => ({
    id: adversary,
    kind: "adversary",
    mark: "adversary",
    name: `${nameOf(adversary, "short")} ${level}`,
    number: loss === null ? "" : short(loss),
    words: [
      `${nameOf(adversary)}, ${t("si-adversary-level", { level })}.`,
      ...(loss === null ? [] : [counterText(loss)]),
    ].join(" "),
    urgent: loss !== null && isNear(loss),
  }));
}

function scenario({ scenario }: View): Challenge[] {
  if (scenario === null) return [];
  const counters = [scenario.loss, scenario.victory].flatMap((counter) => counter ?? []);
  return [
    {
      id: scenario.scenario,
      kind: "scenario",
      mark: "scenario",
      name: nameOf(scenario.scenario, "short"),
      number: counters.map(short).join(" "),
      words: [`${nameOf("scenario")}: ${nameOf(scenario.scenario)}.`, ...counters.map(counterText)].join(" "),
      urgent: counters.some(isNear),
    },
  ];
}

/** What is said of the side of the Blight card that lies up. */
export function blightSide({ blight }: View): { mark: TableMarkId; name: string } | null {
  if (blight === null) return null;
  if (blight.card === null) return { mark: "blight-card-healthy", name: capital(nameOf("healthy-island")) };
  return blightFacts(blight.card)?.still_healthy
    ? { mark: "blight-card-still-healthy", name: nameOf(blight.card) }
    : { mark: "blight-card-blighted", name: nameOf(blight.card) };
}

function blight(view: View): Challenge[] {
  const side = blightSide(view);
  if (side === null) return [];
  return [
    {
      id: view.blight?.card ?? "",
      kind: "blight",
      ...side,
      number: String(view.blight_pool),
      words: t("si-blight-card", { name: side.name, count: view.blight_pool }),
      urgent: view.blight_pool <= NEAR,
    },
  ];
}

function event({ event }: View): Challenge[] {
  if (event === null) return [];
  return [
    {
      id: event.card,
      kind: "event",
      mark: "event",
      name: nameOf(event.card),
      number: "",
      words: `${nameOf("card-event")}: ${nameOf(event.card)}.`,
      urgent: event.left !== null,
    },
  ];
}
