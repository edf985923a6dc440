import { describe, expect, test } from "vitest";
import { backs } from "./backs";
import home from "./home.svg?raw";
import { SPIRITS_OF } from "./gallery";
import { portraitsOf, presence } from "./spirits";
import { ELEMENTS, symbols } from "./symbols";
import { tokens } from "./tokens";

const COMPONENTS = import.meta.glob<string>("../../../../../crates/spirit-island/src/components/*.rs", {
  query: "?raw",
  import: "default",
  eager: true,
});
const DATA = import.meta.glob<string>(
  "../../../../../crates/spirit-island/tests/data/horizons-spirits.toml",
  { query: "?raw", import: "default", eager: true },
);

const components = Object.values(COMPONENTS).join("\n");
const data = Object.values(DATA).join("\n");

const SPIRITS = SPIRITS_OF.horizons;
const portraits = await portraitsOf(SPIRITS);
const presences = Object.fromEntries(SPIRITS.map((spirit) => [spirit, presence(spirit)]));

const kinds = { symbols, portraits, presences, backs, home: { home } };
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

describe("the art of Spirit Island", () => {
  test.each(["Element", "Terrain", "Kind"])("draws every %s", (name) => {
    // What belongs to a Spirit is drawn by its own art.
    const ids = idsOf(name).filter((id) => id !== "presence" && id !== "incarna");
    expect(ids).not.toEqual([]);
    expect(Object.keys({ ...symbols, ...tokens })).toEqual(expect.arrayContaining(ids));
  });

  test("counts the elements in the order of the rules", () => {
    expect(idsOf("Element")).toEqual(ELEMENTS);
  });

  test("draws every Spirit of the game, each with a shape of its own", () => {
    const ids = [...data.matchAll(/^id = "([^"]+)"/gm)].map((found) => found[1]?.replaceAll("_", "-"));
    expect(ids).toEqual(expect.arrayContaining([...SPIRITS]));
    expect(new Set(Object.values(presences)).size).toBe(SPIRITS.length);
  });

  test("draws a plain disc for a Spirit that it does not know", async () => {
    const drawn = await portraitsOf(["unheard-of"]);
    expect(drawn["unheard-of"]).toContain("<svg");
    expect(presence("unheard-of")).toContain("<path");
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
      expect(classesOf(drawing)).toContain("si-art");
    },
  );

  test("stays light", () => {
    for (const [id, drawing] of drawings)
      expect(drawing.length, id).toBeLessThanOrEqual(id === "home: home" ? 16_000 : 6_000);
  });
});
