// What the room page and a game's own screen agree on: the room knows no game, the game knows no network.

import type { Component } from "svelte";
import type { Called } from "../lib/phrases";
import type {
  Conflict,
  Forecast,
  LogEntry,
  Mark,
  Marks,
  Meaning,
  Preview,
  Refusal,
  RoomSeat,
  Seat,
  SeatMoves,
  SetupOption,
  Suggestion,
  TableState,
} from "../protocol";

/** How a game stands, with the view in the game's own words. */
export type TableOf<View> = Omit<TableState, "view"> & { view: View };

/** What would come of a move at such a table. */
export type PreviewOf<View> = Omit<Preview, "table"> & { table: TableOf<View> | null };

/** Moves that would complete a decision at such a table. */
export type SuggestionOf<View> = Omit<Suggestion, "table"> & { table: TableOf<View> | null };

/** Everything a game's screen is given. It shows the state, animates what is new and offers the moves. */
export interface TableProps<View = unknown> {
  /** How the game stands. */
  table: TableOf<View>;
  /** The moves of the seats that this person may move for; empty for spectators and in replays. */
  moves: SeatMoves[];
  /** Who sits where. */
  seats: RoomSeat[];
  /** The moves so far, the last of which may still have to be animated. */
  log: LogEntry[];
  /** How likely things are, when the person asked to see it. */
  forecast: Forecast | null;
  /** How likely things are now, asked for once; not in replays. */
  foresee?: () => Promise<Forecast | null>;
  /** What everybody, oneself included, has drawn on the board. */
  marks: Marks[];
  /** Things that somebody points at right now. */
  pings: { thing: string; by: string }[];
  /** Whether a touch of the board draws or points instead of choosing moves. */
  tool: BoardTool;
  /** Makes a move; the answer is why it was refused, or null. */
  play: (seat: Seat, move: string) => Promise<Refusal | null>;
  /** Makes a move unless it reveals something; the answer is null if it is made, otherwise what would come of it or why it was refused. */
  attempt: (seat: Seat, move: string) => Promise<PreviewOf<View> | null>;
  /** What would come of a move that may or may not be possible, if other moves of the seat were made before it. */
  preview: (seat: Seat, move: string, after?: readonly string[]) => Promise<PreviewOf<View>>;
  /** Moves that would complete the decision an own seat is in. Nothing is played; not in replays. */
  suggest?: (seat: Seat) => Promise<SuggestionOf<View> | null>;
  /** Shows a rule by its id. */
  showRule: (id: string) => void;
  /** Points at a thing. */
  ping: (thing: string) => void;
  /** Replaces one's own marks. */
  draw: (marks: Mark[]) => void;
  /** One's own marks as they are now. */
  ownMarks: Mark[];
}

export type BoardTool = "choose" | "point" | "draw";

/** A game as the client knows it. */
export interface GameScreen<View = unknown> {
  /** The board with all that belongs to it. */
  Table: Component<TableProps<View>>;
  /** The whole state as text: headings, lists and the moves as buttons, for screen readers and for those who prefer text; loaded when it is wanted. */
  textTable: () => Promise<{ default: Component<TableProps<View>> }>;
  /** What things are called at this table where their ids say something else. */
  called?: (view: View) => Called;
}

/** A screen for the room page, which knows no game: whoever shows it gives it the views of its own game. */
export function anyScreen<View>(screen: GameScreen<View>): GameScreen {
  return screen as unknown as GameScreen;
}

/** What a game's reference of all cards is given. */
export interface ReferenceProps {
  /** Shows a rule by its id. */
  showRule: (id: string) => void;
  /** What is looked for at first. */
  query?: string;
}

/** What is chosen before a game, as the form of a new game holds it. */
export interface SetupForm {
  /** The options with their values. */
  readonly setup: Readonly<Record<string, string>>;
  readonly players: number;
  /** The boxes that are played with, if the game has any. */
  readonly boxes: readonly string[];
  /** How hard the game would be, where it has a number for that. */
  readonly difficulty: number | null;
  /** What does not fit together. */
  readonly conflicts: readonly Conflict[];
  /** An option that leaves a choice. */
  option: (key: string) => SetupOption | undefined;
  /** An option, even if it leaves no choice now. */
  known: (key: string) => SetupOption | undefined;
  /** The values that make sense with all else, and what is chosen even so. */
  values: (option: SetupOption) => string[];
  /** The values chosen of an option that takes several; null if it is left open. */
  dealt: (option: SetupOption) => string[] | null;
  choose: (key: string, value: string) => void;
  /** Gives a value to a seat; whoever had it takes what this seat had. */
  give: (option: SetupOption, seat: number, value: string) => void;
  /** Leaves an option open, or begins to choose. */
  deal: (option: SetupOption, chosen: boolean) => void;
  /** Puts a value into a set or takes it out. */
  toggle: (option: SetupOption, value: string, chosen: boolean) => void;
  /** What it would mean with these values in place of those that are chosen; null if nobody knows. */
  wouldMean: (instead: Readonly<Record<string, string>>) => Promise<Meaning | null>;
}

/** What a game's own part of that form is given. */
export interface SetupProps {
  form: SetupForm;
}
