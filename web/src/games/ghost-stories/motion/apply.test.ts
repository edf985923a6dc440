import { expect, it } from "vitest";
import { ghost, view, withCard } from "../fixtures";
import { cardOn } from "../printed";
import type { Event, View } from "../types";
import { apply } from "./apply";

const after = (start: View, ...events: Event[]) => events.reduce((table, event) => apply(table, event, start), start);

it("a ghost arrives as it is printed, its figure where it begins", () => {
  const target = withCard(view(), "north-2", ghost("zombie-1", "yellow", { figure: "stone", left: ["haunter-on-board"] }));
  const arrived = apply(apply(view(), { event: "drawn", card: "zombie-1" }, target), { event: "placed", card: "zombie-1", space: "north-2" }, target);
  expect(cardOn(arrived, "north-2")).toMatchObject({ colour: "yellow", figure: "stone" });
  expect(arrived.cards_left).toBe(view().cards_left - 1);
});

it("a ghost that is gone when the story ends still arrives", () => {
  expect(cardOn(after(view(), { event: "placed", card: "ghoul", space: "north-1" }), "north-1")).toMatchObject({ card: "ghoul", colour: "yellow" });
});

it("a haunter steps onto the stone and strikes", () => {
  const start = withCard(view(), "east-1", ghost("ghoul", "blue", { figure: "card" }));
  const stone = after(start, { event: "figure-advanced", card: "ghoul", space: "east-1" });
  expect(cardOn(stone, "east-1")?.figure).toBe("stone");
  const struck = after(stone, { event: "figure-struck", card: "ghoul", space: "east-1" }, { event: "haunted", tile: "tea-house" });
  expect(cardOn(struck, "east-1")?.figure).toBe("card");
  expect(struck.village.find(({ tile }) => tile === "tea-house")?.haunted).toBe(true);
});

it("tokens, Qi and places follow", () => {
  const table = after(
    view(),
    { event: "took-tao", taoist: "blue-taoist", colour: "red" },
    { event: "lost-qi", taoist: "blue-taoist", left: 2 },
    { event: "moved", taoist: "blue-taoist", tile: "cemetery" },
    { event: "called", taoist: "blue-taoist", tile: "tea-house" },
  );
  expect(table.boards[1]).toMatchObject({ qi: 2, tile: "cemetery", yin_yang: false });
  expect(table.boards[1]?.tao).toMatchObject({ red: 1, black: 1 });
});

it("a ghost is carried and driven away", () => {
  const start = withCard(view(), "east-1", ghost("ghoul", "blue"));
  const shifted = after(start, { event: "shifted", card: "ghoul", from: "east-1", to: "west-3" });
  expect([cardOn(shifted, "east-1"), cardOn(shifted, "west-3")?.card]).toEqual([null, "ghoul"]);
  const gone = after(shifted, { event: "banished", card: "ghoul", space: "west-3" });
  expect([cardOn(gone, "west-3"), gone.gone]).toEqual([null, ["ghoul"]]);
});
