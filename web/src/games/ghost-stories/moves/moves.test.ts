import { describe, expect, it } from "vitest";
import { wordsOf } from "../../shared/moves/choices";
import { tao, view } from "../fixtures";
import { askableChoices, thingKind } from "./choices";
import { diceShowing, rerollOf } from "./reroll";
import { proposedPayment } from "./tokens";

const legal = (...moves: string[]) => moves.map((move) => wordsOf(0, move, true));

describe("a payment is proposed", () => {
  const table = view();
  const rich = {
    ...table,
    boards: table.boards.map((board, index) => ({
      ...board,
      tao: index === 0 ? tao({ red: 1, blue: 2 }) : tao({ green: 4 }),
    })),
  };

  it("from the own tokens, of the colour there is most of", () => {
    expect(
      proposedPayment(rich, legal("pay yellow-taoist red", "pay yellow-taoist blue", "pay blue-taoist green"))
        ?.move,
    ).toBe("pay yellow-taoist blue");
  });

  it("from those of others if there is no own one", () => {
    expect(proposedPayment(rich, legal("pay blue-taoist green"))?.move).toBe("pay blue-taoist green");
    expect(proposedPayment(rich, legal("give-up"))).toBeNull();
  });
});

describe("dice are rolled again", () => {
  const choices = legal("reroll red", "reroll red+red", "reroll red+red+white", "keep");

  it("by what they show, two alike too", () => {
    expect(rerollOf(choices, ["red", "white", "red"], new Set([0, 2]))?.move).toBe("reroll red+red");
    expect(rerollOf(choices, ["red", "white", "red"], new Set([0, 1, 2]))?.move).toBe("reroll red+red+white");
    expect(rerollOf(choices, ["red", "white", "red"], new Set())).toBeNull();
  });

  it("as proposed", () => {
    expect([...diceShowing(["red", "white", "red"], ["red", "red"])]).toEqual([0, 2]);
  });
});

it("things are told apart by their ids", () => {
  expect(["tea-house", "north-2", "blue-taoist", "west", "black"].map(thingKind)).toEqual([
    "tile",
    "space",
    "taoist",
    "side",
    "colour",
  ]);
});

it("what is not possible can be asked about, but only in a turn of one's own", () => {
  const asked = askableChoices(view(), 0, legal("move tea-house"));
  expect(asked.map(({ move }) => move)).toContain("move cemetery");
  expect(asked.map(({ move }) => move)).not.toContain("move tea-house");
  expect(askableChoices(view({ question: "place" }), 0, [])).toEqual([]);
});
