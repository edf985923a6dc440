// Where words stand beside what they speak of, without lying over it.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the words and the edge of the window, and between them and the spot. */
const MARGIN = 8;
const GAP = 16;

const within = (at: number, size: number, whole: number) =>
  Math.max(MARGIN, Math.min(at, whole - size - MARGIN));

/** The corner of words of this size: right, left, below or above the spot, where there is room; else where most of it stays free. */
export function beside(spot: Rect | null, words: Size, window: Size): { left: number; top: number } {
  if (spot === null)
    return {
      left: (window.width - words.width) / 2,
      top: within(window.height / 8, words.height, window.height),
    };
  const across = within(spot.left + spot.width / 2 - words.width / 2, words.width, window.width);
  const along = within(spot.top + spot.height / 2 - words.height / 2, words.height, window.height);
  const right = spot.left + spot.width + GAP;
  const left = spot.left - GAP - words.width;
  const below = spot.top + spot.height + GAP;
  const above = spot.top - GAP - words.height;
  if (right + words.width + MARGIN <= window.width) return { left: right, top: along };
  if (left >= MARGIN) return { left, top: along };
  if (below + words.height + MARGIN <= window.height) return { left: across, top: below };
  if (above >= MARGIN) return { left: across, top: above };
  const free = window.height - (spot.top + spot.height) > spot.top;
  return { left: across, top: within(free ? window.height : 0, words.height, window.height) };
}

/** What encloses all of them; null if there is none. */
export function around(rects: readonly Rect[]): Rect | null {
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((rect) => rect.left));
  const top = Math.min(...seen.map((rect) => rect.top));
  const right = Math.max(...seen.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...seen.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}
