import { expect, test } from "vitest";
import { KINDS } from "../kinds";
import { drawTokens } from "./more-symbols";
import { symbolParts } from "./symbols";

test("every piece that can lie in a land has a sign, and Strife a badge", async () => {
  await drawTokens(["horizons"]);
  expect(symbolParts["beasts"]).toBeUndefined();
  await drawTokens(["base", "branch-claw"]);
  // Presence is drawn by its Spirit.
  const own = ["presence", "incarna"];
  const signs = Object.keys(KINDS).filter((kind) => !own.includes(kind));
  expect(signs.filter((kind) => !symbolParts[kind])).toEqual([]);
  expect(symbolParts["strife-badge"]).toBeDefined();
});
