import { expect, it } from "vitest";
import { neighbour } from "./walk";

const at = (id: string, x: number, y: number) => ({ id, x, y });
const tiles = [
  at("observatory", 2, 0),
  at("watchtower", 3, 0),
  at("iron-gate", 0, 2),
  at("gold-gate", 2, 2),
  at("misty-marsh", 5, 2),
];

it("goes straight on, over open sea too", () => {
  expect(neighbour(tiles, "observatory", "ArrowRight")).toBe("watchtower");
  expect(neighbour(tiles, "observatory", "ArrowDown")).toBe("gold-gate");
  expect(neighbour(tiles, "gold-gate", "ArrowRight")).toBe("misty-marsh");
});

it("goes to the nearest on that side if none lies straight on", () => {
  expect(neighbour(tiles, "watchtower", "ArrowRight")).toBe("misty-marsh");
  expect(neighbour(tiles, "iron-gate", "ArrowUp")).toBe("observatory");
});

it("stays at the edge and with other keys", () => {
  expect(neighbour(tiles, "iron-gate", "ArrowLeft")).toBeNull();
  expect(neighbour(tiles, "iron-gate", "Home")).toBeNull();
});
