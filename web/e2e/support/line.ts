// A line to the server that can be cut: the browser's own switch leaves open sockets and service workers alone.

import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  private constructor(goal: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(goal.port), goal.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("close", () => this.#sockets.delete(socket)).on("error", () => socket.destroy());
      }
      near.pipe(far).pipe(near);
      near.on("close", () => far.destroy());
      far.on("close", () => near.destroy());
    });
  }

  /** A line to a server. */
  static async to(address: string): Promise<Line> {
    const line = new Line(new URL(address));
    await line.mend();
    return line;
  }

  /** The address of this end of the line. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }
}
