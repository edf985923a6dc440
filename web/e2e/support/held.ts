// A line on which messages can be held back, to see what happens when they come late.

import type { Page, WebSocketRoute } from "@playwright/test";
import type { AskFrame } from "../../src/protocol.ts";

export class HeldLine {
  /** What the page has heard. */
  readonly heard: string[] = [];
  readonly #asked: (() => void)[] = [];
  readonly #told: (() => void)[] = [];
  #which: RegExp | null = null;
  #ask: AskFrame["ask"] | null = null;

  /** The line of a page that is not yet open. */
  static async of(page: Page): Promise<HeldLine> {
    const line = new HeldLine();
    await page.routeWebSocket(/\/socket/, (near) => line.#connect(near));
    return line;
  }

  /** Holds back such messages, and those that go the same way after them. */
  hold(which: RegExp): void {
    this.#which = which;
  }

  /** Holds back that a request of this kind is done, and what is told after that. */
  holdDone(ask: AskFrame["ask"]): void {
    this.#ask = ask;
  }

  /** Lets everything go on its way. */
  release(): void {
    [this.#which, this.#ask] = [null, null];
    for (const send of [...this.#asked.splice(0), ...this.#told.splice(0)]) send();
  }

  #connect(near: WebSocketRoute): void {
    const far = near.connectToServer();
    near.onMessage((message) => {
      const { ask, id } = JSON.parse(String(message)) as AskFrame;
      if (ask === this.#ask) this.hold(new RegExp(`"tell":"done","id":${id}\\b`));
      this.#pass(this.#asked, String(message), (text) => far.send(text));
    });
    far.onMessage((message) =>
      this.#pass(this.#told, String(message), (text) => {
        this.heard.push(text);
        near.send(text);
      }),
    );
  }

  #pass(waiting: (() => void)[], text: string, send: (text: string) => void): void {
    if (waiting.length > 0 || this.#which?.test(text)) waiting.push(() => send(text));
    else send(text);
  }
}
