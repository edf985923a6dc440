// Small messages for the tests of this folder.

import type {
  Branch,
  Change,
  LogEntry,
  RoomInfo,
  RoomSeat,
  SeatMoves,
  TableNews,
  TableState,
  TakenBack,
  Tell,
} from "../protocol";

type Welcome = Extract<Tell, { tell: "welcome" }>;
type Update = Extract<Tell, { tell: "update" }>;

export function entry(number: number, move = `move-${number}`, events: string[] = ["moved"]): LogEntry {
  return {
    number,
    seat: (number - 1) % 2,
    action: { move, phrase: { key: "move-step", args: {} }, rules: ["FI-036"] },
    events: events.map((event) => ({
      event: { event },
      phrase: { key: `event-${event}`, args: {} },
      rules: ["FI-036"],
      ...(event === "turn-began" ? { heading: true } : {}),
    })),
    ...(move === "flood" ? { revealed: true } : {}),
  };
}

export function entries(from: number, to: number): LogEntry[] {
  return Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
}

export function table(moves_made = 0, rest: Partial<TableState> = {}): TableState {
  return {
    moves_made,
    free_undos: 1,
    status: { result: "playing" },
    to_move: [0],
    waits_for: [0],
    pressed: [],
    roles: ["diver", "pilot"],
    view: {},
    seed: null,
    ...rest,
  };
}

export function tableNews(moves_made = 0, changes: Change[] = []): TableNews {
  return {
    moves_made,
    free_undos: 1,
    status: { result: "playing" },
    to_move: [0],
    waits_for: [0],
    pressed: [],
    changes,
    seed: null,
  };
}

export function person(name: string, own = false): RoomSeat {
  return {
    holder: { kind: "person", name, language: "en" },
    own,
    present: true,
    abandoned: false,
    stands_in: false,
  };
}

export function room(rest: Partial<RoomInfo> = {}): RoomInfo {
  return {
    id: "abc",
    game: "forbidden-island",
    setup: [],
    opened_ms: 0,
    seats: [person("Ada", true), person("Boris")],
    reactions: true,
    spectators: 0,
    settings: { visibility: "link", pause_seconds: 4 },
    rematch: null,
    rematch_asked: [],
    known_seed: false,
    frozen: false,
    outdated: false,
    ...rest,
  };
}

export const MOVES: SeatMoves[] = [
  { seat: 0, moves: [{ move: "draw", phrase: { key: "move-draw", args: {} }, rules: ["FI-075"] }] },
];

export function welcome(rest: Partial<Welcome> = {}): Welcome {
  return {
    tell: "welcome",
    protocol: 4,
    version: 1,
    room: room(),
    table: table(),
    moves: MOVES,
    log: [],
    taken_back: [],
    chat: [],
    marks: [],
    branches: [],
    pause: null,
    proposal: null,
    ...rest,
  };
}

export function update(keep: number, log: LogEntry[], rest: Partial<Update> = {}): Update {
  const moves = [{ seat: 0, moves: [[0, 1] as [number, number]] }];
  return { tell: "update", version: 2, keep, log, table: tableNews(keep + log.length), moves, ...rest };
}

/** Boris, in the second seat, has taken back these moves. */
export function takenBack(moves: LogEntry[], left: number, rest: Partial<TakenBack> = {}): TakenBack {
  return { by: { name: "Boris", seat: 1 }, count: moves.length, moves, left, redealt: false, ...rest };
}

export function branch(id: number, rest: Partial<Branch> = {}): Branch {
  return { id, by: "Ada", own: true, shared: false, at: 0, log: [], table: table(), moves: MOVES, ...rest };
}
