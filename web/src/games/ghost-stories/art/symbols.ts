// Pips, tokens, dice and figures. art.css gives them their colours.

import { drawing, moved, symbol } from "./compose";
import buddha from "./figures/buddha.svg?raw";
import atTheEdge from "./figures/haunter-at-the-edge.svg?raw";
import onBoard from "./figures/haunter-on-board.svg?raw";
import onCard from "./figures/haunter-on-card.svg?raw";
import { type Colour, glyphs, shapes } from "./glyphs";

export type { Colour } from "./glyphs";

/** The colours of Tao tokens and of resistance; white is the joker of the dice alone. */
export type TaoColour = Exclude<Colour, "white">;

const square = "0 0 24 24";

/** One point of resistance; white for a joker. */
export const pips = byColour((colour) => drawing(`pip ${colour}`, square, shape(colour, "hue edge")));

/** A disc of the colour with its shape upon it. */
export const taoTokens = {
  yellow: taoToken("yellow"),
  blue: taoToken("blue"),
  green: taoToken("green"),
  red: taoToken("red"),
  black: taoToken("black"),
} as const satisfies Record<TaoColour, string>;

export const dieFaces = byColour((colour) => dieFace("die", colour));

/** The fourth die, of grey stone. */
export const specialDieFaces = byColour((colour) => dieFace("greyDie", colour));

export const curseFaces = {
  "no-effect": symbol("face", "curse", "blank"),
  haunt: symbol("face", "curse", ["boneTile", 4.2, 3.6, 0.65]),
  "new-ghost": symbol("face", "curse", ["ghost", 4.2, 4, 0.65]),
  "lose-all-tao": symbol("face", "curse", ["tao", 4.2, 4.2, 0.65], ["struck", 3.6, 3.6, 0.7]),
  "lose-qi": symbol("face", "curse", ["qi", 4.2, 4.2, 0.65], ["struck", 3.6, 3.6, 0.7]),
} as const;

/** The Yin-Yang of each Taoist, ringed in the colour of the board. */
export const yinYangTokens = {
  yellow: yinYangToken("yellow"),
  blue: yinYangToken("blue"),
  green: yinYangToken("green"),
  red: yinYangToken("red"),
} as const;

export const tokens = {
  qi: symbol("token", "qi"),
  "yin-yang": symbol("token", "yinYang"),
  tao: symbol("token", "tao"),
  mantra: symbol("token", "scroll"),
  "neutral-power": symbol("token", "disc", ["lotus", 3.6, 3.6, 0.7]),
  "inactive-tao": symbol("token", "tao", "struck"),
  "inactive-power": symbol("token", "lotus", "struck"),
} as const;

/** Figures that stand on the table, 32 by 40. */
export const figures = { buddha, haunter: onBoard } as const;

/** A haunter on its way: still on its card, on the board, one step from the village. */
export const haunterStages = [onCard, onBoard, atTheEdge] as const;

function byColour(draw: (colour: Colour) => string): Record<Colour, string> {
  return {
    yellow: draw("yellow"),
    blue: draw("blue"),
    green: draw("green"),
    red: draw("red"),
    black: draw("black"),
    white: draw("white"),
  };
}

function shape(colour: Colour, classes: string): string {
  const vein = colour === "green" ? '<path d="M6 18l6-6 4.5-4.5" class="vein"/>' : "";
  return `<path d="${shapes[colour]}" class="${classes}"/>${vein}`;
}

function taoToken(colour: TaoColour): string {
  const rim =
    '<circle cx="12" cy="12" r="10.6" class="hue edge"/><circle cx="12" cy="12" r="8.6" class="groove"/>';
  return drawing(`token ${colour}`, square, rim + moved(shape(colour, "on-hue"), 5.4, 5.3, 0.55));
}

function dieFace(die: "die" | "greyDie", colour: Colour): string {
  return drawing(`face ${colour}`, square, glyphs[die] + moved(shape(colour, "hue rim"), 4.1, 4.1, 0.66));
}

function yinYangToken(colour: TaoColour): string {
  const ring = '<circle cx="12" cy="12" r="11" class="hue edge"/>';
  return drawing(`token ${colour}`, square, ring + moved(glyphs.yinYang, 2.8, 2.8, 0.767));
}
