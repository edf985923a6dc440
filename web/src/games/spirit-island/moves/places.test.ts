import { expect, it } from "vitest";
import { wordsOf } from "../../shared/moves/choices";
import { complete, lands, NOTHING, piecesOf, placed, settled, touched } from "./places";

const moves = (...texts: string[]) => placed(texts.map((text) => wordsOf(0, text, true)));

it("a land that is asked for is one touch", () => {
  const open = moves("land G1", "land G4", "skip");
  expect(lands(open, NOTHING)).toEqual(new Set(["G1", "G4"]));
  expect(complete(open, touched(open, NOTHING, "G4"))?.move).toBe("land G4");
});

it("a push asks where to, with the first piece proposed", () => {
  const open = moves("send city G4 G3", "send city G4 G5", "send explorer G4 G3", "send explorer G4 G5");
  expect(piecesOf(open, NOTHING)).toEqual(["city", "explorer"]);
  expect(settled(open, NOTHING).piece).toBe("city");
  expect(lands(open, NOTHING)).toEqual(new Set(["G3", "G5"]));
  expect(complete(open, touched(open, NOTHING, "G5"))?.move).toBe("send city G4 G5");
  expect(complete(open, touched(open, { ...NOTHING, piece: "explorer" }, "G3"))?.move).toBe(
    "send explorer G4 G3",
  );
});

it("a gathering asks where from, then which piece", () => {
  const open = moves("send town G3 G4", "send town-1 G3 G4", "send town G5 G4");
  expect(lands(open, NOTHING)).toEqual(new Set(["G3", "G5"]));
  expect(complete(open, touched(open, NOTHING, "G5"))?.move).toBe("send town G5 G4");
  const there = touched(open, NOTHING, "G3");
  expect(complete(open, there)).toBeNull();
  expect(piecesOf(open, there)).toEqual(["town", "town-1"]);
  expect(complete(open, { ...there, piece: "town-1" })?.move).toBe("send town-1 G3 G4");
  expect(complete(open, touched(open, there, "G5"))?.move).toBe("send town G5 G4");
  expect(touched(open, there, "G3")).toEqual(NOTHING);
});

it("pieces of one land are chosen at once, those of several after their land", () => {
  const one = moves("pick town G4", "pick city G4");
  expect(piecesOf(one, NOTHING)).toEqual(["town", "city"]);
  const several = moves("pick town G4", "pick city G4", "pick town G5");
  expect(piecesOf(several, NOTHING)).toEqual([]);
  expect(lands(several, NOTHING)).toEqual(new Set(["G4", "G5"]));
  expect(complete(several, touched(several, NOTHING, "G5"))?.move).toBe("pick town G5");
});

it("a touch elsewhere changes nothing", () => {
  const open = moves("land G1");
  expect(touched(open, NOTHING, "G7")).toBe(NOTHING);
});
