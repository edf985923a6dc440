import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AskFrame, Forecast, RoomSeat, Tell } from "../protocol";
import { CONNECTION_LOST, type Socket } from "./connection";
import {
  branch,
  entries,
  entry,
  MOVES,
  person,
  room,
  table,
  tableNews,
  takenBack,
  update,
  welcome,
} from "./fixtures";
import type { News } from "./news";
import { RoomModel } from "./room.svelte";

let sent: AskFrame[];
let sinces: (number | null)[];
let news: News[];
let tell: (tell: Tell) => void;
let breakLine: () => void;
let model: RoomModel;

function open(since: number | null): Socket {
  sinces.push(since);
  const socket = {
    onclose: null as (() => void) | null,
    onmessage: null as ((message: { data: unknown }) => void) | null,
    send: (text: string) => void sent.push(JSON.parse(text) as AskFrame),
    close: () => {},
  };
  tell = (told) => socket.onmessage?.({ data: JSON.stringify(told) });
  breakLine = () => socket.onclose?.();
  return socket as unknown as Socket;
}

/** Answers the last request as done. */
function done(): void {
  tell({ tell: "done", id: sent[sent.length - 1]?.id ?? 0 });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sent, sinces, news] = [[], [], []];
  model = new RoomModel(open, (item) => news.push(item));
});

afterEach(() => {
  model.close();
  vi.useRealTimers();
});

const numbers = (): number[] => model.log.map((move) => move.number);
const kinds = (): string[] => news.map((item) => item.news);

