import { describe, expect, it, vi } from "vitest";
import type { Refusal, SeatMoves, TableEvent } from "../../../protocol";
import type { SuggestionOf } from "../../game";
import type { TableProps } from "../table";
import type { View } from "../types";
import type { Choice } from "../../shared/moves/choices";
import { endsUnasked } from "./crossing";
import { straight, type Answer } from "./draft";
import { Play } from "./play.svelte";

const REFUSED = { code: "late", detail: "", reason: null, rule: null } as Refusal;
const event = (event: object) =>
  ({ event, phrase: { key: "event", args: {} }, rules: [] }) as unknown as TableEvent;
/** The phase ends by itself, and a card is revealed. */
const REVEALS = {
  seat: 0,
  move: "",
  refusal: null,
  events: [event({ event: "phase-began", phase: "invader-phase" })],
  table: null,
  moves: [],
  outcomes: [["x", 1] as [string, number]],
};
const told = (...moves: string[]) =>
  moves.map((move) => ({ move, phrase: { key: "move", args: {} }, rules: [] }));
const LINE = ["pick city G1", "pick city-1 G1", "pick city-2 G1"];

/** A seat that divides damage, with what is suggested to it and how its moves are answered. */
function divide({ suggests = LINE, answers = [] as (Refusal | null)[] } = {}) {
  const play = vi.fn<TableProps["play"]>().mockResolvedValue(null);
  for (const answer of answers) play.mockResolvedValueOnce(answer);
  const suggestion: SuggestionOf<View> = { seat: 0, moves: told(...suggests), events: [], table: null };
  const props = {
    table: { view: { lands: [], questions: [] } },
    moves: [{ seat: 0, moves: told("pick city G1", "pick town G1") }] as SeatMoves[],
    seats: [],
    log: [],
    play,
    suggest: vi.fn<NonNullable<TableProps["suggest"]>>().mockResolvedValue(suggestion),
  };
  return { props, model: new Play(() => props as unknown as TableProps) };
}

const answered = () => new Promise((resolve) => setTimeout(resolve));

describe("what is suggested", () => {
  it("is shown while nothing is picked by hand, and nothing is done", async () => {
    const { model, props } = divide();
    model.suggest();
    await answered();
    expect(model.suggestion?.moves.map(({ move }) => move)).toEqual(LINE);
    expect(props.play).not.toHaveBeenCalled();
    model.picked = { piece: null, from: "G1", to: null };
    expect(model.suggestion).toBeNull();
  });

  it("is done move by move once it is agreed to", async () => {
    const { model, props } = divide();
    model.suggest();
    await answered();
    await model.follow();
    expect(props.play.mock.calls).toEqual(LINE.map((move) => [0, move]));
    expect([model.sending, model.refusal]).toEqual([false, null]);
  });

  it("ends with the first move that is refused, and says why", async () => {
    const { model, props } = divide({ answers: [null, REFUSED] });
    model.suggest();
    await answered();
    await model.follow();
    expect(props.play).toHaveBeenCalledTimes(2);
    expect(model.refusal).toBe(REFUSED);
  });

  it("is dropped if the table has changed before the answer came", async () => {
    const { model } = divide();
    model.suggest()();
    await answered();
    expect(model.suggestion).toBeNull();
  });

  it("keeps its place while another is awaited, but can no longer be agreed to", async () => {
    const { model, props } = divide();
    model.suggest();
    await answered();
    props.suggest.mockReturnValueOnce(new Promise(() => {}));
    model.suggest();
    expect([model.suggestion, model.lastSuggestion?.moves.length]).toEqual([null, LINE.length]);
    await model.follow();
    expect(props.play).not.toHaveBeenCalled();
  });
});

