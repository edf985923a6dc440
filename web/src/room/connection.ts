// The connection to the server: numbered requests, a pulse, and a way back after it breaks.

import type { Ask, AskFrame, Refusal, Tell } from "../protocol";

export type ConnectionState = "connecting" | "live" | "lost";

/** What a request is answered with. */
export type Answer = Extract<Tell, { tell: (typeof ANSWERS)[number] }>;

const ANSWERS = ["done", "refused", "previewed", "suggested", "undo-planned", "forecast"] as const;

/** As much of a WebSocket as the connection needs. */
export type Socket = Pick<WebSocket, "send" | "close" | "onclose" | "onmessage">;

export interface ConnectionOptions {
  /** Opens a socket to the room; `since` is the last version that was heard of. */
  open: (since: number | null) => Socket;
  /** Takes everything that is not an answer. */
  receive: (tell: Tell) => void;
  /** Takes the state of the connection when it changes. */
  state: (state: ConnectionState) => void;
}

const QUIET_MS = 20_000;
const PATIENCE_MS = 10_000;
const BEAT_MS = 1_000;
const RETRY_FIRST_MS = 500;
const RETRY_LAST_MS = 8_000;

/** The refusal that a request gets which the broken connection may or may not have carried. */
export const CONNECTION_LOST: Refusal = {
  code: "broken",
  detail: "the connection broke before the answer came",
  reason: { key: "room-answer-lost", args: {} },
  rule: null,
};

export class Connection {
  readonly #options: ConnectionOptions;
  #socket: Socket | null = null;
  #state: ConnectionState = "connecting";
  #since: number | null = null;
  #nextId = 1;
  #pending = new Map<number, (answer: Answer) => void>();
  #sentAt = 0;
  #askedAliveAt: number | null = null;
  #retryMs = RETRY_FIRST_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#beat = setInterval(() => this.#check(), BEAT_MS);
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Asks, and answers with what the server says; never repeats a request by itself. */
  ask(ask: Ask): Promise<Answer> {
    const id = this.#nextId++;
    if (this.#state !== "live" || this.#socket === null) return Promise.resolve(lost(id));
    const frame: AskFrame = { id, ...ask };
    this.#sentAt = Date.now();
    this.#socket.send(JSON.stringify(frame));
    return new Promise((answer) => this.#pending.set(id, answer));
  }

  /** Begins anew without relying on anything heard before. */
  resync(): void {
    this.#since = null;
    this.#drop();
    this.retryNow();
  }

  /** Tries at once, as when the device is online again. */
  retryNow(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** The line is known to be dead before silence proves it. */
  lose(): void {
    this.#drop();
  }

  close(): void {
    clearInterval(this.#beat);
    this.#drop();
    clearTimeout(this.#retry);
  }

  #connect(): void {
    const socket = this.#options.open(this.#since);
    this.#socket = socket;
    this.#sentAt = Date.now();
    this.#askedAliveAt = null;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#received(String(message.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  #received(text: string): void {
    const tell = JSON.parse(text) as Tell;
    this.#askedAliveAt = null;
    if ("version" in tell) this.#since = tell.version;
    if (tell.tell === "welcome") this.#live();
    if (isAnswer(tell)) this.#answer(tell);
    else this.#options.receive(tell);
  }

  #live(): void {
    this.#retryMs = RETRY_FIRST_MS;
    this.#become("live");
  }

  #answer(answer: Answer): void {
    if (answer.id === null) return;
    this.#pending.get(answer.id)?.(answer);
    this.#pending.delete(answer.id);
  }

  /** Gives the socket up: what was asked may or may not be done, and a next try comes later. */
  #drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.onclose = null;
    socket.close();
    this.#become("lost");
    for (const [id, answer] of this.#pending) answer(lost(id));
    this.#pending.clear();
    this.#retry = setTimeout(() => this.#connect(), this.#retryMs);
    this.#retryMs = Math.min(2 * this.#retryMs, RETRY_LAST_MS);
  }

  /** Timers of hidden pages run late, so silence alone proves nothing: only an unanswered question does. */
  #check(): void {
    if (this.#socket === null) return;
    const now = Date.now();
    if (this.#askedAliveAt !== null) {
      if (now - this.#askedAliveAt >= PATIENCE_MS) this.#drop();
    } else if (this.#state === "live" && now - this.#sentAt >= QUIET_MS) {
      this.#askedAliveAt = now;
      void this.ask({ ask: "alive" });
    }
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    this.#options.state(state);
  }
}

function isAnswer(tell: Tell): tell is Answer {
  return ANSWERS.some((answer) => answer === tell.tell);
}

function lost(id: number): Answer {
  return { tell: "refused", id, refusal: CONNECTION_LOST };
}

/** A socket to a room of this site. */
export function roomSocket(room: string): (since: number | null) => Socket {
  return (since) => {
    const url = new URL(`/api/rooms/${encodeURIComponent(room)}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    if (since !== null) url.searchParams.set("since", String(since));
    return new WebSocket(url);
  };
}
