// What is chosen before a game, as the form holds it.

import type { GameInfo, OpenRoom, OpenSeat, RoomSettings, SetupOption } from "../../protocol";
import { language, t } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";

export type SeatKind = "own" | "free" | "bot";
/** Who plays, for those who do not want to choose seat by seat. */
export type Company = "solo" | "bots" | "friends";

const OTHERS: Record<Company, SeatKind> = { solo: "own", bots: "bot", friends: "free" };
const PAUSE_SECONDS = 4;

export class NewGame {
  readonly game: GameInfo;
  setup: Record<string, string> = $state({});
  seats: SeatKind[] = $state([]);
  room: RoomSettings = $state(usualSettings(false));

  constructor(game: GameInfo) {
    this.game = game;
    this.setup = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.seats = this.company("friends");
    this.room = usualSettings(game.reactions);
  }

  option(key: string): SetupOption | undefined {
    return this.game.options.find((option) => option.key === key);
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

  /** What each seat was given of an option that takes several values; null if it is left to the lot. */
  dealt(option: SetupOption): string[] | null {
    const value = this.setup[option.key] ?? option.default;
    return value === option.default ? null : value.split(",");
  }

  /** Leaves an option to the lot, or deals its values to the seats. */
  deal(option: SetupOption, chosen: boolean): void {
    this.setup[option.key] = chosen ? this.#values(option).slice(0, this.players).join(",") : option.default;
  }

  /** Gives a value to a seat; whoever had it takes what this seat had. */
  give(option: SetupOption, seat: number, value: string): void {
    const dealt = [...(this.dealt(option) ?? [])];
    const holder = dealt.indexOf(value);
    if (holder >= 0) dealt[holder] = dealt[seat] ?? "";
    dealt[seat] = value;
    this.setup[option.key] = dealt.join(",");
  }

  company(company: Company): SeatKind[] {
    return Array.from({ length: this.players }, (_, seat) => (seat === 0 ? "own" : OTHERS[company]));
  }

  /** What the server is asked for. */
  order(seats: SeatKind[]): OpenRoom {
    return {
      game: this.game.id,
      setup: this.game.options.map(({ key, default: usual }) => [key, this.setup[key] ?? usual]),
      seats: seats.map(openSeat),
      ...opener(),
      settings: this.room,
    };
  }

  #values(option: SetupOption): string[] {
    return option.values.filter((value) => value !== option.default);
  }

  #fitToPlayers(option: SetupOption): void {
    const dealt = option.several ? this.dealt(option) : null;
    if (!dealt) return;
    const free = this.#values(option).filter((value) => !dealt.includes(value));
    this.setup[option.key] = [...dealt, ...free].slice(0, this.players).join(",");
  }
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
