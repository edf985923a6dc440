import { describe, expect, test } from "vitest";
import { fits } from "./keys.svelte";

const press = (key: string, init: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key, ...init });

describe("shortcuts", () => {
  test.each([
    ["a letter", press("u"), "u", true],
    ["a letter on a Russian layout", press("г", { code: "KeyU" }), "u", true],
    ["a letter with Ctrl", press("u", { ctrlKey: true }), "u", false],
    ["Ctrl and a letter", press("z", { ctrlKey: true }), "Ctrl+z", true],
    ["Cmd and a letter", press("z", { metaKey: true }), "Ctrl+z", true],
    ["Ctrl, Shift and a letter", press("Z", { ctrlKey: true, shiftKey: true }), "Ctrl+z", false],
    ["Shift and a letter", press("Z", { ctrlKey: true, shiftKey: true }), "Ctrl+Shift+z", true],
    ["a question mark", press("?", { shiftKey: true }), "?", true],
    ["a question mark on a Russian layout", press(",", { shiftKey: true, code: "Slash" }), "?", true],
    ["a named key", press("Escape"), "Escape", true],
    ["another key", press("x"), "u", false],
  ])("%s", (_, event, combination, fitting) => {
    expect(fits(event, combination)).toBe(fitting);
  });
});