describe("a move that is chosen", () => {
  function choosing(answer: Awaited<ReturnType<TableProps["attempt"]>>) {
    const props = {
      table: { view: { phase: "fast-phase", lands: [], questions: [], spirits: [] } },
      moves: [{ seat: 0, moves: told("land G1", "land G2") }] as SeatMoves[],
      seats: [],
      log: [],
      attempt: vi.fn<TableProps["attempt"]>().mockResolvedValue(answer),
      preview: vi.fn<TableProps["preview"]>(),
      play: vi.fn<TableProps["play"]>().mockResolvedValue(null),
    };
    return { props, model: new Play(() => props as unknown as TableProps) };
  }

  it("is made by one request if it reveals nothing", async () => {
    const { props, model } = choosing(null);
    await model.choose(model.legal[0]!);
    expect([props.attempt.mock.calls, props.preview.mock.calls.length, props.play.mock.calls.length]).toEqual(
      [[[0, "land G1"]], 0, 0],
    );
    expect([model.waiting, model.busy]).toEqual([null, false]);
  });

  it("is made if what it reveals is its own", async () => {
    const { props, model } = choosing({ ...REVEALS, events: [] });
    await model.choose(model.legal[0]!);
    expect([model.waiting, props.play.mock.calls]).toEqual([null, [[0, "land G1"]]]);
  });

  it("waits to be confirmed if nobody knows what comes of it", async () => {
    const { props, model } = choosing({ ...REVEALS, events: [], outcomes: [] });
    await model.choose(model.legal[0]!);
    expect([model.waiting?.move, props.play.mock.calls]).toEqual(["land G1", []]);
  });

  it("waits to be confirmed if it ends the phase unasked", async () => {
    const { props, model } = choosing(REVEALS);
    await model.choose(model.legal[0]!);
    expect([model.waiting?.move, model.preview?.outcomes.length, model.busy]).toEqual(["land G1", 1, false]);
    expect(model.endsUnasked).toBe("fast-phase");
    await model.confirm();
    expect([props.attempt.mock.calls.length, props.play.mock.calls]).toEqual([1, [[0, "land G1"]]]);
  });

  it("ends a phase by itself if that is what was asked, but no second one", async () => {
    const begins = (...phases: string[]) => phases.map((phase) => event({ event: "phase-began", phase }));
    const ready = { verb: "ready" } as Choice;
    expect(endsUnasked(ready, begins("invader-phase"), "fast-phase")).toBeNull();
    expect(endsUnasked(ready, begins("fast-phase", "invader-phase"), "spirit-phase")).toBe("fast-phase");
    expect(endsUnasked({ verb: "send" } as Choice, begins("invader-phase"), "fast-phase")).toBe("fast-phase");
  });

  it("says why it was refused", async () => {
    const { model } = choosing({ ...REVEALS, refusal: REFUSED });
    await model.choose(model.legal[0]!);
    expect(model.preview?.refusal).toBe(REFUSED);
  });
});

describe("a move that waits to be confirmed", () => {
  const question = (left: number) => ({
    seats: [0],
    phrase: { key: "question-push", args: { left } },
    source: null,
    choices: [],
    drawn: [],
  });
  const sent = (number: number, seat: number) => ({ number, seat, action: told("send")[0], events: [] });

  /** A seat that has made a step inside a Power; the next one reveals something. */
  async function waiting() {
    let props = {
      table: { view: { phase: "fast-phase", lands: [], questions: [question(1)] }, moves_made: 1 },
      moves: [{ seat: 0, moves: told("send explorer G3 G4", "skip") }] as SeatMoves[],
      seats: [],
      log: [sent(1, 0)],
      attempt: vi.fn<TableProps["attempt"]>().mockResolvedValue(REVEALS),
      preview: vi.fn<TableProps["preview"]>().mockResolvedValue(REVEALS),
      play: vi.fn<TableProps["play"]>().mockResolvedValue(null),
    };
    const model = new Play(() => props as unknown as TableProps);
    await model.choose(model.legal[0]!);
    expect(model.waiting?.move).toBe("send explorer G3 G4");
    const change = (changed: Partial<typeof props>) => {
      props = { ...props, ...changed };
      model.refresh();
    };
    return { model, change, props };
  }

  it("is gone once an undo asks the question before, though the same move is possible there", async () => {
    const { model, change } = await waiting();
    change({
      log: [],
      table: { view: { phase: "fast-phase", lands: [], questions: [question(2)] }, moves_made: 0 },
    });
    expect([model.waiting, model.preview]).toEqual([null, null]);
  });

  it("is gone once the question is asked anew in the same words", async () => {
    const { model, change } = await waiting();
    change({ log: [] });
    expect(model.waiting).toBeNull();
  });

  it("stays while others move, and is looked at again", async () => {
    const { model, change, props } = await waiting();
    change({ log: [sent(1, 0), sent(2, 1)] });
    await answered();
    expect(model.waiting?.move).toBe("send explorer G3 G4");
    expect([props.attempt.mock.calls.length, props.preview.mock.calls.length]).toEqual([1, 1]);
    expect(props.play).not.toHaveBeenCalled();
  });
});

