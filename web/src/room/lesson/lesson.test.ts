import { describe, expect, it } from "vitest";
import { lesson as forbiddenIsland } from "../../games/forbidden-island/lesson";
import { lesson as ghostStories } from "../../games/ghost-stories/lesson";
import { lessonOf } from "../../games/lessons";
import { lesson as spiritIsland } from "../../games/spirit-island/lesson";
import type { GameInfo, TableStatus } from "../../protocol";
import { entry } from "../fixtures";
import { firstGame } from "./first-game";
import { beginOf, done, goesOn, missing, offTrack } from "./lesson";

const PLAYING: TableStatus = { result: "playing" };
const { steps: STEPS } = forbiddenIsland;
const PLAN = STEPS.flatMap((step) => step.moves.map(([, move]) => move));
const seatOf = (move: string) =>
  STEPS.flatMap((step) => step.moves).find(([, each]) => each === move)?.[0] ?? 0;
const after = (...moves: string[]) => ({
  log: moves.map((move, index) => ({ ...entry(index + 1, move), seat: seatOf(move) })),
  status: PLAYING,
});
const step = (key: string) => STEPS.find((each) => each.key === key) ?? STEPS[0]!;

describe("a step", () => {
  it("is done when all that it asks for was done", () => {
    expect(done(step("draw"), after(...PLAN.slice(0, 4)))).toBe(false);
    expect(done(step("draw"), after(...PLAN.slice(0, 5)))).toBe(true);
    expect(missing(step("draw"), after(...PLAN.slice(0, 4)))).toEqual([[0, "draw"]]);
  });

  it("that asks for nothing is left by hand", () => {
    expect(done(step("goal"), after())).toBe(false);
  });

  it("may be done in another order", () => {
    const [move, shoreUp, give] = PLAN as [string, string, string];
    expect(done(step("give"), after(move, give))).toBe(true);
    expect(done(step("shore-up"), after(move, give))).toBe(false);
    expect(done(step("shore-up"), after(move, give, shoreUp))).toBe(true);
  });

  it("begins after the moves of those before it", () => {
    expect(beginOf(STEPS, STEPS.indexOf(step("flood")), after(...PLAN))).toBe(5);
    expect(beginOf(STEPS, STEPS.indexOf(step("flood")), after(...PLAN.slice(0, 2)))).toBe(2);
  });
});

it("the lesson notices when it cannot go on", () => {
  const legal = [{ seat: 0, moves: [{ move: "flood", phrase: { key: "move-flood", args: {} }, rules: [] }] }];
  const early = after("move temple-of-the-sun", "draw", "draw");
  expect(offTrack(step("shore-up"), early, legal)).toBe(true);
  expect(offTrack(step("flood"), early, legal)).toBe(false);
  expect(offTrack(step("goal"), early, legal)).toBe(false);
});

describe("the lesson goes on", () => {
  const won = (...moves: string[]) => ({ ...after(...moves), status: { result: "won" } as TableStatus });

  it("when a step is done", () => {
    expect(goesOn(STEPS, 0, after())).toBe(0);
    expect(goesOn(STEPS, 0, after("move temple-of-the-sun"))).toBe(1);
    expect(goesOn(STEPS, 1, after("move temple-of-the-sun"))).toBe(2);
  });

  it("past what is only read, when the next step is begun", () => {
    const read = { key: "read", moves: [], things: [] };
    const steps = [STEPS[0]!, read, ...STEPS.slice(1)];
    expect(goesOn(steps, 1, after())).toBe(1);
    expect(goesOn(steps, 1, after(STEPS[1]!.moves[0]![1]))).toBe(2);
  });

  it("to its end when the game is won, by whichever way", () => {
    const { steps } = ghostStories;
    const at = steps.findIndex(({ key }) => key === "wu-feng");
    const log = [{ ...entry(1, "give-qi yellow-taoist"), seat: 1 }];
    expect(goesOn(steps, at, { log, status: PLAYING })).toBe(at);
    expect(goesOn(steps, at, { log, status: { result: "won" } as TableStatus })).toBe(steps.length - 1);
    expect(goesOn(STEPS, 3, won("move temple-of-the-sun"))).toBe(STEPS.length - 1);
  });
});

it("the first game is as easy as it gets, with a bot", () => {
  const options = [{ key: "difficulty", values: ["novice", "elite"], default: "elite", several: false }];
  const order = firstGame({ id: "forbidden-island", options } as unknown as GameInfo, {
    name: "Ann",
    language: "en",
  });
  expect(order).toMatchObject({
    setup: [
      ["players", "2"],
      ["difficulty", "novice"],
    ],
    seats: [{ kind: "own" }, { kind: "bot" }],
  });
});

it("the whole plan does every step", () => {
  expect(STEPS.filter((each) => each.moves.length > 0).every((each) => done(each, after(...PLAN)))).toBe(
    true,
  );
});

it("moves of the same name are told apart by who makes them", () => {
  const night = ghostStories.steps.find(({ key }) => key === "night")!;
  const seen = { log: [{ ...entry(1, "yin"), seat: 0 }], status: PLAYING };
  expect(missing(night, seen)).toEqual(night.moves);
});

it("a move that an earlier step asked for has to be made again", () => {
  const { steps } = spiritIsland;
  const at = steps.findIndex(({ key }) => key === "slow");
  const [slow, earlier] = [steps[at]!, steps.slice(0, at).flatMap(({ moves }) => moves)];
  const log = [...earlier, ...slow.moves.slice(0, 2)].map(([seat, move], index) => ({
    ...entry(index + 1, move),
    seat,
  }));
  expect(missing(slow, { log, status: PLAYING, earlier })).toEqual([[0, "send dahan G7 G8"]]);
  expect(missing(slow, { log, status: PLAYING })).toEqual([]);
});

it("a game without a lesson gets the first one", () => {
  expect(lessonOf("ghost-stories")).toBe(ghostStories);
  expect(lessonOf(null)).toBe(forbiddenIsland);
});
