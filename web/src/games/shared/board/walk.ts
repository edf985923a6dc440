// Arrow keys walk the things on a board as they lie.

export interface Placed<Id extends string> {
  id: Id;
  x: number;
  y: number;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads to: straight on if there is something, else to the nearest on that side. */
export function neighbour<Id extends string>(
  things: readonly Placed<Id>[],
  from: Id,
  key: string,
): Id | null {
  const step = STEPS[key];
  const here = things.find(({ id }) => id === from);
  if (step === undefined || here === undefined) return null;
  const [dx, dy] = step;
  const cost = ({ x, y }: Placed<Id>) => {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return ahead > 0 ? ahead + 3 * aside : Infinity;
  };
  const nearest = things.reduce((best, thing) => (cost(thing) < cost(best) ? thing : best), here);
  return nearest === here ? null : nearest.id;
}
