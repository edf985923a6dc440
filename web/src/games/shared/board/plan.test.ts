import { expect, it } from "vitest";
import { arrow, ring, ringToArrow, toggled } from "./plan";

it("adds a mark and takes it away again", () => {
  const once = toggled([ring("a")], ring("b"));
  expect(once).toEqual([ring("a"), ring("b")]);
  expect(toggled(once, ring("a"))).toEqual([ring("b")]);
});

it("tells arrows by both ends", () => {
  expect(toggled([arrow("a", "b")], arrow("b", "a"))).toHaveLength(2);
  expect(toggled([arrow("a", "b")], arrow("a", "b"))).toEqual([]);
});

it("leaves alone what a mark of the same thing is about", () => {
  const plan = { ...ring("a"), about: "card" };
  expect(toggled([plan], ring("a"))).toEqual([plan, ring("a")]);
  expect(toggled([plan, ring("a")], ring("a"))).toEqual([plan]);
  expect(ringToArrow([plan, ring("a")], "a", "b")).toEqual([plan, arrow("a", "b")]);
});

it("makes a ring the start of an arrow", () => {
  expect(ringToArrow([ring("a"), ring("c")], "a", "b")).toEqual([ring("c"), arrow("a", "b")]);
});
