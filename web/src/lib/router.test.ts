import { beforeEach, describe, expect, test } from "vitest";
import { followLinks, go, match, route } from "./router.svelte";

describe("addresses", () => {
  test.each([
    ["/", "home", {}],
    ["/r/abc", "room", { room: "abc" }],
    ["/r/abc/", "room", { room: "abc" }],
    ["/r/abc/replay", "replay", { room: "abc" }],
    ["/r/abc/replay/17", "replay", { room: "abc", step: "17" }],
    ["/rules/forbidden-island", "rules", { game: "forbidden-island" }],
    ["/rules/forbidden-island/FI-030", "rules", { game: "forbidden-island", id: "FI-030" }],
    ["/games/spirit-island/cards", "cards", { game: "spirit-island" }],
    ["/games/spirit-island", "missing", {}],
    ["/learn", "learn", {}],
    ["/r", "missing", {}],
    ["/r/abc/replay/17/more", "missing", {}],
    ["/nowhere", "missing", {}],
    ["/r/%E0%A4%A", "room", { room: "%E0%A4%A" }],
  ])("%s is %s", (path, page, params) => {
    expect(match(path)).toEqual({ page, params });
  });
});

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
  document.body.addEventListener("click", followLinks, { once: true });
  document.querySelector("a")?.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("going about", () => {
  beforeEach(() => go("/"));

  test("a page opens and the way back is kept", () => {
    go("/learn");
    expect(route.page).toBe("learn");
    expect(location.pathname).toBe("/learn");
  });

  test("links to pages open without loading anew", () => {
    expect(click('<a href="/r/abc"><b>Join</b></a>')).toBe(true);
    expect(route).toEqual({ page: "room", params: { room: "abc" } });
  });

  test.each([
    ["another site", '<a href="https://example.org/learn">x</a>', {}],
    ["the server", '<a href="/api/rooms/abc/record">x</a>', {}],
    ["a download", '<a href="/learn" download>x</a>', {}],
    ["a place on the page", '<a href="#topic">x</a>', {}],
    ["a new tab", '<a href="/learn">x</a>', { ctrlKey: true }],
  ])("a link to %s is left to the browser", (_, html, init) => {
    expect(click(html, init)).toBe(false);
    expect(route.page).toBe("home");
  });
});
