// What is needed to understand a test that failed, and to see the same game again.

import type { Page, WebSocket } from "@playwright/test";
import type { AskFrame, Tell } from "../../src/protocol.ts";

const MOST_FRAMES = 40;
const LONGEST_FRAME = 300;

/** What a page and the server said to each other last. */
export class Talk {
  /** The codes of everything that was refused, but for odds that came too late to be wanted. */
  readonly refusals: string[] = [];
  readonly #odds = new Set<number>();
  readonly #frames: string[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) => this.#listen(socket));
  }

  toString(): string {
    return this.#frames.join("\n");
  }

  #listen(socket: WebSocket): void {
    this.#note("==", "connected");
    socket.on("framesent", ({ payload }) => this.#say(String(payload)));
    socket.on("framereceived", ({ payload }) => this.#hear(String(payload)));
    socket.on("close", () => this.#note("==", "closed"));
  }

  #hear(text: string): void {
    this.#note("<-", text);
    const tell = JSON.parse(text) as Tell;
    if (tell.tell === "refused" && !this.#odds.has(tell.id ?? -1)) this.refusals.push(tell.refusal.code);
  }

  #say(text: string): void {
    this.#note("->", text);
    const asked = JSON.parse(text) as AskFrame;
    if (asked.ask === "forecast") this.#odds.add(asked.id);
  }

  #note(direction: string, text: string): void {
    const short = text.length > LONGEST_FRAME ? `${text.slice(0, LONGEST_FRAME)}…` : text;
    this.#frames.push(`${new Date().toISOString().slice(11, 23)} ${direction} ${short}`);
    if (this.#frames.length > MOST_FRAMES) this.#frames.shift();
  }
}

/** What is on a page, how it came there, and the record of the game that goes on in it. */
export async function report(name: string, page: Page, talk: Talk): Promise<string> {
  const [, room] = /\/r\/([^/?#]+)/.exec(page.url()) ?? [];
  const parts: [string, Promise<string> | string][] = [
    ["the page", page.locator("body").ariaSnapshot({ timeout: 3000 })],
    ["the line", talk.toString()],
    [
      "the record",
      room === undefined
        ? ""
        : page.request.get(`/api/rooms/${room}/record`, { timeout: 3000 }).then((answer) => answer.text()),
    ],
  ];
  const told = await Promise.all(
    parts.map(async ([title, text]) => `--- ${name}: ${title}\n${await Promise.resolve(text).catch(String)}`),
  );
  return [`--- ${name} is at ${page.url()}`, ...told].join("\n");
}
