import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AskFrame, Tell } from "../protocol";
import { Connection, CONNECTION_LOST, type ConnectionState, type Socket } from "./connection";
import { welcome } from "./fixtures";

class FakeSocket {
  sent: AskFrame[] = [];
  closed = false;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AskFrame);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  tell(tell: Tell): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
}

let sockets: FakeSocket[];
let sinces: (number | null)[];
let heard: Tell[];
let states: ConnectionState[];
let line: Connection;

const last = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, sinces, heard, states] = [[], [], [], []];
  line = new Connection({
    open: (since) => {
      sinces.push(since);
      sockets.push(new FakeSocket());
      return last() as unknown as Socket;
    },
    receive: (tell) => heard.push(tell),
    state: (state) => states.push(state),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a request", () => {
  it("is answered by the message with its number", async () => {
    last().tell(welcome());
    const [first, second] = [line.ask({ ask: "wait" }), line.ask({ ask: "go-on" })];
    const [one, two] = last().sent;
    last().tell({ tell: "done", id: two?.id ?? 0 });
    last().tell({ tell: "refused", id: one?.id ?? 0, refusal: { ...CONNECTION_LOST, code: "nothing-open" } });
    expect(await second).toMatchObject({ tell: "done" });
    expect(await first).toMatchObject({ tell: "refused", refusal: { code: "nothing-open" } });
  });

  it("is refused at once while there is no line", async () => {
    expect(await line.ask({ ask: "wait" })).toMatchObject({ refusal: CONNECTION_LOST });
    expect(last().sent).toEqual([]);
  });

  it("under way when the line breaks is refused and never repeated", async () => {
    last().tell(welcome());
    const asked = line.ask({ ask: "play", seat: 0, move: "draw", seen: 0 });
    last().close();
    expect(await asked).toMatchObject({ tell: "refused", refusal: CONNECTION_LOST });
    vi.advanceTimersByTime(500);
    last().tell(welcome());
    expect(last().sent).toEqual([]);
  });
});

describe("a broken line", () => {
  it("comes back after ever longer waits, up to eight seconds", () => {
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const tries = sockets.length;
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets.length).toBe(tries);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(tries + 1);
    }
  });

  it("asks for what came after the last version and waits little again", () => {
    last().tell(welcome({ version: 7 }));
    last().close();
    vi.advanceTimersByTime(500);
    expect(sinces).toEqual([null, 7]);
    last().tell(welcome({ version: 9 }));
    last().close();
    vi.advanceTimersByTime(500);
    expect(sinces).toEqual([null, 7, 9]);
    expect(states).toEqual(["live", "lost", "live", "lost"]);
  });

  it("is tried at once when the device says so", () => {
    last().close();
    line.retryNow();
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(sockets.length).toBe(2);
  });

  it("begins from nothing to resync", () => {
    last().tell(welcome({ version: 7 }));
    line.resync();
    expect(sinces).toEqual([null, null]);
  });
});

describe("the pulse", () => {
  it("asks after twenty seconds and trusts an answer", () => {
    last().tell(welcome());
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toMatchObject([{ ask: "alive" }]);
    last().tell({ tell: "done", id: last().sent[0]?.id ?? 0 });
    vi.advanceTimersByTime(15_000);
    expect(last().closed).toBe(false);
  });

  it("gives the line up when nothing is heard for thirty seconds", () => {
    last().tell(welcome());
    vi.advanceTimersByTime(30_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(states).toEqual(["live", "lost"]);
  });

  it("stops when the page is left", () => {
    last().tell(welcome());
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
  });
});

it("everything but answers is passed on", () => {
  last().tell(welcome());
  last().tell({ tell: "rematch", room: "next" });
  last().tell({ tell: "done", id: 99 });
  expect(heard.map((tell) => tell.tell)).toEqual(["welcome", "rematch"]);
});
