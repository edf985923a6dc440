// What is on the board: the game itself, or a what-if.

import type { Branch, LogEntry, SeatMoves, TableState } from "../protocol";

export interface Scene {
  table: TableState;
  moves: SeatMoves[];
  log: LogEntry[];
  branch: Branch | null;
}

/** The what-if if there is one, after the moves of the game that it began with. */
export function sceneOf(
  table: TableState,
  moves: SeatMoves[],
  log: LogEntry[],
  branch: Branch | null,
): Scene {
  if (branch === null) return { table, moves, log, branch };
  // A what-if counts its own moves from one.
  const since = branch.log.map((entry, index) => ({ ...entry, number: branch.at + index + 1 }));
  return { table: branch.table, moves: branch.moves, log: [...log.slice(0, branch.at), ...since], branch };
}