describe("the log", () => {
  it("begins with what the welcome holds", () => {
    tell(welcome({ log: entries(1, 3), table: table(3) }));
    expect([numbers(), model.connection, kinds()]).toEqual([[1, 2, 3], "live", ["connection"]]);
  });

  it("grows by updates", () => {
    tell(welcome());
    tell(update(0, entries(1, 1)));
    tell(update(1, entries(2, 3)));
    expect(numbers()).toEqual([1, 2, 3]);
    expect(news.at(-1)).toMatchObject({ news: "moves", entries: [{ number: 2 }, { number: 3 }] });
  });

  it("shrinks when moves are taken back, and others may stand in their place", () => {
    tell(welcome({ log: entries(1, 3), table: table(3) }));
    tell(update(1, [entry(2, "fly observatory")]));
    expect(model.log.map((move) => move.action.move)).toEqual(["move-1", "fly observatory"]);
    expect(kinds()).toEqual(["connection", "taken-back", "moves"]);
  });

  it("loses a move in the middle while those of others stay, and tells who took back what", () => {
    tell(welcome({ log: entries(1, 3), table: table(3) }));
    const taken = takenBack(entries(2, 2), 2);
    tell(update(1, [entry(2, "move-3")], { taken_back: taken }));
    expect(model.log.map((move) => move.action.move)).toEqual(["move-1", "move-3"]);
    expect(model.takenBack).toEqual([taken]);
    expect(news.slice(1)).toEqual([{ news: "taken-back", to: 2, taken, own: false }]);
  });

  it("keeps a note where it was written, but never after a move that is gone", () => {
    tell(welcome({ log: entries(1, 3), table: table(3), taken_back: [takenBack(entries(4, 4), 3)] }));
    tell(update(1, [], { taken_back: takenBack(entries(2, 3), 1) }));
    tell(update(1, entries(2, 4)));
    expect(model.takenBack.map(({ left }) => left)).toEqual([1, 1]);
  });

  it("goes on after a gap from where it was", () => {
    tell(welcome({ version: 5, log: entries(1, 3), table: table(3) }));
    breakLine();
    expect(model.connection).toBe("lost");
    vi.advanceTimersByTime(500);
    tell(welcome({ version: 6, log: entries(4, 5), table: table(5) }));
    expect([sinces, numbers()]).toEqual([
      [null, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect(news.at(-1)).toMatchObject({ news: "moves", entries: [{ number: 4 }, { number: 5 }] });
  });

  it("is replaced after a gap in which moves were taken back", () => {
    tell(welcome({ log: entries(1, 3), table: table(3) }));
    breakLine();
    vi.advanceTimersByTime(500);
    tell(welcome({ log: [entry(1), entry(2, "draw")], table: table(2) }));
    expect(model.log.map((move) => move.action.move)).toEqual(["move-1", "draw"]);
  });

  it("is empty when everything was taken back in a gap", () => {
    tell(welcome({ log: entries(1, 3), table: table(3) }));
    breakLine();
    vi.advanceTimersByTime(500);
    tell(welcome({ log: [], table: table(0) }));
    expect(numbers()).toEqual([]);
  });

  it("that does not fit is asked for anew", () => {
    tell(welcome({ version: 5, log: entries(1, 3), table: table(3) }));
    tell(update(3, entries(5, 5), { table: tableNews(5) }));
    expect(sinces).toEqual([null, null]);
  });
});

describe("a move", () => {
  it("carries what was seen of the room", async () => {
    tell(welcome({ version: 8, log: entries(1, 3), table: table(3) }));
    const played = model.play(0, "draw");
    expect(sent.at(-1)).toMatchObject({ ask: "play", seat: 0, move: "draw", seen: 8 });
    done();
    expect(await played).toBeNull();
    tell({ tell: "room", version: 9, room: room() });
    tell(update(3, entries(4, 4), { version: 10 }));
    void model.play(0, "draw");
    expect(sent.at(-1)).toMatchObject({ seen: 10 });
  });

  it("comes back refused when the line breaks", async () => {
    tell(welcome());
    const played = model.play(0, "draw");
    breakLine();
    expect(await played).toEqual(CONNECTION_LOST);
  });

  it("that is only asked about tells what is known", async () => {
    tell(welcome());
    const asked = model.preview(1, "fly observatory");
    breakLine();
    expect(await asked).toMatchObject({
      seat: 1,
      move: "fly observatory",
      refusal: CONNECTION_LOST,
      events: [],
    });
  });
});

describe("the table", () => {
  it("changes where an update says so, and stays the same elsewhere", () => {
    tell(
      welcome({ table: table(0, { view: { water: 1, players: [{ tile: "cave" }, { tile: "shore" }] } }) }),
    );
    const before = model.table?.view as { players: object[] };
    tell(update(0, entries(1, 1), { table: tableNews(1, [[["players", 0, "tile"], "tower"]]) }));
    expect(model.table).toMatchObject({
      moves_made: 1,
      view: { water: 1, players: [{ tile: "tower" }, { tile: "shore" }] },
    });
    const after = model.table?.view as { players: object[] };
    expect([after.players[1] === before.players[1], before.players[0]]).toEqual([true, { tile: "cave" }]);
    expect(model.moves).toEqual(MOVES);
  });

  it("is seen otherwise by whoever takes a seat", () => {
    tell(welcome());
    tell({ tell: "room", version: 2, room: room(), table: table(0, { view: "mine" }), moves: [] });
    expect([model.table?.view, model.moves]).toEqual(["mine", []]);
    tell({ tell: "room", version: 3, room: room({ spectators: 1 }) });
    expect([model.info?.spectators, model.table?.view]).toEqual([1, "mine"]);
  });
});

describe("a what-if", () => {
  beforeEach(() => tell(welcome({ log: entries(1, 4), table: table(4) })));

  it("of one's own is shown as soon as it begins, on the moves it branched from", async () => {
    const opened = model.openBranch(2, false);
    tell({ tell: "branch", branch: branch(7, { at: 2 }) });
    done();
    expect(await opened).toBeNull();
    tell({ tell: "branch", branch: branch(7, { at: 2, log: [entry(1, "draw")], table: table(1) }) });
    expect(model.scene?.log.map((move) => [move.number, move.action.move])).toEqual([
      [1, "move-1"],
      [2, "move-2"],
      [3, "draw"],
    ]);
    expect(news.at(-1)).toMatchObject({ news: "moves", inBranch: true });
  });

  it("of somebody else is offered and never put on the screen", () => {
    tell({ tell: "branch", branch: branch(7, { own: false, by: "Boris", shared: true }) });
    expect([model.shown, news.at(-1)]).toEqual([null, { news: "branch-shared", by: "Boris" }]);
    model.show(7);
    expect(model.scene?.branch?.by).toBe("Boris");
  });

  it("takes moves, questions and undos while it is shown", () => {
    tell({ tell: "branch", branch: branch(7, { at: 2, log: entries(1, 2), table: table(2) }) });
    model.show(7);
    void model.play(1, "draw");
    void model.preview(1, "draw");
    void model.suggest(1);
    void model.undo(4);
    expect(sent).toMatchObject([
      { ask: "branch-play", branch: 7, seat: 1 },
      { ask: "preview", branch: 7 },
      { ask: "suggest", branch: 7, seat: 1 },
      { ask: "branch-undo", branch: 7, to: 1 },
    ]);
    model.show(null);
    void model.undo(4);
    expect(sent.at(-1)).toMatchObject({ ask: "undo", number: 4, seen: 1, sure: false });
  });

  it("takes the place of the one before", async () => {
    tell({ tell: "branch", branch: branch(7) });
    model.show(7);
    const opened = model.openBranch(1, true);
    tell({ tell: "branch-gone", branch: 7 });
    tell({ tell: "branch", branch: branch(8, { at: 1 }) });
    done();
    await opened;
    expect([model.shown, kinds()]).toEqual([8, ["connection"]]);
  });

  it("that is thrown away leads back to the game", () => {
    tell({ tell: "branch", branch: branch(7) });
    model.show(7);
    tell({ tell: "branch-gone", branch: 7 });
    expect([model.shown, model.branches, kinds().at(-1)]).toEqual([null, [], "branch-gone"]);
  });
});

describe("people", () => {
  it("who sit are known, with their moves", () => {
    tell(welcome());
    expect(model.ownSeats).toEqual([0]);
    tell({
      tell: "room",
      version: 3,
      room: room({ seats: [person("Ada"), person("Ada", true)] }),
      moves: [],
    });
    expect([model.ownSeats, model.moves]).toEqual([[1], []]);
  });

  it("are read when they speak, and unread until then", () => {
    const line = { by: { name: "Boris", seat: 1 }, text: "Wait", at_ms: 5, moves_made: 0 };
    tell(welcome({ chat: [line] }));
    expect(model.unread).toBe(0);
    tell({ tell: "chat", line: { ...line, at_ms: 6 } });
    expect(model.unread).toBe(1);
    tell({ tell: "chat", line: { ...line, by: { name: "Ada", seat: 0 }, at_ms: 7 } });
    expect(model.unread).toBe(0);
    breakLine();
    vi.advanceTimersByTime(500);
    tell(welcome({ chat: [5, 6, 7, 8].map((at_ms) => ({ ...line, at_ms })) }));
    expect(model.unread).toBe(1);
  });

  it("point at things for a moment", () => {
    tell(welcome());
    tell({ tell: "ping", by: { name: "Boris", seat: 1 }, thing: "observatory" });
    expect(model.pings).toMatchObject([{ thing: "observatory", by: "Boris" }]);
    vi.advanceTimersByTime(3_000);
    expect(model.pings).toEqual([]);
  });

  it("draw, and what they drew before goes", () => {
    tell(welcome());
    const drawn = (seat: number, things: string[]): Tell => ({
      tell: "drawn",
      marks: {
        by: { name: "x", seat },
        marks: things.map((thing) => ({ mark: "ring", thing })),
        moves_made: 0,
      },
    });
    for (const message of [drawn(0, ["a"]), drawn(1, ["b"]), drawn(0, ["c", "d"])]) tell(message);
    expect(model.ownMarks).toMatchObject([{ thing: "c" }, { thing: "d" }]);
    tell(drawn(1, []));
    expect(model.marks.length).toBe(1);
  });
});

describe("what the table waits for", () => {
  it("is an announced draw with its moment", () => {
    tell(welcome());
    const pause = { seat: 1, move: "draw", left_ms: 4000, held_by: null, may_wait: [0] };
    tell({ tell: "pause", pause });
    expect(model.pause?.until).toBe(Date.now() + 4000);
    tell({ tell: "pause", pause: { ...pause, held_by: "Ada" } });
    tell({ tell: "pause", pause: null });
    expect([model.pause, kinds()]).toEqual([null, ["connection", "pause"]]);
  });

  it("is let go on without a complaint when its time was up already", async () => {
    tell(welcome());
    const pause = { seat: 1, move: "draw", left_ms: 4000, held_by: null, may_wait: [0] };
    const refuse = () =>
      tell({
        tell: "refused",
        id: sent.at(-1)?.id ?? 0,
        refusal: { ...CONNECTION_LOST, code: "nothing-open" },
      });
    tell({ tell: "pause", pause });
    const held = model.goOn();
    refuse();
    expect((await held)?.code).toBe("nothing-open");
    const late = model.goOn();
    tell({ tell: "pause", pause: null });
    refuse();
    expect(await late).toBeNull();
  });

  it("is a proposal until it is closed", () => {
    tell(welcome());
    tell({
      tell: "proposal",
      proposal: { by: { name: "Boris", seat: 1 }, takes: [3], agreed: [1], open: [0], left_ms: null },
    });
    expect(model.proposal?.takes).toEqual([3]);
    tell({ tell: "proposal", proposal: null });
    expect(kinds()).toEqual(["connection", "proposal", "proposal-closed"]);
  });

  it("may go on in another room", () => {
    tell(welcome({ room: room({ rematch: "next" }) }));
    expect(model.rematch).toBe("next");
  });
});

describe("an undo", () => {
  // The first seat, one's own, has made the moves with odd numbers.
  beforeEach(() => tell(welcome({ version: 5, log: entries(1, 4), table: table(4) })));

  it("is of one's own last move", () => {
    expect(model.lastOwn).toBe(3);
    tell(update(0, [{ ...entry(1), seat: 1 }]));
    expect(model.lastOwn).toBeNull();
  });

  it("that concerns others is shown first, and then asked for what was seen then", async () => {
    const asked = model.undo(3);
    const plan = { takes: [3, 4], needs: [1], revealed: false, redeals: false };
    tell({ tell: "undo-planned", id: sent.at(-1)?.id ?? 0, plan });
    const undone = await asked;
    expect(undone).toEqual({ refusal: null, plan, seen: 5 });
    tell(update(4, entries(5, 5), { version: 6 }));
    void model.undo(3, true, undone.seen);
    expect(sent.at(-1)).toMatchObject({ ask: "undo", number: 3, seen: 5, sure: true });
  });

  it("of one's own is no news, one that others asked for is", async () => {
    const asked = model.undo(3);
    const own = takenBack(entries(3, 3), 3, { by: { name: "Ada", seat: 0 } });
    tell(update(2, [entry(3, "move-4")], { taken_back: own }));
    done();
    expect((await asked).plan).toBeNull();
    const agreed = model.agree(true);
    tell(update(2, [], { taken_back: takenBack(entries(3, 3), 2) }));
    done();
    await agreed;
    expect(news.slice(1).map((item) => item.news === "taken-back" && item.own)).toEqual([true, false]);
  });
});

describe("the forecast", () => {
  const forecast: Forecast = { about: null, things: [], dangers: [], lose: 0.25, notes: [] };

  it("is asked for after every move while it is wanted, and late answers are dropped", async () => {
    tell(welcome());
    model.setForecast(true);
    const first = sent.at(-1)?.id ?? 0;
    tell(update(0, entries(1, 1)));
    const second = sent.at(-1)?.id ?? 0;
    tell({ tell: "forecast", id: first, forecast: { ...forecast, lose: 0.5 } });
    await Promise.resolve();
    expect(model.forecast).toBeNull();
    tell({ tell: "forecast", id: second, forecast });
    await Promise.resolve();
    expect(model.forecast?.lose).toBe(0.25);
    model.setForecast(false);
    expect(model.forecast).toBeNull();
  });
});

describe("somebody sits down", () => {
  const free: RoomSeat = {
    holder: { kind: "free" },
    own: false,
    present: false,
    abandoned: false,
    stands_in: false,
  };
  const joined = () => news.flatMap((item) => (item.news === "joined" ? [item.name] : []));
  const seats = (...list: RoomSeat[]): Tell => ({ tell: "room", version: 2, room: room({ seats: list }) });

  it("and the others are told by name, once", () => {
    tell(welcome({ room: room({ seats: [person("Ada", true), free, free] }) }));
    tell(seats(person("Ada", true), person("Boris"), free));
    tell(seats(person("Ada", true), person("Boris"), free));
    tell(seats(person("Ada", true), person("Boris"), person("Vera")));
    expect(joined()).toEqual(["Boris", "Vera"]);
  });

  it("but not about themselves, a bot, or a new name", () => {
    tell(welcome({ room: room({ seats: [free, person("Boris"), free] }) }));
    tell(seats(person("Ada", true), person("Bob"), { ...free, holder: { kind: "bot", bot: "heuristic" } }));
    expect(joined()).toEqual([]);
  });
});
