import { expect, it } from "vitest";
import type { LogEntry } from "../../../protocol";
import { turnedFear } from "./turned";

const entry = (number: number, ...events: object[]) =>
  ({ number, events: events.map((event) => ({ event })) }) as unknown as LogEntry;
const invaders = { event: "phase-began", phase: "invader-phase" };
const fear = (card: string) => ({ event: "fear-turned", card, level: 1 });

it("shows the Fear cards of the last Invader phase, and none of those before", () => {
  const log = [entry(1, invaders, fear("isolation")), entry(2), entry(3, invaders, fear("seek-safety"))];
  expect(turnedFear(log.slice(0, 2))).toEqual([{ card: "isolation", level: 1, number: 1 }]);
  expect(turnedFear(log)).toEqual([{ card: "seek-safety", level: 1, number: 3 }]);
  expect(turnedFear([...log, entry(4, invaders)])).toEqual([]);
});
