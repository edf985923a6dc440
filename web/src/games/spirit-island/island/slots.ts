// Where the name of a land and its pieces lie: in rows inside the border, as large as there is room for.

import { type Box, boxOf, common, kept, type Point, type Span, spansBetween } from "./polygon";

export interface Slots {
  /** The side of the square that each piece has. */
  size: number;
  /** The middles of the squares, row by row. */
  places: Point[];
}

export const LARGEST = 104;
const SMALLEST = 40;
const STEP = 4;
/** Rows are tried in these positions, in parts of their height. */
const SHIFTS = [0, 0.5, 0.25, 0.75];
/** How far from the border the name keeps. */
const NAME_GAP = 16;
/** How far from the name the pieces keep. */
const BESIDE = 6;

/** So many pieces make a crowd. */
const CROWD = 10;

const platesKept = kept<string, Box>();
const slotsKept = kept<string, Slots>();

/** A place for the plate with the name: the uppermost, unless another leaves clearly more room for pieces. */
export function plateIn(
  ring: readonly Point[],
  around: Point,
  width: number,
  height: number,
  gap: number,
): Box {
  return platesKept(ring, [width, height, gap].join(), () => findPlate(ring, around, width, height, gap));
}

function findPlate(ring: readonly Point[], around: Point, width: number, height: number, gap: number): Box {
  const box = boxOf(ring);
  const edge = Math.max(NAME_GAP, gap);
  const fits: { plate: Box; slack: number }[] = [];
  for (let y = box.y + edge; y + height < box.y + box.height; y += 8) {
    const span = widest(spansBetween(ring, y - edge / 2, y + height + edge / 2));
    const slack = span ? (span[1] - span[0] - width) / 2 - edge : -1;
    if (span && slack >= 0)
      fits.push({ plate: { x: (span[0] + span[1] - width) / 2, y, width, height }, slack });
  }
  const [top, bottom] = [fits[0], fits.at(-1)];
  if (!top || !bottom) return { x: around.x - width / 2, y: around.y - height / 2, width, height };
  const aside = { ...top.plate, x: top.plate.x + Math.sign(top.plate.x + width / 2 - around.x) * top.slack };
  const room = (plate: Box) => slotsIn(ring, around, plate, CROWD, gap).size;
  return [aside, bottom.plate].reduce(
    (best, plate) => (room(plate) > 1.12 * room(best) ? plate : best),
    top.plate,
  );
}

const widest = (spans: readonly Span[]): Span | undefined =>
  spans.reduce<Span | undefined>(
    (best, span) => (best && best[1] - best[0] >= span[1] - span[0] ? best : span),
    undefined,
  );

/** Squares for so many pieces around the heart of a land, clear of the plate with its name and of a band along the border. */
export function slotsIn(
  ring: readonly Point[],
  around: Point,
  plate: Box,
  count: number,
  gap: number,
  largest = LARGEST,
): Slots {
  return slotsKept(ring, [plate.x, plate.y, plate.width, plate.height, count, gap, largest].join(), () =>
    findSlots(ring, around, plate, count, gap, largest),
  );
}

function findSlots(
  ring: readonly Point[],
  around: Point,
  plate: Box,
  count: number,
  gap: number,
  largest: number,
): Slots {
  const { y, height } = boxOf(ring);
  let best: Slots | undefined;
  for (let size = largest; size > SMALLEST && worth(best) < size; size -= STEP) {
    for (const shift of SHIFTS) {
      const places = rowsOf(ring, [y, y + height], around, plate, size, shift, gap, count);
      if (places.length === count && worth({ size, places }) > worth(best)) best = { size, places };
    }
  }
  if (best) return best;
  const perRow = Math.ceil(Math.sqrt(count));
  const places = Array.from({ length: count }, (_, index) => ({
    x: around.x + ((index % perRow) - (perRow - 1) / 2) * SMALLEST,
    y: around.y + (Math.floor(index / perRow) - (perRow - 1) / 2) * SMALLEST,
  }));
  return { size: SMALLEST, places };
}

/** Large pieces are better, but not at the price of lying far apart: those of a land are looked at as one. */
function worth(slots: Slots | undefined): number {
  if (slots === undefined) return -Infinity;
  const { size, places } = slots;
  if (places.length < 2) return size;
  const { width, height } = boxOf(places);
  const square = 2 * (Math.sqrt(places.length) - 1);
  return size * (1 - 0.05 * Math.max(0, (width + height) / size - square));
}

interface Row {
  y: number;
  span: Span;
  room: number;
}

function rowsOf(
  ring: readonly Point[],
  [top, bottom]: Span,
  around: Point,
  plate: Box,
  size: number,
  shift: number,
  gap: number,
  count: number,
): Point[] {
  const rows: Row[] = [];
  const first = Math.ceil((top - around.y) / size - shift);
  for (let at = around.y + (first + shift) * size; at < bottom; at += size) {
    for (const span of free(ring, plate, at, size, gap)) {
      const room = Math.floor((span[1] - span[0]) / size);
      if (room > 0) rows.push({ y: at, span, room });
    }
  }
  rows.sort((a, b) => away(a, around) - away(b, around));
  let left = count;
  const taken = rows.flatMap((row) => {
    const number = Math.min(row.room, left);
    left -= number;
    return number > 0 ? [{ row, number }] : [];
  });
  if (left > 0) return [];
  taken.sort((a, b) => a.row.y - b.row.y || a.row.span[0] - b.row.span[0]);
  return taken.flatMap(({ row, number }) => filled(row, number, around.x, size));
}

/** The parts of a row that lie inside the land and beside the plate. */
function free(ring: readonly Point[], plate: Box, y: number, size: number, gap: number): Span[] {
  const inside = spansBetween(ring, y - size / 2 - gap / 2, y + size / 2 + gap / 2).map(
    ([from, to]): Span => [from + gap, to - gap],
  );
  if (y + size / 2 <= plate.y || y - size / 2 >= plate.y + plate.height) return inside;
  return common(inside, [
    [-Infinity, plate.x - BESIDE],
    [plate.x + plate.width + BESIDE, Infinity],
  ]);
}

function away({ y, span }: Row, around: Point): number {
  const aside = Math.max(span[0] - around.x, around.x - span[1], 0);
  return Math.abs(y - around.y) + aside;
}

function filled({ y, span }: Row, number: number, middle: number, size: number): Point[] {
  const start = Math.min(Math.max(middle - (number * size) / 2, span[0]), span[1] - number * size);
  return Array.from({ length: number }, (_, index) => ({ x: start + (index + 0.5) * size, y }));
}
