// What the room page and a game's own screen agree on: the room knows no game, the game knows no network.

import type { Component } from "svelte";
import type { Forecast, LogEntry, Mark, Marks, Preview, Refusal, RoomSeat, Seat, SeatMoves, Suggestion, TableState } from "../protocol";

/** Everything a game's screen is given. It shows the state, animates what is new and offers the moves. */
export interface TableProps {
  /** How the game stands; `view` is in the game's own words. */
  table: TableState;
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
  /** What would come of a move that may or may not be possible. */
  preview: (seat: Seat, move: string) => Promise<Preview>;
  /** How what an own seat is in the middle of may well be finished, without doing it; not in replays. */
  suggest?: (seat: Seat) => Promise<Suggestion | null>;
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
export interface GameScreen {
  /** The board with all that belongs to it. */
  Table: Component<TableProps>;
  /** The whole state as text: headings, lists and the moves as buttons, for screen readers and for those who prefer text; loaded when it is wanted. */
  textTable: () => Promise<{ default: Component<TableProps> }>;
}

/** What a game's reference of all cards is given. */
export interface ReferenceProps {
  /** How what an own seat is in the middle of may well be finished, without doing it; not in replays. */
  suggest?: (seat: Seat) => Promise<Suggestion | null>;
  /** Shows a rule by its id. */
  showRule: (id: string) => void;
  /** What is looked for at first. */
  query?: string;
}
