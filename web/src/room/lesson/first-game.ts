// The first game after a lesson: as easy as it gets, with a bot at the table.

import { api } from "../../lib/http";
import { language, t } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { GameInfo, OpenRoom } from "../../protocol";

const PLAYERS = 2;

/** What the server is asked for. */
export function firstGame(game: GameInfo, who: Pick<OpenRoom, "name" | "language">): OpenRoom {
  const easiest = game.options.find(({ key }) => key === "difficulty")?.values[0];
  return {
    game: game.id,
    setup: [
      ["players", String(PLAYERS)],
      ...(easiest === undefined ? [] : [["difficulty", easiest] as [string, string]]),
    ],
    seats: [{ kind: "own" }, { kind: "bot", bot: "heuristic" }],
    ...who,
    // Nobody has to be waited for.
    settings: { visibility: "link", pause_seconds: 0 },
  };
}

/** Opens the first game and says where it is. */
export async function openFirstGame(id: string): Promise<string> {
  const game = (await api.games()).find((each) => each.id === id);
  if (game === undefined) throw new Error(`${id} is no game of this server.`);
  const { room } = await api.open(
    firstGame(game, { name: settings.name.trim() || t("name-default"), language: language.current }),
  );
  return room;
}
