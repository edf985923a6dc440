// Under test there is no server: files of the client are read where they lie.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { vi } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Where Vite says that a file lies: below the client's folder, or anywhere on this machine. */
const placeOf = (address: string) =>
  address.startsWith("/@fs/") ? address.slice("/@fs".length) : path.join(ROOT, address);

vi.stubGlobal("fetch", async (address: string) => {
  if (!/\.(ftl|json)$/.test(address)) throw new TypeError(`no network under test: ${address}`);
  return new Response(await readFile(placeOf(address), "utf8"));
});
