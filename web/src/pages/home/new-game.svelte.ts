// What is chosen before a game, as the form holds it.

import type {
  Conflict,
  GameInfo,
  Meaning,
  OpenRoom,
  OpenSeat,
  RoomSettings,
  SetupOption,
} from "../../protocol";
import type { SetupForm } from "../../games/game";
import { api } from "../../lib/http";
import { language, t } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";

export type SeatKind = "own" | "free" | "bot";
/** Who plays, for those who do not want to choose seat by seat. */
export type Company = "solo" | "bots" | "friends";

const OTHERS: Record<Company, SeatKind> = { solo: "own", bots: "bot", friends: "free" };
const PAUSE_SECONDS = 4;

export class NewGame implements SetupForm {
  readonly game: GameInfo;
  setup: Record<string, string> = $state({});
  seats: SeatKind[] = $state([]);
  room: RoomSettings = $state(usualSettings(false));
  /** What does not fit together in what is chosen, as the server tells it. */
  conflicts: Conflict[] = $state.raw([]);
  /** How hard the game would be, where it has a number for that. */
  difficulty: number | null = $state(null);

  /** With these values for some of the options, and the usual ones for the rest. */
  constructor(game: GameInfo, chosen: Readonly<Record<string, string>> = {}) {
    this.game = game;
    this.setup = Object.fromEntries(
      game.options.map((option) => [option.key, chosen[option.key] ?? option.default]),
    );
    this.seats = this.company("friends");
    this.room = usualSettings(game.reactions);
  }

  option(key: string): SetupOption | undefined {
    return this.options.find((option) => option.key === key);
  }

  known(key: string): SetupOption | undefined {
    return this.game.options.find((option) => option.key === key);
  }

  /** The options that leave a choice. */
  get options(): SetupOption[] {
    return this.game.options.filter((option) => option.values.length > 1 && this.#fits(option, null));
  }

  /** The values that make sense with all else, and what is chosen even so. */
  values(option: SetupOption): string[] {
    const chosen = this.#chosen(option.key);
    return option.values.filter((value) => chosen.includes(value) || this.#fits(option, value));
  }

  get players(): number {
    return Number(this.setup["players"] ?? this.game.seats.least);
  }

  choose(key: string, value: string): void {
    this.setup[key] = value;
    if (key !== "players") return;
    const others = this.seats.at(-1) ?? "free";
    this.seats = Array.from({ length: this.players }, (_, seat) => this.seats[seat] ?? others);
    for (const option of this.game.options) this.#fitToPlayers(option);
  }

  /** The values chosen of an option that takes several, seat by seat or as a set; null if it is left open. */
  dealt(option: SetupOption): string[] | null {
    const chosen = this.#chosen(option.key);
    return option.open !== null && chosen.includes(option.open) ? null : chosen;
  }

  /** Leaves an option open, or begins to choose: a value for each seat, or the first of a set. */
  deal(option: SetupOption, chosen: boolean): void {
    const count = option.shape === "per-seat" ? this.players : 1;
    const begun = this.#things(option).slice(0, count).join(",");
    this.setup[option.key] = chosen ? begun : (option.open ?? option.default);
  }

  /** Puts a value into a set or takes it out; an empty set is an open choice, if there is one. */
  toggle(option: SetupOption, value: string, chosen: boolean): void {
    const others = (this.dealt(option) ?? []).filter((each) => each !== value);
    const all = chosen ? [...others, value] : others;
    if (all.length === 0 && option.open === null) return;
    const ordered = option.values.filter((each) => all.includes(each));
    this.setup[option.key] = ordered.join(",") || (option.open ?? option.default);
    this.#dropWhatLost(option.key);
  }

  /** Gives a value to a seat; whoever had it takes what this seat had. */
  give(option: SetupOption, seat: number, value: string): void {
    const dealt = [...(this.dealt(option) ?? [])];
    const holder = dealt.indexOf(value);
    if (holder >= 0) dealt[holder] = dealt[seat] ?? "";
    dealt[seat] = value;
    this.setup[option.key] = dealt.join(",");
  }

  /** The boxes that are played with, if the game has any. */
  get boxes(): string[] {
    return boxesIn(this.game, this.setup["boxes"]);
  }

  company(company: Company): SeatKind[] {
    return Array.from({ length: this.players }, (_, seat) => (seat === 0 ? "own" : OTHERS[company]));
  }

  /** What the server is asked for. */
  order(seats: SeatKind[]): OpenRoom {
    return {
      game: this.game.id,
      setup: this.chosen(),
      seats: seats.map(openSeat),
      ...opener(),
      settings: this.room,
    };
  }

  /** Every option with its value. */
  chosen(): [string, string][] {
    return this.game.options.map(({ key, default: usual }) => [key, this.setup[key] ?? usual]);
  }

  /** Asks what does not fit together; an answer that something newer has overtaken is dropped. */
  async describe(): Promise<void> {
    const asked = this.chosen();
    const told = await this.#meaning(asked);
    if (told === null || JSON.stringify(asked) !== JSON.stringify(this.chosen())) return;
    [this.conflicts, this.difficulty] = [told.conflicts, told.difficulty];
  }

  wouldMean(instead: Readonly<Record<string, string>>): Promise<Meaning | null> {
    return this.#meaning(this.chosen().map(([key, value]) => [key, instead[key] ?? value]));
  }

  #meaning(chosen: [string, string][]): Promise<Meaning | null> {
    return api.describe(this.game.id, chosen).catch(() => null);
  }

  #chosen(key: string): string[] {
    return (this.setup[key] ?? "").split(",");
  }

  /** Whether the needs of an option, or of one value of it, are met. */
  #fits(option: SetupOption, value: string | null): boolean {
    const needs = option.needs.filter((need) => need.value === value);
    return needs.every(({ key, values }) => this.#chosen(key).some((each) => values.includes(each)));
  }

  #things(option: SetupOption): string[] {
    return option.values.filter((value) => value !== option.open);
  }

  /** What needed a value that was taken out of this option is left as usual again, and so is what needed that. */
  #dropWhatLost(key: string): void {
    for (const option of this.game.options) {
      const needy =
        option.needs.some((need) => need.key === key) && this.setup[option.key] !== option.default;
      const fits = [null, ...this.#chosen(option.key)].every((value) => this.#fits(option, value));
      if (!needy || fits) continue;
      this.setup[option.key] = option.default;
      this.#dropWhatLost(option.key);
    }
  }

  #fitToPlayers(option: SetupOption): void {
    const dealt = option.shape === "per-seat" ? this.dealt(option) : null;
    if (!dealt) return;
    const free = this.#things(option).filter((value) => !dealt.includes(value));
    this.setup[option.key] = [...dealt, ...free].slice(0, this.players).join(",");
  }
}

/** The boxes in a value of the option for them; without one those that are usually played with. */
export function boxesIn({ options }: GameInfo, value?: string): string[] {
  const usual = options.find(({ key }) => key === "boxes")?.default ?? "";
  return (value ?? usual).split(",").filter((box) => box !== "");
}

/** Draws are announced where somebody may react to them. */
export function usualSettings(reactions: boolean): RoomSettings {
  return { visibility: "link", pause_seconds: reactions ? PAUSE_SECONDS : 0 };
}

export function openSeat(kind: SeatKind): OpenSeat {
  return kind === "bot" ? { kind, bot: "heuristic" } : { kind };
}

/** Who opens the room. */
export function opener(): Pick<OpenRoom, "name" | "language"> {
  return { name: settings.name.trim() || t("name-default"), language: language.current };
}
