import { describe, expect, test } from "vitest";
import { icons, logo } from "../../../icons/icons";
import home from "./home.svg?raw";
import { places } from "./places";
import { backs, cards, meter, overlays, pawns, roles, treasures } from "./symbols";

const drawings: [string, string][] = [
  places,
  overlays,
  treasures,
  roles,
  pawns,
  cards,
  backs,
  meter,
  { home },
].flatMap((kind) => Object.entries<string>(kind));

function classesOf(drawing: string): string[] {
  return [...drawing.matchAll(/class="([^"]*)"/g)].flatMap((found) => (found[1] ?? "").split(" "));
}

function parsed(drawing: string): Element {
  return new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
}

describe("the art", () => {
  test("draws the 24 places, each in at most 3 KB", () => {
    expect(Object.keys(places)).toHaveLength(24);
    for (const [id, drawing] of Object.entries(places)) expect(drawing.length, id).toBeLessThanOrEqual(3072);
  });

  test.each(drawings)("%s takes its colours from art.css alone", (_, drawing) => {
    expect(drawing).not.toMatch(/ (?:id|style|fill|stroke|width|height)=/);
    expect(parsed(drawing).tagName).toBe("svg");
  });

  test("a pawn and a treasure card carry their emblem and their colour", () => {
    expect(classesOf(pawns.pilot)).toEqual(expect.arrayContaining(["role-pilot", "pawn-body", "mark"]));
    expect(classesOf(cards["earth-stone"])).toEqual(expect.arrayContaining(["card", "earth", "emblem"]));
  });

  test("the icons are of one family", () => {
    for (const [name, drawing] of Object.entries(icons))
      expect(drawing, name).toMatch(/stroke-width="1\.75" viewBox="0 0 24 24"/);
    expect(parsed(logo).tagName).toBe("svg");
  });
});
