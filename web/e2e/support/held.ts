// A line on which messages can be held back, to see what happens when they come late.

import type { Page, WebSocketRoute } from "@playwright/test";

export class HeldLine {
  /** What the page has heard. */
  readonly heard: string[] = [];
  readonly #asked: (() => void)[] = [];
  readonly #told: (() => void)[] = [];
  #which: RegExp | null = null;

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

  /** Lets everything go on its way. */
  release(): void {
    this.#which = null;
    for (const send of [...this.#asked.splice(0), ...this.#told.splice(0)]) send();
  }

  #connect(near: WebSocketRoute): void {
    const far = near.connectToServer();
    near.onMessage((message) => this.#pass(this.#asked, String(message), (text) => far.send(text)));
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
