// Styles that are not a component's own must look the same whichever file is loaded first, and stay with their game.

import { describe, expect, it } from "vitest";

const ART = import.meta.glob<string>("./*/art/*.css", { query: "?raw", import: "default", eager: true });
const REST = import.meta.glob<string>("./*/*.css", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The class that all pictures of a game have. */
const ROOTS: Record<string, string> = {
  "forbidden-island": "art",
  "ghost-stories": "brush",
  "spirit-island": "si-art",
};
/** What a game may speak of besides: who somebody is, and what surrounds a picture. */
const AROUND =
  /^(:root|\[data-game="[a-z-]+"\]|\[class[*^]=" ?hue-"\]|\.hue-[a-z0-9-]+|\.role-[a-z]+|\.(un)?captured|\.spent)(?![\w-])/;

const gameOf = (path: string) => /\/?(?:games\/|\.\/)([a-z-]+)\//.exec(path)?.[1] ?? "";
/** Without comments, and without what it only brings along. */
const bare = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/@import [^;]*;/g, "");
const selectors = (css: string) =>
  [...bare(css).matchAll(/([^{};]+)\{/g)].flatMap(([, list = ""]) =>
    list.split(/,(?![^(]*\))/).map((each) => each.trim()),
  );

it("is read", () => {
  expect(new Set(Object.keys(ART).map(gameOf))).toEqual(new Set(Object.keys(ROOTS)));
  expect(
    [...Object.values(ART), ...Object.values(REST)].filter((css) => selectors(css).length === 0),
  ).toEqual([]);
});

describe.each(Object.entries(ART))("%s", (path, css) => {
  const root = ROOTS[gameOf(path)] ?? "";

  it("lies in a layer, so that a component's own style comes first", () => {
    const [, before = "?", layer = "", after = "?"] =
      /^([^]*?)@layer art \{([^]*)\}([^]*)$/.exec(bare(css)) ?? [];
    expect([before.trim(), after.trim()]).toEqual(["", ""]);
    expect(layer).not.toContain("@layer");
  });

  it("speaks of the pictures of its game alone", () => {
    const inside = selectors(css).filter((selector) => !selector.startsWith("@layer"));
    const strays = inside.filter(
      (selector) => !new RegExp(`^(svg)?\\.${root}(?![\\w-])`).test(selector) && !AROUND.test(selector),
    );
    expect(strays).toEqual([]);
  });

  it("has a root class that nothing else in the client has", () => {
    const used = new RegExp(`class="[^"]*(?<![\\w-])${root}(?![\\w-])|\\.${root}(?![\\w-])`);
    const elsewhere = Object.entries(SOURCES).filter(
      ([source, text]) => gameOf(source) !== gameOf(path) && used.test(text),
    );
    expect(elsewhere.map(([source]) => source)).toEqual([]);
  });
});

describe.each(Object.entries(REST))("%s", (path, css) => {
  it("speaks of its own game alone", () => {
    expect(selectors(css).filter((selector) => !selector.startsWith(`.${gameOf(path)}`))).toEqual([]);
  });
});
