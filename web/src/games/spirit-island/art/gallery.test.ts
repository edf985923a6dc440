import { describe, expect, test } from "vitest";
import artCss from "./art.css?raw";
import {
  ADVERSARIES,
  banner,
  BOXES,
  cover,
  DRAWN_SPIRITS,
  emblem,
  SCENARIOS,
  spiritArt,
  SPIRITS_OF,
} from "./gallery";
import { growthIcons } from "./growth";
import huesCss from "./hues.css?raw";
import { INCARNAS, incarna } from "./incarna";
import { pointsOf } from "./path-points";
import { presenceMark } from "./spirit-art";
import { symbols } from "./symbols";
import { tableMarks } from "./table-marks";
import { strifeBadge, tokens } from "./tokens";

const FILES = import.meta.glob(["./spirits/*", "./adversaries/*", "./scenarios/*", "./boxes/*"], {
  query: "?url",
});

const arts = await Promise.all(DRAWN_SPIRITS.map(async (id) => [id, await spiritArt(id)] as const));
const portraits: [string, string][] = arts.map(([id, { portrait }]) => [id, portrait]);
const banners = await drawingsOf(ADVERSARIES, banner);
const emblems = await drawingsOf(SCENARIOS, emblem);
const covers = await drawingsOf(BOXES, cover);
const incarnas = INCARNAS.flatMap((id): [string, string][] => [
  [id, incarna(id, false)],
  [`${id}, empowered`, incarna(id, true)],
]);
const glyphs = Object.entries<string>({
  ...tokens,
  ...tableMarks,
  ...growthIcons,
  "strife-badge": strifeBadge,
});
const signs = arts.map(([id, art]): [string, string] => [id, presenceMark(art, id)]);
const all: [string, string][] = [
  ...portraits,
  ...signs,
  ...banners,
  ...emblems,
  ...covers,
  ...incarnas,
  ...glyphs,
];

async function drawingsOf<Id extends string>(
  ids: readonly Id[],
  get: (id: Id) => Promise<string>,
): Promise<[string, string][]> {
  return Promise.all(ids.map(async (id): Promise<[string, string]> => [id, await get(id)]));
}

async function compressed(text: string): Promise<number> {
  return (
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer()
  ).byteLength;
}

function pathsOf(drawing: string): string[] {
  return [...drawing.matchAll(/ d="([^"]*)"/g)].map((found) => found[1] ?? "");
}

function boxOf(drawing: string): number[] {
  return (drawing.match(/viewBox="([^"]*)"/)?.[1] ?? "").split(" ").map(Number);
}

