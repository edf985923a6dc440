// Says aloud, for screen readers and as notes, what happens in the room.

import { announce } from "../lib/announce.svelte";
import { chime } from "../lib/attention.svelte";
import { nameOf, say, t } from "../lib/i18n.svelte";
import { toast } from "../lib/toasts.svelte";
import type { LogEntry, RoomSeat, TableState } from "../protocol";
import type { News } from "./news";
import { speakerName, takenBackInWords } from "./words";

/** The room that the news are about. */
interface Place {
  table: TableState | null;
  info: { seats: RoomSeat[] } | null;
}

/** Everything that came of some moves, in the order in which it happened. */
export function eventsInWords(entries: LogEntry[]): string {
  return entries.flatMap((entry) => entry.events.map((event) => say(event.phrase))).join(" ");
}

export function announceNews(news: News, room: Place | null): void {
  const text = words(news, room);
  if (text === "") return;
  announce(text);
  if (news.news === "joined") {
    toast(text, "good");
    chime("joined");
  }
  if (news.news === "branch-gone" || (news.news === "taken-back" && (!news.own || news.taken?.redealt)))
    toast(text);
}

function words(news: News, room: Place | null): string {
  switch (news.news) {
    case "connection":
      return t(`room-line-${news.state}`);
    case "moves":
      return news.inBranch
        ? t("room-said-in-branch", { text: eventsInWords(news.entries) })
        : eventsInWords(news.entries);
    case "taken-back":
      return news.taken
        ? takenBackInWords(news.taken, room?.table ?? null, room?.info?.seats ?? [])
        : t("room-said-taken-back", { to: news.to });
    case "joined":
      return t("room-said-joined", { name: news.name === "" ? t("room-nameless") : news.name });
    case "chat":
      return t("room-said-chat", { name: news.line.by.name, text: news.line.text });
    case "ping":
      return t("room-said-ping", { name: news.by.name, thing: nameOf(news.thing) });
    case "pause":
      return t("room-said-pause");
    case "proposal":
      return t("room-said-proposal", { name: speakerName(news.proposal.by) });
    case "proposal-closed":
      return t("room-said-proposal-closed");
    case "branch-shared":
      return t("room-said-branch-shared", { name: news.by });
    case "branch-gone":
      return t("room-said-branch-gone");
    case "rematch":
      return t("room-said-rematch");
  }
}
