// Points, polygons and paths in the plane of the screen: y grows downwards.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From where to where a line at one height runs inside a polygon. */
export type Span = readonly [from: number, to: number];

export function points(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return { x, y: -y };
  });
}

export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The pairs of neighbours around a ring. */
export function sides<P>(ring: readonly P[]): [P, P][] {
  return ring.map((point, index) => [point, ring[(index + 1) % ring.length] ?? point]);
}

export function boxOf(ring: readonly Point[], margin = 0): Box {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The spans of a horizontal line inside a polygon, from left to right. */
export function spansAt(ring: readonly Point[], y: number): Span[] {
  const crossings: number[] = [];
  let before = ring.at(-1);
  for (const here of ring) {
    if (before && before.y > y !== here.y > y)
      crossings.push(before.x + ((y - before.y) / (here.y - before.y)) * (here.x - before.x));
    before = here;
  }
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((from, index): Span[] =>
    index % 2 ? [] : [[from, crossings[index + 1] ?? from]],
  );
}

export function contains(ring: readonly Point[], { x, y }: Point): boolean {
  return spansAt(ring, y).some(([from, to]) => from < x && x < to);
}

/** What two lists of spans have in common. */
export function common(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap(([a, b]) =>
    others.map(([c, d]): Span => [Math.max(a, c), Math.min(b, d)]).filter(([from, to]) => from < to),
  );
}

/** Keeps what was found out about a polygon, by what was asked. */
export function kept<Asked, Found>(): (ring: readonly Point[], asked: Asked, find: () => Found) => Found {
  const all = new WeakMap<readonly Point[], Map<Asked, Found>>();
  return (ring, asked, find) => {
    const known = all.get(ring) ?? new Map<Asked, Found>();
    all.set(ring, known);
    const found = known.get(asked) ?? find();
    known.set(asked, found);
    return found;
  };
}

/** Bands are tried by the thousand, and a polygon has few whole heights. */
const spansKept = kept<number, Span[]>();
const spansNear = (ring: readonly Point[], y: number): Span[] =>
  spansKept(ring, Math.round(y), () => spansAt(ring, Math.round(y)));

/** The spans in which a band between two heights lies wholly inside a polygon, to the nearest unit. */
export function spansBetween(ring: readonly Point[], top: number, bottom: number): Span[] {
  const heights = [top, top + (bottom - top) / 3, bottom - (bottom - top) / 3, bottom];
  return heights.map((y) => spansNear(ring, y)).reduce(common);
}

function toSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return distance(point, { x: a.x + t * dx, y: a.y + t * dy });
}

/** How far a point inside a polygon is from its border. */
export function depth(ring: readonly Point[], point: Point): number {
  let least = Infinity;
  let before = ring.at(-1) ?? point;
  for (const here of ring) {
    least = Math.min(least, toSegment(point, before, here));
    before = here;
  }
  return least;
}

/** The inner point farthest from the border, to the nearest few units. */
export function heart(ring: readonly Point[]): Point {
  const { x, y, width, height } = boxOf(ring);
  const steps = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
  const inside = steps
    .flatMap((v) => steps.map((u) => ({ x: x + u * width, y: y + v * height })))
    .filter((point) => contains(ring, point));
  const depths = inside.map((point) => depth(ring, point));
  return inside[depths.indexOf(Math.max(...depths))] ?? { x: x + width / 2, y: y + height / 2 };
}
