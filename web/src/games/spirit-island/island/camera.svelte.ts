// Which part of the map is seen: pinch, wheel, drag and keys move it, never beyond its edges.

import type { Box, Point } from "./polygon";

export const CLOSEST = 5;
const STEP = 1.4;
/** A finger that moved less than this, in pixels, meant to tap. */
const TAP = 7;
const DOUBLE_TAP_MS = 320;
/** Two taps farther apart than this, in pixels, are about two lands. */
const SAME_PLACE = 24;
/** A map that has lain still for so long is drawn sharply again. */
const STILL_MS = 150;

export class Camera {
  /** How much larger than the whole map it is seen. */
  zoom = $state(1);
  /** Where the upper left corner of the map lies, in pixels of the window. */
  x = $state(0);
  y = $state(0);
  /** Fingers and wheels are followed at once, keys and buttons glide. */
  gliding = $state(false);
  /** While it moves it is shown as it was drawn last, which is quick; what is closer is drawn once it lies still. */
  moving = $state(false);
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);

  #pointers = new Map<number, Point>();
  #moved = 0;
  #tapped = { at: 0, x: 0, y: 0 };
  #still: ReturnType<typeof setTimeout> | undefined;

  fit = (): void => {
    if (this.zoom === 1 && this.x === 0 && this.y === 0) return;
    this.gliding = true;
    this.zoom = 1;
    this.#place(0, 0);
  };

  zoomIn = (): void => this.#glideTo(this.zoom * STEP);
  zoomOut = (): void => this.#glideTo(this.zoom / STEP);

  /** Moves by parts of the window. */
  pan(dx: number, dy: number): void {
    this.gliding = true;
    this.#place(this.x - dx * this.width, this.y - dy * this.height);
  }

  /** Brings a point of the window, as it is at full view, into sight. */
  show({ x, y }: Point): void {
    const [left, top] = [x * this.zoom + this.x, y * this.zoom + this.y];
    const margin = Math.min(this.width, this.height) / 6;
    const back = (at: number, size: number) => Math.min(0, size - margin - at) + Math.max(0, margin - at);
    const [dx, dy] = [back(left, this.width), back(top, this.height)];
    if (dx === 0 && dy === 0) return;
    this.gliding = true;
    this.#place(this.x + dx, this.y + dy);
  }

  /** Brings a part of the window, as it is at full view, as close as it can be seen whole, but no closer than it has to be. */
  frame(part: Box, closest: number): void {
    const zoom = Math.max(1, Math.min(closest, this.width / part.width, this.height / part.height));
    this.gliding = true;
    this.zoom = zoom;
    this.#place(
      this.width / 2 - (part.x + part.width / 2) * zoom,
      this.height / 2 - (part.y + part.height / 2) * zoom,
    );
  }

  wheel = (event: WheelEvent): void => {
    const wanted = this.zoom * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0022));
    // At full view the wheel is left to the page.
    if (wanted <= 1 && this.zoom === 1) return;
    event.preventDefault();
    this.gliding = false;
    this.#zoomTo(wanted, this.#within(event));
  };

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, this.#within(event));
    if (this.#pointers.size === 1) this.#moved = 0;
  };

  /** A finger on the map moves the page no more once it moves the map. Said here, as a style would reach every piece and take its time. */
  hold = (event: TouchEvent): void => {
    if (this.zoom > 1) event.preventDefault();
  };

  drag = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.#within(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#moved < TAP) return;
    this.gliding = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (other) this.#pinch(before, now, other);
    else if (this.zoom > 1) this.#place(this.x + now.x - before.x, this.y + now.y - before.y);
  };

  release = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** Whether a click is the end of a drag, or the second of two taps, which shows the whole map again. */
  swallows(event: MouseEvent): boolean {
    // Keys click without a place: they never drag.
    if (event.detail === 0) return false;
    if (this.#moved >= TAP) return true;
    const { at, x, y } = this.#tapped;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < SAME_PLACE;
    const twice = this.zoom > 1 && near && event.timeStamp - at < DOUBLE_TAP_MS;
    this.#tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (twice) this.fit();
    return twice;
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const spread = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#zoomTo((this.zoom * spread(now)) / Math.max(1, spread(before)), middle);
    this.#place(this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2);
  }

  #glideTo(zoom: number): void {
    this.gliding = true;
    this.#zoomTo(zoom, { x: this.width / 2, y: this.height / 2 });
  }

  /** Zooms, and keeps what is at a point of the window there. */
  #zoomTo(wanted: number, at: Point): void {
    const zoom = Math.min(CLOSEST, Math.max(1, wanted));
    const [x, y] = [at.x - ((at.x - this.x) * zoom) / this.zoom, at.y - ((at.y - this.y) * zoom) / this.zoom];
    this.zoom = zoom;
    this.#place(x, y);
  }

  #place(x: number, y: number): void {
    this.moving = true;
    clearTimeout(this.#still);
    this.#still = setTimeout(() => (this.moving = false), STILL_MS);
    this.x = Math.min(0, Math.max(this.width * (1 - this.zoom), x));
    this.y = Math.min(0, Math.max(this.height * (1 - this.zoom), y));
  }

  #within(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
