// The pictures of the cards by their ids: ghosts put together from parts, and the incarnations of Wu-Feng.

import ghostBack from "./cards/back-ghost.svg?raw";
import incarnationBack from "./cards/back-incarnation.svg?raw";
import { drawing, moved } from "./compose";
import { type Body, bodies } from "./ghosts/bodies";
import { grounds } from "./ghosts/grounds";
import { heads } from "./ghosts/heads";
import { type Figure, figures } from "./ghosts/kinds";
import { things } from "./ghosts/things";
import type { TaoColour } from "./symbols";

/** Backs of the cards, 60 by 84. */
export const backs = { ghost: ghostBack, incarnation: incarnationBack } as const;

/** The ghosts of one kind, such as `zombie-1` and `zombie-2`, look alike; the second is turned around. */
const twins = /-[12]$/;
const width = 100;

const pictures: ReadonlyMap<string, (twin: boolean) => string> = new Map(
  Object.entries(figures).flatMap(([colour, kinds]) =>
    Object.entries(kinds).map(
      ([kind, figure]) => [kind, (twin: boolean) => ghost(colour as TaoColour, figure, twin)] as const,
    ),
  ),
);

/** The pictures of the incarnations; none until they are loaded. */
let incarnations: Readonly<Record<string, string>> = $state.raw({});

/** Loads the pictures of the incarnations: few games get to see more than one of the ten, and none from the beginning. */
export async function loadIncarnations(): Promise<void> {
  incarnations = (await import("./incarnations")).incarnations;
}

/** The picture of a ghost or an incarnation by the id of its card, 100 by 100; undefined for an unknown id, and for an incarnation until it is loaded. */
export function ghostPicture(id: string): string | undefined {
  return incarnations[id] ?? pictures.get(id.replace(twins, ""))?.(id.endsWith("-2"));
}

function ghost(colour: TaoColour, figure: Figure, twin: boolean): string {
  const content = twin ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawn(figure)}</g>` : drawn(figure);
  return drawing(`ghost ${colour}`, "0 0 100 100", grounds[colour] + content);
}

function drawn({ body, head, right, left }: Figure): string {
  const { drawing: trunk, head: neck, hand }: Body = bodies[body];
  const [x, y] = hand;
  return [
    trunk,
    neck && head ? moved(heads[head], ...neck) : "",
    right ? moved(things[right], x, y, 1) : "",
    left ? moved(things[left], width - x, y, 1) : "",
  ].join("");
}
