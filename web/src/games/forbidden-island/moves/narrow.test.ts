import { describe, expect, it } from "vitest";
import { NOTHING, narrow, pickKind, pickThing } from "../../shared/moves/narrow";
import { choice } from "./choices";

const legal = (...moves: string[]) => moves.map((move) => choice(0, move, true));
const asked = (...moves: string[]) => moves.map((move) => choice(0, move, false));

const engineer = legal(
  "move a",
  "move b",
  "shore-up a",
  "shore-up b",
  "shore-up c",
  "shore-up a b",
  "shore-up a c",
  "shore-up b c",
  "draw",
);

describe("a tile is touched", () => {
  it("offers every kind of move that mentions it", () => {
    const picks = pickThing(engineer, NOTHING, "a");
    expect(picks.kind).toBeNull();
    expect(narrow(engineer, picks).kinds.map(({ verb }) => verb)).toEqual(["move", "shore-up"]);
    expect(narrow(engineer, picks).chosen).toBeNull();
  });

  it("chooses the only kind there is", () => {
    const picks = pickThing(engineer, NOTHING, "c");
    expect(narrow(engineer, picks).chosen?.move).toBe("shore-up c");
  });

  it("starts anew with a tile that does not go with the first", () => {
    const choices = legal("move a", "move b", "shore-up b");
    const picks = pickThing(choices, pickThing(choices, NOTHING, "a"), "b");
    expect(picks).toEqual({ ...NOTHING, things: ["b"] });
  });

  it("is put back by a second touch", () => {
    expect(pickThing(engineer, pickThing(engineer, NOTHING, "c"), "c")).toEqual(NOTHING);
  });
});

describe("the Engineer's two tiles", () => {
  const first = pickKind(engineer, pickThing(engineer, NOTHING, "b"), { seat: 0, verb: "shore-up" });

  it("are complete with one and open for another", () => {
    const { chosen, options } = narrow(engineer, first);
    expect(chosen?.move).toBe("shore-up b");
    expect([...options]).toEqual([
      ["a", true],
      ["c", true],
    ]);
  });

  it("can be picked in any order", () => {
    const both = pickThing(engineer, first, "a");
    expect(narrow(engineer, both).chosen?.move).toBe("shore-up a b");
    expect(narrow(engineer, both).options.size).toBe(0);
  });

  it("can be changed one by one", () => {
    const both = pickThing(engineer, first, "a");
    expect(narrow(engineer, pickThing(engineer, both, "b")).chosen?.move).toBe("shore-up a");
    expect(narrow(engineer, pickThing(engineer, both, "c")).chosen?.move).toBe("shore-up b c");
  });
});

describe("a helicopter lift", () => {
  const lifts = legal(
    "lift diver x",
    "lift diver y",
    "lift pilot x",
    "lift diver,pilot x",
    "lift diver,pilot y",
  );

  it("brings its card along and asks for passengers and a tile", () => {
    const picks = pickKind(lifts, NOTHING, { seat: 0, verb: "lift" });
    expect(picks.things).toEqual(["helicopter-lift"]);
    expect([...narrow(lifts, picks).options.keys()]).toEqual(["diver", "x", "y", "pilot"]);
  });

  it("takes as many passengers as are picked", () => {
    const one = pickThing(
      lifts,
      pickThing(lifts, pickKind(lifts, NOTHING, { seat: 0, verb: "lift" }), "x"),
      "diver",
    );
    expect(narrow(lifts, one).chosen?.move).toBe("lift diver x");
    expect(narrow(lifts, pickThing(lifts, one, "pilot")).chosen?.move).toBe("lift diver,pilot x");
  });

  it("is found by a touch of its card", () => {
    expect(pickThing(lifts, NOTHING, "helicopter-lift").kind).toEqual({ seat: 0, verb: "lift" });
  });
});

describe("what need not be asked", () => {
  it("is added: the only one a card can be given to", () => {
    const choices = [
      ...legal("give earth-stone diver"),
      ...asked("give earth-stone pilot", "give sandbags pilot"),
    ];
    expect(narrow(choices, pickThing(choices, NOTHING, "earth-stone")).chosen?.move).toBe(
      "give earth-stone diver",
    );
  });
});

describe("why not", () => {
  const choices = [...legal("move a"), ...asked("move z", "fly z")];

  it("is asked by a touch within a kind", () => {
    const picks = pickThing(choices, pickKind(choices, NOTHING, { seat: 0, verb: "move" }), "z");
    expect(narrow(choices, picks).chosen).toMatchObject({ move: "move z", legal: false });
  });

  it("is asked by kind for a tile where nothing can be done", () => {
    const picks = pickThing(choices, NOTHING, "z");
    expect(narrow(choices, picks).kinds).toEqual([
      { seat: 0, verb: "move", legal: false },
      { seat: 0, verb: "fly", legal: false },
    ]);
    expect(narrow(choices, pickKind(choices, picks, { seat: 0, verb: "fly" })).chosen?.move).toBe("fly z");
  });
});

describe("a gift that is not possible", () => {
  const choices = asked(
    "give earth-stone pilot",
    "give earth-stone diver",
    "give sandbags pilot",
    "give sandbags diver",
  );
  const give = pickKind(choices, NOTHING, { seat: 0, verb: "give" });

  it("is asked about by a card and a person, in either order", () => {
    for (const things of [
      ["earth-stone", "diver"],
      ["diver", "earth-stone"],
    ]) {
      const picks = things.reduce((picked, thing) => pickThing(choices, picked, thing), give);
      expect(narrow(choices, picks).chosen?.move, things.join()).toBe("give earth-stone diver");
    }
  });

  it("is asked about for another person by a touch", () => {
    const some = [...legal("give earth-stone pilot"), ...asked("give earth-stone diver")];
    const possible = pickKind(some, NOTHING, { seat: 0, verb: "give" });
    expect(narrow(some, possible).chosen?.move).toBe("give earth-stone pilot");
    expect(narrow(some, pickThing(some, possible, "diver")).chosen).toMatchObject({
      move: "give earth-stone diver",
      legal: false,
    });
  });
});

describe("cards in several own hands", () => {
  it("are told apart by whose hand was touched", () => {
    const choices = [choice(0, "discard earth-stone", true), choice(1, "discard earth-stone", true)];
    expect(narrow(choices, pickThing(choices, NOTHING, "earth-stone", 1)).chosen?.seat).toBe(1);
  });
});
