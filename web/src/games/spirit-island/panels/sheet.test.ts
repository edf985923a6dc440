import { expect, test } from "vitest";
import { Sheet } from "./sheet.svelte";

const finger = (clientY: number) => ({ clientY }) as PointerEvent;
const key = (name: string) => new KeyboardEvent("keydown", { key: name, cancelable: true });

test("a touch opens and shuts the panel", () => {
  const sheet = new Sheet();
  sheet.toggle();
  expect(sheet.open).toBe(true);
  sheet.toggle();
  expect(sheet.open).toBe(false);
});

test("a pull moves it by one step, and its end is no touch", () => {
  const sheet = new Sheet();
  sheet.press(finger(500));
  sheet.drag(finger(490));
  expect(sheet.level).toBe(0);
  sheet.drag(finger(460));
  sheet.drag(finger(300));
  sheet.release();
  sheet.toggle();
  expect(sheet.level).toBe(1);
});

test("keys pull it as far as it goes, and what shows it leaves it there", () => {
  const sheet = new Sheet();
  for (let times = 0; times < 4; times++) sheet.key(key("ArrowUp"));
  expect(sheet.level).toBe(2);
  sheet.show();
  expect(sheet.level).toBe(2);
  sheet.key(key("ArrowDown"));
  expect(sheet.level).toBe(1);
});
