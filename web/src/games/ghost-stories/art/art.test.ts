import { describe, expect, test } from "vitest";
import { abilities, specials, stones } from "./abilities";
import { backs, ghostPicture, loadIncarnations } from "./ghosts.svelte";
import home from "./home.svg?raw";
import { incarnations } from "./incarnations";
import {
  curseFaces,
  dieFaces,
  figures,
  haunterStages,
  pips,
  specialDieFaces,
  taoTokens,
  tokens,
  yinYangTokens,
} from "./symbols";
import { boardEdges, pawns, powers, taoists } from "./taoists";
import { overlays, village } from "./village";

const COMPONENTS = import.meta.glob<string>("../../../../../crates/ghost-stories/src/components/*.rs", {
  query: "?raw",
  import: "default",
  eager: true,
});

const components = Object.values(COMPONENTS).join("\n");
const cardIds = [...components.matchAll(/\bcard\(\s*"([^"]+)"/g)].map((found) => found[1] ?? "");
await loadIncarnations();
const cards = Object.fromEntries(cardIds.map((id) => [id, ghostPicture(id) ?? ""]));

const kinds = {
  village,
  overlays,
  cards,
  backs,
  pips,
  taoTokens,
  yinYangTokens,
  dieFaces,
  specialDieFaces,
  curseFaces,
  tokens,
  figures,
  haunterStages,
  abilities,
  specials,
  stones,
  taoists,
  pawns,
  boardEdges,
  powers,
  home: { home },
};
const drawings: [string, string][] = Object.entries(kinds).flatMap(([kind, drawn]) =>
  Object.entries<string>(drawn).map(([id, drawing]): [string, string] => [`${kind}: ${id}`, drawing]),
);

/** The ids that the rules give to the values of an enum. */
function idsOf(name: string): string[] {
  const body = components.match(new RegExp(`pub enum ${name}: "[^"]*" \\{([^}]*)\\}`))?.[1] ?? "";
  return [...body.matchAll(/= "([^"]+)"/g)].map((found) => found[1] ?? "");
}

function classesOf(drawing: string): string[] {
  return [...drawing.matchAll(/class="([^"]*)"/g)].flatMap((found) => (found[1] ?? "").split(" "));
}

describe("the art of Ghost Stories", () => {
  test("draws every card, no two alike", () => {
    expect(cardIds).toHaveLength(65);
    expect(cardIds.filter((id) => cards[id] === "")).toEqual([]);
    expect(new Set(Object.values(cards)).size).toBe(65);
    expect(cardIds).toEqual(expect.arrayContaining(Object.keys(incarnations)));
    expect(ghostPicture("nobody")).toBeUndefined();
  });

  test.each([
    ["Tile", village],
    ["Power", powers],
    ["CurseFace", curseFaces],
    ["Left", abilities],
    ["Centre", abilities],
    ["Right", abilities],
    ["Colour", taoTokens],
    ["Colour", pips],
    ["Colour", dieFaces],
  ])("draws every %s", (name, drawn) => {
    expect(idsOf(name)).not.toEqual([]);
    expect(Object.keys(drawn)).toEqual(expect.arrayContaining(idsOf(name)));
  });

  test.each(drawings)(
    "%s takes its colours from art.css alone and refers to nothing outside",
    (_, drawing) => {
      expect(drawing).not.toMatch(
        / (?:id|style|fill|stroke|width|height|href)=|url\(|<(?:style|script|image|use|foreignObject)/,
      );
      const root = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
      expect(root.tagName).toBe("svg");
      expect(root.querySelector("parsererror")).toBeNull();
      expect(classesOf(drawing)).toContain("brush");
    },
  );

  test("stays light", () => {
    for (const [id, drawing] of drawings)
      expect(drawing.length, id).toBeLessThanOrEqual(id === "home: home" ? 20_000 : 8_000);
  });
});