it("a card is forgotten only when that is confirmed, and a piece on the map is where it is and what it is", async () => {
  const { props } = divide();
  const attempt = vi.fn<TableProps["attempt"]>().mockResolvedValue(null);
  const preview = vi.fn<TableProps["preview"]>().mockResolvedValue(REVEALS);
  const forget = { ...props, attempt, preview, moves: [{ seat: 0, moves: told("forget a", "forget b") }] };
  const asked = new Play(() => forget as unknown as TableProps);
  await asked.choose(asked.choices[0]!);
  expect(attempt).not.toHaveBeenCalled();
  expect(asked.waiting?.move).toBe("forget a");

  const push = told("send town G1 G2", "send town G1 G3", "send explorer G1 G2", "send explorer G1 G3");
  const model = new Play(() => ({ ...props, moves: [{ seat: 0, moves: push }] }) as unknown as TableProps);
  expect([...model.handles].map(([land, pieces]) => [land, [...pieces]])).toEqual([
    ["G1", ["town", "explorer"]],
  ]);
  model.grasp("G1", "explorer");
  expect(model.settled).toMatchObject({ from: "G1", piece: "explorer" });
  expect([...model.lands]).toEqual(["G2", "G3"]);
});

describe("a Power", () => {
  const KNOWN = { ...REVEALS, events: [], table: {} as never };

  /** A seat that may use a Power, for which there are two lands. */
  function using(target?: string) {
    const view = { phase: "fast-phase", lands: [], questions: [], spirits: [] };
    const preview = vi.fn<TableProps["preview"]>().mockResolvedValue({ ...KNOWN, table: { view } as never });
    preview.mockResolvedValueOnce({ ...KNOWN, table: { view } as never, moves: told("land G1", "land G2") });
    const props = $state({
      table: { view, moves_made: 1 },
      moves: [{ seat: 0, moves: told("use a", "use b") }] as SeatMoves[],
      seats: [],
      log: [],
      attempt: vi.fn<TableProps["attempt"]>().mockResolvedValue(null),
      preview,
      play: vi.fn<TableProps["play"]>().mockResolvedValue(null),
    });
    const mean = vi.fn();
    const plans = { targetOf: () => target, mean };
    return { props, mean, model: new Play(() => props as unknown as TableProps, plans) };
  }

  it("is only begun until its target is chosen, then both are made", async () => {
    const { model, props } = using();
    await model.choose(model.choices[0]!);
    expect([[...model.lands], props.attempt.mock.calls, props.play.mock.calls]).toEqual([
      ["G1", "G2"],
      [],
      [],
    ]);
    model.touch("G2");
    await vi.waitFor(() => expect(model.draft).toBeNull());
    expect(props.preview.mock.calls.at(-1)).toEqual([0, "land G2", ["use a"]]);
    expect(props.play.mock.calls).toEqual([
      [0, "use a"],
      [0, "land G2"],
    ]);
  });

  it("is put back by a second touch", async () => {
    const { model, props } = using();
    await model.choose(model.choices[0]!);
    await model.choose(model.choices[0]!);
    expect([model.draft, props.play.mock.calls]).toEqual([null, []]);
  });

  it("that was planned is used as planned", async () => {
    const { model, props } = using("G1");
    await model.choose(model.choices[0]!);
    expect(props.play.mock.calls.map(([, move]) => move)).toEqual(["use a", "land G1"]);
  });

  it("is planned while another player acts, and used when that is done", async () => {
    const { model, props, mean } = using();
    await model.choose(model.choices[0]!);
    const { moves } = props;
    props.moves = [];
    model.refresh();
    expect([...model.lands]).toEqual(["G1", "G2"]);
    model.touch("G1");
    expect(mean.mock.calls).toEqual([[expect.objectContaining({ move: "use a" }), "G1"]]);
    expect([model.draft, props.play.mock.calls]).toEqual([null, []]);
    props.moves = moves;
  });
});

it("of actions that lead to the same land the narrower one is meant", () => {
  const lead = (act: string, ...lands: string[]) =>
    lands.map((land): Answer => {
      const first = [{ move: act } as Choice];
      return {
        seat: 0,
        verb: "land",
        things: [land],
        move: `land ${land}`,
        legal: true,
        phrase: null,
        first,
      };
    });
  const answers = straight([lead("act 1", "G1", "G2", "G3"), lead("act 2", "G1"), []]);
  expect(answers.map(({ move, first }) => [move, first?.[0]?.move])).toEqual([
    ["land G1", "act 2"],
    ["land G2", "act 1"],
    ["land G3", "act 1"],
  ]);
});
