// One server for all tests, on a free port and with a folder of its own.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

const WEB = path.resolve(import.meta.dirname, "../..");
const BINARY = process.env["ARTEL_BIN"] ?? path.resolve(WEB, "../target/debug/artel");
/** Tests are quicker than people, and all come from one address. */
const LIMITS = [
  "--rooms-per-hour",
  "100000",
  "--requests-per-second",
  "1000",
  "--messages-per-second",
  "1000",
  "--connections",
  "1000",
];
const STARTED_WITHIN_MS = 20_000;

/** A server of its own for a test that needs other flags. */
export interface Server {
  url: string;
  stop: () => Promise<void>;
}

export async function serve(...flags: string[]): Promise<Server> {
  if (!existsSync(path.join(WEB, "dist/index.html")))
    throw new Error("There is no client to test: run `npm run build` first.");
  const folder = await mkdtemp(path.join(tmpdir(), "artel-e2e-"));
  const server = spawn(
    BINARY,
    ["serve", "--listen", "127.0.0.1:0", "--data", folder, "--bot-thinks-ms", "300", ...LIMITS, ...flags],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ARTEL_LOG: "warn" },
    },
  );
  const gone = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = await address(server.stdout, gone);
  const stop = async () => {
    server.kill();
    await gone;
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}

export default async function open(): Promise<() => Promise<void>> {
  const { url, stop } = await serve();
  process.env["ARTEL_URL"] = url;
  return stop;
}

/** The server says where it is open. */
async function address(output: NodeJS.ReadableStream, gone: Promise<void>): Promise<string> {
  const said = new Promise<string>((resolve) => {
    createInterface(output).on("line", (line) => {
      const [found] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("The server did not open in time.")), STARTED_WITHIN_MS).unref(),
  );
  const failed = gone.then(() => Promise.reject<never>(new Error(`${BINARY} did not start.`)));
  return Promise.race([said, late, failed]);
}
