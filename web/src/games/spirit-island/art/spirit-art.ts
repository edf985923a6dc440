// What is drawn for a Spirit.

import { drawing, paths } from "./draw";

export interface SpiritArt {
  /** 100 by 100. */
  readonly portrait: string;
  /** The outline of its presence, 24 by 24; no other Spirit has it. */
  readonly shape: string;
  /** What is drawn upon that outline. */
  readonly sign: string;
}

/** What is inside a presence token: for a map that brings its own frame. */
export function presenceToken({ shape, sign }: SpiritArt): string {
  return paths([
    ["hue rim-wide", shape],
    ["hue edge", shape],
    ["on-hue sign", sign],
  ]);
}

/** A presence token. A Spirit's id as class gives it that Spirit's hue; without one it takes the hue of what holds it, such as a seat. */
export function presenceMark(art: SpiritArt, spirit = ""): string {
  return drawing(`presence ${spirit}`.trim(), "0 0 24 24", presenceToken(art));
}
