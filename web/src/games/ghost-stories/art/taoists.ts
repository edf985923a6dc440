// The Taoists by the colours of their boards: portraits, pawns, the edges of the boards and the powers.

import bottomlessPockets from "./powers/bottomless-pockets.svg?raw";
import danceOfThePeaks from "./powers/dance-of-the-peaks.svg?raw";
import danceOfTheTwinWinds from "./powers/dance-of-the-twin-winds.svg?raw";
import enfeeblementMantra from "./powers/enfeeblement-mantra.svg?raw";
import godsFavorite from "./powers/gods-favorite.svg?raw";
import heavenlyGust from "./powers/heavenly-gust.svg?raw";
import secondWind from "./powers/second-wind.svg?raw";
import strengthOfAMountain from "./powers/strength-of-a-mountain.svg?raw";
import blueEdge from "./taoists/blue-edge.svg?raw";
import bluePawn from "./taoists/blue-pawn.svg?raw";
import blue from "./taoists/blue.svg?raw";
import greenEdge from "./taoists/green-edge.svg?raw";
import greenPawn from "./taoists/green-pawn.svg?raw";
import green from "./taoists/green.svg?raw";
import redEdge from "./taoists/red-edge.svg?raw";
import redPawn from "./taoists/red-pawn.svg?raw";
import red from "./taoists/red.svg?raw";
import yellowEdge from "./taoists/yellow-edge.svg?raw";
import yellowPawn from "./taoists/yellow-pawn.svg?raw";
import yellow from "./taoists/yellow.svg?raw";

/** Portraits, 100 by 100. */
export const taoists = { yellow, blue, green, red } as const;

export type BoardColour = keyof typeof taoists;

/** Pawns, 32 by 40. */
export const pawns = {
  yellow: yellowPawn,
  blue: bluePawn,
  green: greenPawn,
  red: redPawn,
} as const satisfies Record<BoardColour, string>;

/** The land of each board as a strip along its edge, 300 by 40: swamp, river, forest, mountains. */
export const boardEdges = {
  yellow: yellowEdge,
  blue: blueEdge,
  green: greenEdge,
  red: redEdge,
} as const satisfies Record<BoardColour, string>;

/** Emblems of the powers, 48 by 48. */
export const powers = {
  "bottomless-pockets": bottomlessPockets,
  "enfeeblement-mantra": enfeeblementMantra,
  "dance-of-the-peaks": danceOfThePeaks,
  "dance-of-the-twin-winds": danceOfTheTwinWinds,
  "gods-favorite": godsFavorite,
  "strength-of-a-mountain": strengthOfAMountain,
  "heavenly-gust": heavenlyGust,
  "second-wind": secondWind,
} as const;

export type PowerId = keyof typeof powers;
