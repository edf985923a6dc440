// What a record or position says about itself in its first lines; the server reads the rest.

export interface FileHead {
  kind: "record" | "position";
  game: string;
  players: number;
}

const lines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "");

/** The head of a file; null if the text is none of ours. */
export function readHead(text: string): FileHead | null {
  const all = lines(text);
  const kind = /^artel (record|position) \d+$/.exec(all[0] ?? "")?.[1];
  const game = all.map((line) => /^game (\S+)$/.exec(line)?.[1]).find((found) => found !== undefined);
  if (!kind || !game) return null;
  return { kind: kind as FileHead["kind"], game, players: players(all) };
}

/** The setup names their number; a position has a line for each. */
function players(all: string[]): number {
  const named = all.map((line) => /^players (\d)$/.exec(line)?.[1]).find((found) => found !== undefined);
  const dealt = all.filter((line) => line.startsWith("player ")).length;
  return Number(named ?? 0) || dealt;
}
