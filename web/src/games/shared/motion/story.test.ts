import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Change, LogEntry } from "../../../protocol";
import { Story } from "./story.svelte";

interface View {
  water: number;
  tiles: string[];
}
type Event = { event: "rose" } | { event: "sank" };

const PACE = { lengths: { rose: 100, sank: 100 }, longest: 1000 };
const START: View = { water: 1, tiles: ["dry", "dry"] };
const phrase = { key: "", args: {} };

function entry(number: number, ...events: [Event["event"], Change[]][]): LogEntry {
  return {
    number,
    seat: 0,
    action: { move: "draw", phrase, rules: [] },
    events: events.map(([event, changes]) => ({ event: { event }, phrase, rules: [], changes })),
  };
}

const ROSE: [Event["event"], Change[]] = ["rose", [[["water"], 2]]];
const SANK: [Event["event"], Change[]] = ["sank", [[["tiles", 1], "sunk"]]];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows what each event changed in its turn, then the table as it is", () => {
  const story = new Story<View, Event>(START, [], PACE);
  const end: View = { water: 2, tiles: ["dry", "sunk"] };
  story.follow(end, [entry(1, ROSE, SANK)], true);
  expect([story.shown, story.scene?.event.event]).toEqual([{ water: 2, tiles: ["dry", "dry"] }, "rose"]);
  vi.advanceTimersByTime(100);
  expect([story.shown, story.scene?.event.event]).toEqual([end, "sank"]);
  vi.advanceTimersByTime(100);
  expect([story.shown === end, story.told]).toEqual([true, true]);
});

it("goes on with moves that are made meanwhile", () => {
  const story = new Story<View, Event>(START, [], PACE);
  const [first, second] = [entry(1, ROSE), entry(2, SANK)];
  story.follow({ water: 2, tiles: ["dry", "dry"] }, [first], true);
  story.follow({ water: 2, tiles: ["dry", "sunk"] }, [first, second], true);
  expect(story.shown).toEqual({ water: 2, tiles: ["dry", "dry"] });
  vi.advanceTimersByTime(100);
  expect(story.shown.tiles).toEqual(["dry", "sunk"]);
});

it("shows at once what the events do not lead to, such as another table", () => {
  const story = new Story<View, Event>(START, [], PACE);
  const other: View = { water: 7, tiles: [] };
  story.follow(other, [entry(1, SANK)], true);
  expect([story.shown === other, story.told]).toEqual([true, true]);
});
