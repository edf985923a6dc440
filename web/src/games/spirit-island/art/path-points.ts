// Reads the path of a drawing, for tests: the point that every command ends at. A path that cannot be read is an error.

/** How many numbers a command takes. */
const NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)/;

export function pointsOf(path: string): [x: number, y: number][] {
  const commands = path.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  if (!/^[mM]/.test(path) || commands.join("") !== path) throw new Error(`not a path: ${path}`);
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  for (const command of commands) {
    const letter = command.charAt(0).toUpperCase();
    const relative = letter !== command.charAt(0);
    for (const [at, step] of stepsOf(letter, command.slice(1)).entries()) {
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      if (letter === "Z") [x, y] = start;
      else if (letter === "H") x = fromX + (step[0] ?? NaN);
      else if (letter === "V") y = fromY + (step[0] ?? NaN);
      else [x, y] = [fromX + (step.at(-2) ?? NaN), fromY + (step.at(-1) ?? NaN)];
      if (letter === "M" && at === 0) start = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

/** The numbers of a command, cut into its repetitions. */
function stepsOf(letter: string, text: string): number[][] {
  const count = NUMBERS[letter];
  if (count === undefined) throw new Error(`no such command: ${letter}`);
  const numbers = numbersOf(letter, text);
  if (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0)
    throw new Error(`wrong count of numbers: ${letter}${text}`);
  if (count === 0) return [[]];
  return Array.from({ length: numbers.length / count }, (_, at) =>
    numbers.slice(at * count, (at + 1) * count),
  );
}

function numbersOf(letter: string, text: string): number[] {
  const numbers: number[] = [];
  for (let rest = text.replace(/^[\s,]+/, ""); rest !== "";) {
    // The two flags of an arc are one digit each and may stand without a space.
    const flag = letter === "A" && [3, 4].includes(numbers.length % 7);
    const found = flag ? /^[01]/.exec(rest) : NUMBER.exec(rest);
    if (found === null) throw new Error(`not a number: ${rest}`);
    numbers.push(Number(found[0]));
    rest = rest.slice(found[0].length).replace(/^[\s,]+/, "");
  }
  return numbers;
}