describe("the gallery of Spirit Island", () => {
  test("has every Spirit of every box, and no drawing that nobody asks for", () => {
    expect(BOXES.map((box) => SPIRITS_OF[box].length)).toEqual([5, 8, 2, 4, 10, 8]);
    const named = (folder: string, ids: readonly string[], endings: string[]) =>
      ids.flatMap((id) => endings.map((ending) => `./${folder}/${id}.${ending}`));
    const expected = [
      ...named("spirits", DRAWN_SPIRITS, ["svg", "ts"]),
      ...named("adversaries", ADVERSARIES, ["svg"]),
      ...named("scenarios", SCENARIOS, ["svg"]),
      ...named("boxes", BOXES, ["svg"]),
    ];
    expect(Object.keys(FILES).sort()).toEqual(expected.sort());
  });

  test("has the adversaries, scenarios and Incarnas of the whole line", () => {
    expect([ADVERSARIES.length, SCENARIOS.length, INCARNAS.length]).toEqual([8, 15, 7]);
  });

  test("has a glyph for every token, mark and growth action", () => {
    const TOKENS = [
      "beasts",
      "wilds",
      "disease",
      "strife",
      "badlands",
      "vitality",
      "quake",
      "deeps",
      "omen",
      "isolate",
      "defend",
      "ward",
      "flame",
      "thief",
      "source-of-power",
      "mining-land",
      "marked-land",
      "sunk-land",
      "endless-dark",
      "healing",
      "claimed",
      "element-marker",
      "time",
      "destroyed-presence",
    ];
    const MARKS = [
      "fear",
      "terror-1",
      "terror-2",
      "terror-3",
      "blight-card-healthy",
      "blight-card-blighted",
      "blight-card-still-healthy",
      "event",
      "adversary",
      "scenario",
      "escalation",
      "stage-1",
      "stage-2",
      "stage-3",
      "salt-deposits",
      "command-beasts",
    ];
    const GROWTH = [
      "gain-power",
      "reclaim-all",
      "reclaim-one",
      "add-presence",
      "add-presence-range",
      "energy",
      "card-play",
      "range-plus",
      "element-any",
      "element-choice",
      "push",
      "gather",
      "forget",
      "discard",
      "damage",
      "move-presence",
      "empower-incarna",
      "choose-option",
      "price",
      "once-per-game",
    ];
    expect(Object.keys({ ...symbols, ...tokens, ...tableMarks, ...growthIcons })).toEqual(
      expect.arrayContaining([...TOKENS, ...MARKS, ...GROWTH]),
    );
  });

  test("gives no id to two glyphs", () => {
    const ids = [symbols, tokens, tableMarks, growthIcons].flatMap((record) => Object.keys(record));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("draws nothing twice: every portrait, outline, sign, banner, emblem, cover and glyph is its own", () => {
    const outlines = arts.flatMap(([, { shape, sign }]) => [shape, sign]);
    for (const list of [
      outlines,
      ...[portraits, banners, emblems, covers, incarnas, glyphs].map((group) =>
        group.map(([, drawing]) => pathsOf(drawing).join("")),
      ),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test("says so when nothing is drawn", async () => {
    await expect(spiritArt("nobody" as never)).rejects.toThrow("nothing is drawn at ./spirits/nobody.ts");
  });

  test.each(all)("%s names classes of the style sheet only, and refers to nothing outside", (_, drawing) => {
    expect(drawing).not.toMatch(
      / (?:id|style|fill|stroke|width|height|href|on\w+)=|url\(|<(?:style|script|image|use|foreignObject|text)|<!|&/,
    );
    const root = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
    expect(root.tagName).toBe("svg");
    expect(root.querySelector("parsererror")).toBeNull();
    expect(root.getAttribute("class")?.split(" ")).toContain("si-art");
    for (const painted of root.querySelectorAll("[class]")) {
      for (const name of painted.getAttribute("class")?.split(" ") ?? [])
        expect(artCss, name).toMatch(new RegExp(`\\.si-art \\.${name}\\b(?!-)`));
    }
  });

  test.each(all)("%s has paths that can be read", (_, drawing) => {
    expect(pathsOf(drawing)).not.toEqual([]);
    for (const path of pathsOf(drawing))
      expect(pointsOf(path).flat().every(Number.isFinite), path).toBe(true);
  });

  // Portraits and covers are cut off by their frame; what lies on the map is not.
  test.each([...banners, ...emblems, ...incarnas, ...glyphs])("%s stays inside its frame", (_, drawing) => {
    const [, , width = 0, height = 0] = boxOf(drawing);
    const rim = width * 0.05;
    for (const path of pathsOf(drawing)) {
      for (const [x, y] of pointsOf(path))
        expect(Math.min(x, y, width - x, height - y), path).toBeGreaterThanOrEqual(-rim);
    }
  });

  test.each([...arts])("the presence of %s is small and stays inside its frame", (_, { shape, sign }) => {
    for (const path of [shape, sign]) {
      expect(path.length).toBeLessThanOrEqual(400);
      for (const value of pointsOf(path).flat()) expect(Math.abs(value - 12)).toBeLessThanOrEqual(12.4);
    }
  });

  test.each([
    ["100 100", 3072, portraits],
    ["24 24", 1024, signs],
    ["60 80", 1024, banners],
    ["48 48", 1024, emblems],
    ["120 80", 3072, covers],
    ["40 40", 1280, incarnas],
  ] as const)("drawings of %s weigh at most %i bytes compressed", async (frame, most, group) => {
    for (const [id, drawing] of group) {
      expect(boxOf(drawing).join(" "), id).toBe(`0 0 ${frame}`);
      expect(await compressed(drawing), id).toBeLessThanOrEqual(most);
    }
  });

  test.each(DRAWN_SPIRITS)(
    "the hue of %s is given, and its sign can be read upon it by day and by night",
    (id) => {
      const rule =
        huesCss.match(new RegExp(`^ *\\.si-art\\.${id}, \\.hue-${id} \\{(.*)\\}$`, "m"))?.[1] ?? "";
      const [hue, on] = ["--hue", "--on-hue"].map((name) => {
        const value = rule.match(new RegExp(`${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`));
        return [value?.[1] ?? value?.[3] ?? "", value?.[2] ?? value?.[3] ?? ""];
      });
      for (const theme of [0, 1])
        expect(contrast(hue?.[theme] ?? "", on?.[theme] ?? "")).toBeGreaterThanOrEqual(3);
    },
  );
});

/** The contrast of two colours as the accessibility guidelines measure it. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = NaN, dark = NaN] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
