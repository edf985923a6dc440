import { beforeEach, describe, expect, test } from "vitest";
import { Camera } from "./camera.svelte";

let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  camera.width = 400;
  camera.height = 300;
});

const frame = { getBoundingClientRect: () => ({ left: 0, top: 0 }), setPointerCapture: () => undefined };
const pointer = (x: number, y: number, pointerId = 1) =>
  ({ button: 0, pointerId, clientX: x, clientY: y, currentTarget: frame }) as unknown as PointerEvent;
const click = (timeStamp: number, detail = 1, clientX = 0) =>
  ({ timeStamp, detail, clientX, clientY: 0 }) as MouseEvent;

/** Where a point of the whole map is seen. */
const seen = (x: number, y: number) => [x * camera.zoom + camera.x, y * camera.zoom + camera.y];

describe("the camera of the island", () => {
  test("zooms towards the middle, no closer and no farther than it should", () => {
    camera.zoomIn();
    expect(seen(200, 150)).toEqual([200, 150]);
    for (let times = 0; times < 20; times++) camera.zoomIn();
    expect(camera.zoom).toBe(5);
    for (let times = 0; times < 20; times++) camera.zoomOut();
    expect([camera.zoom, camera.x, camera.y]).toEqual([1, 0, 0]);
  });

  test("never leaves the map", () => {
    camera.zoomIn();
    camera.pan(-9, -9);
    expect([camera.x, camera.y]).toEqual([0, 0]);
    camera.pan(9, 9);
    expect(seen(400, 300)).toEqual([400, 300]);
  });

  test("follows a finger, and a drag is no click", () => {
    camera.zoomIn();
    const before = camera.x;
    camera.press(pointer(100, 100));
    camera.drag(pointer(80, 100));
    camera.release(pointer(80, 100));
    expect(camera.x).toBe(before - 20);
    expect(camera.swallows(click(0))).toBe(true);
    expect(camera.swallows(click(0, 0))).toBe(false);
  });

  test("zooms between two fingers", () => {
    camera.press(pointer(150, 150));
    camera.press(pointer(250, 150, 2));
    camera.drag(pointer(350, 150, 2));
    expect(camera.zoom).toBeCloseTo(2);
  });

  test("shows the whole map after two taps at one place", () => {
    camera.zoomIn();
    expect(camera.swallows(click(900, 1, 100))).toBe(false);
    expect(camera.swallows(click(1000))).toBe(false);
    expect(camera.swallows(click(1200))).toBe(true);
    expect(camera.zoom).toBe(1);
  });

  test("brings a land into sight", () => {
    for (let times = 0; times < 4; times++) camera.zoomIn();
    camera.show({ x: 350, y: 40 });
    const [x = 0, y = 0] = seen(350, 40);
    expect(x > 0 && x < 400 && y > 0 && y < 300).toBe(true);
  });

  test("frames a part of the map in the middle, no closer than it should, and never leaves the map", () => {
    camera.frame({ x: 150, y: 100, width: 100, height: 100 }, 2);
    expect(camera.zoom).toBe(2);
    expect(seen(200, 150)).toEqual([200, 150]);
    camera.frame({ x: 300, y: 200, width: 100, height: 100 }, 5);
    expect(camera.zoom).toBe(3);
    expect(seen(400, 300)).toEqual([400, 300]);
    camera.frame({ x: 0, y: 0, width: 800, height: 600 }, 5);
    expect([camera.zoom, camera.x, camera.y]).toEqual([1, 0, 0]);
  });
});
