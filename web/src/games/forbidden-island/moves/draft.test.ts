import { beforeEach, describe, expect, it } from "vitest";
import type { Refusal, SeatMoves } from "../../../protocol";
import { entry, person, table } from "../../../room/fixtures";
import type { TableProps } from "../table";
import type { View } from "../types";
import { Draft } from "./draft.svelte";

const VIEW = {
  active: 0,
  phase: { name: "treasure-draw", left: 1 },
  swimmers: [],
  over_limit: [],
  tiles: [],
  players: [{ adventurer: "diver", tile: "misty-marsh", hand: ["earth-stone", "sandbags"] }],
} as unknown as View;

const LATE: Refusal = { code: "late", detail: "", reason: null, rule: null };

const moves = (...list: string[]): SeatMoves[] => [
  { seat: 0, moves: list.map((move) => ({ move, phrase: { key: move, args: {} }, rules: [] })) },
];

const standing = (made: number, rest: Partial<View>) => ({ ...table(made), view: { ...VIEW, ...rest } });

let props: TableProps;
let answer: (refusal: Refusal | null) => void;
let draft: Draft;

beforeEach(() => {
  const play = () => new Promise<Refusal | null>((resolve) => (answer = resolve));
  props = {
    table: table(0, { view: VIEW }),
    moves: moves("draw"),
    seats: [person("Ann", true)],
    log: [],
    play,
  } as unknown as TableProps;
  draft = new Draft(() => props);
});

describe("a move is on its way", () => {
  it("is forgotten when it is made", async () => {
    draft.pickKind({ seat: 0, verb: "draw" });
    const made = draft.confirm();
    expect([draft.begun, draft.ready]).toEqual([true, false]);
    answer(null);
    await made;
    expect([draft.begun, draft.sending]).toEqual([false, false]);
  });

  it("leaves alone what was picked after the table had changed and before the answer came", async () => {
    const made = draft.play({ seat: 0, move: "draw" });
    props = { ...props, moves: moves("discard earth-stone", "discard sandbags") };
    draft.pickKind({ seat: 0, verb: "discard" });
    draft.pick("sandbags");
    answer(null);
    await made;
    expect(draft.chosen?.move).toBe("discard sandbags");
    expect(draft.ready).toBe(true);
  });

  it("stays as it was if it is refused, with the reason", async () => {
    draft.pickKind({ seat: 0, verb: "draw" });
    const made = draft.confirm();
    answer(LATE);
    await made;
    expect([draft.refusal, draft.chosen?.move, draft.ready]).toEqual([LATE, "draw", true]);
  });
});

describe("what was picked", () => {
  const step: Partial<View> = { phase: { name: "actions", left: 2 } };

  it("is dropped once an own move is taken back, though it would be possible there", () => {
    props = { ...props, table: standing(1, step), log: [entry(1)], moves: moves("shore-up observatory") };
    draft.pickKind({ seat: 0, verb: "shore-up" });
    expect(draft.chosen?.move).toBe("shore-up observatory");
    props = { ...props, table: standing(0, { phase: { name: "actions", left: 3 } }), log: [] };
    draft.refresh();
    expect(draft.begun).toBe(false);
  });

  it("stays while others play cards", () => {
    props = { ...props, table: standing(1, step), log: [entry(1)], moves: moves("shore-up observatory") };
    draft.pickKind({ seat: 0, verb: "shore-up" });
    props = { ...props, log: [entry(1), entry(2)] };
    draft.refresh();
    expect(draft.chosen?.move).toBe("shore-up observatory");
  });
});
