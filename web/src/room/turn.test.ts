import { describe, expect, it } from "vitest";
import { person, table } from "./fixtures";
import { turnOf } from "./turn";

const SEATS = [person("Ada", true), person("Boris")];
const standing = (waits_for: number[], pressed: number[] = []) => table(0, { waits_for, pressed });

describe("what the table wants of somebody", () => {
  it("is their turn, and nothing in the turn of another", () => {
    expect(turnOf(standing([0]), SEATS)).toBe("own");
    expect(turnOf(standing([1]), SEATS)).toBeNull();
    expect(turnOf(standing([0, 1]), SEATS)).toBe("own");
  });

  it("is urgent in the turn of another", () => {
    expect(turnOf(standing([0], [0]), SEATS)).toBe("urgent");
    expect(turnOf(standing([0, 1], [1]), SEATS)).toBe("own");
  });

  it("is nothing to be told where one plays every seat, and nothing after the end", () => {
    expect(
      turnOf(
        standing([0]),
        SEATS.map((seat) => ({ ...seat, own: true })),
      ),
    ).toBeNull();
    expect(turnOf(standing([]), SEATS)).toBeNull();
  });
});
