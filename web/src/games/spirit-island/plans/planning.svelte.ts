// Planning: one says what a Power is meant for before it is used, and sees what the others have said.

import { createContext } from "svelte";
import type { Mark } from "../../../protocol";
import { announce } from "../../../lib/announce.svelte";
import { nameOf, t } from "../../../lib/i18n.svelte";
import type { TableProps } from "../table";
import { ring } from "../../shared/board/plan";
import { powerFacts } from "../box";
import type { View } from "../types";
import { spiritLabel } from "../words";
import { drafting, holderOf, standing, type Plan } from "./plans";

export class Planning {
  /** The Power whose target is being chosen. */
  power: string | null = $state(null);

  readonly #table: () => TableProps;

  constructor(table: () => TableProps) {
    this.#table = table;
    $effect(() => {
      if (this.power !== null && !this.mayPlan(this.power)) this.power = null;
    });
    this.#tellNews();
  }

  get view(): View {
    return this.#table().table.view;
  }

  /** What everybody plans now. */
  readonly plans: Plan[] = $derived.by(() => standing(this.view, this.#table().marks, this.#table().log));

  /** One's own marks, without plans that no longer stand. */
  readonly kept: Mark[] = $derived.by(() =>
    this.#table().ownMarks.filter(
      ({ about }) => about === undefined || this.plans.some(({ power }) => power === about),
    ),
  );

  of(power: string): Plan | undefined {
    return this.plans.find((plan) => plan.power === power);
  }

  /** What a plan is for, in a word: the land, or the Spirit by its short name. */
  targetName(target: string): string {
    return this.view.spirits.some(({ spirit }) => spirit === target) ? nameOf(target, "short") : target;
  }

  /** A plan as a sentence. */
  told({ power, seat, target }: Plan): string {
    const spirit = spiritLabel(this.view, this.#table().seats, seat);
    return t("si-plan-of", { spirit, power: nameOf(power), target: this.targetName(target) });
  }

  /** Whether the Power is meant for a Spirit, not for a land. */
  forSpirit(power: string): boolean {
    return powerFacts(power)?.range === null;
  }

  /** Whether one may say what the Power is meant for; alone, Powers for Spirits need no plan. */
  mayPlan(power: string): boolean {
    const holder = holderOf(this.view, power);
    return (
      holder !== undefined &&
      this.#owns(holder.seat) &&
      (!this.forSpirit(power) || this.view.spirits.length > 1)
    );
  }

  #owns(seat: number): boolean {
    return this.#table().seats[seat]?.own ?? false;
  }

  /** Whether another player's card may still be taken back. */
  isDraft(power: string): boolean {
    const player = this.view.spirits.find(({ in_play }) => in_play.some(({ card }) => card === power));
    return player !== undefined && drafting(this.view, player) && !this.#owns(player.seat);
  }

  begin(power: string): void {
    this.power = this.power === power ? null : power;
  }

  leave(): void {
    this.power = null;
  }

  /** Means the Power for a land or a Spirit; for the same once more takes the plan away. */
  mean(target: string): void {
    if (this.power !== null) this.set(this.power, target);
  }

  /** The same for a Power that is considered elsewhere. */
  set(power: string, target: string): void {
    const before = this.of(power)?.target;
    const others = this.kept.filter(({ about }) => about !== power);
    this.#table().draw(before === target ? others : [...others, { ...ring(target), about: power }]);
    announce(
      t(before === target ? "si-plan-dropped" : "si-plan-set", {
        power: nameOf(power),
        target: this.targetName(target),
      }),
    );
  }

  /** Says aloud what others plan. */
  #tellNews(): void {
    let known: ReadonlySet<string> | null = null;
    $effect(() => {
      const theirs = this.plans.filter(({ seat }) => !this.#owns(seat));
      const words = theirs.map((plan) => this.told(plan));
      const news = words.filter((each) => known?.has(each) === false);
      known = new Set(words);
      if (news.length > 0) announce(news.join(" "));
    });
  }
}

const [read, write] = createContext<Planning>();

export const planning = read;

/** Lays out the planning of a table, for all that stands on it. */
export function providePlanning(table: () => TableProps): Planning {
  return write(new Planning(table));
}
