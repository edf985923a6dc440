import { expect, it, vi } from "vitest";
import { table } from "./fixtures";
import { Steps, stepOf } from "./steps";

const fetched = () => vi.fn((number: number) => Promise.resolve({ at: number, table: table(number) }));

it("fetches every step once, with its neighbours", async () => {
  const fetch = fetched();
  const steps = new Steps(fetch, 10, table(10));
  expect((await steps.at(4)).moves_made).toBe(4);
  expect(fetch.mock.calls.map(([number]) => number)).toEqual([4, 3, 5, 6, 7]);
  expect((await steps.at(5)).moves_made).toBe(5);
  expect(fetch.mock.calls.length).toBe(6);
});

it("does not fetch the end, nor anything outside the game", async () => {
  const fetch = fetched();
  await new Steps(fetch, 1, table(1)).at(1);
  expect(fetch.mock.calls).toEqual([[0]]);
});

it("asks again for what failed", async () => {
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ at: 0, table: table(0) });
  const steps = new Steps(fetch, 1, table(1));
  await expect(steps.at(0)).rejects.toThrow("offline");
  expect((await steps.at(0)).moves_made).toBe(0);
});

it("finds the step that an address names", () => {
  expect(["3", "0", "99", "-1", "x", undefined].map((param) => stepOf(param, 7))).toEqual([3, 0, 7, 0, 7, 7]);
});
