// Everything drawn for the game besides its places. The drawings are SVG; art.css gives them their colours.

import backFlood from "./cards/back-flood.svg?raw";
import backTreasure from "./cards/back-treasure.svg?raw";
import helicopterLift from "./cards/helicopter-lift.svg?raw";
import sandbags from "./cards/sandbags.svg?raw";
import treasureFrame from "./cards/treasure.svg?raw";
import watersRise from "./cards/waters-rise.svg?raw";
import drop from "./meter/drop.svg?raw";
import level from "./meter/level.svg?raw";
import pipEmpty from "./meter/pip-empty.svg?raw";
import pip from "./meter/pip.svg?raw";
import storm from "./meter/storm.svg?raw";
import flooded from "./overlays/flooded.svg?raw";
import next from "./overlays/next.svg?raw";
import sunk from "./overlays/sunk.svg?raw";
import threatened from "./overlays/threatened.svg?raw";
import pawn from "./pawn.svg?raw";
import diver from "./roles/diver.svg?raw";
import engineer from "./roles/engineer.svg?raw";
import explorer from "./roles/explorer.svg?raw";
import messenger from "./roles/messenger.svg?raw";
import navigator from "./roles/navigator.svg?raw";
import pilot from "./roles/pilot.svg?raw";
import crystalOfFire from "./treasures/crystal-of-fire.svg?raw";
import earthStone from "./treasures/earth-stone.svg?raw";
import oceansChalice from "./treasures/oceans-chalice.svg?raw";
import statueOfTheWind from "./treasures/statue-of-the-wind.svg?raw";

/** Laid over a place: what the water did to it, or may do next. */
export const overlays = { flooded, sunk, next, threatened } as const;

export const treasures = {
  "crystal-of-fire": crystalOfFire,
  "statue-of-the-wind": statueOfTheWind,
  "oceans-chalice": oceansChalice,
  "earth-stone": earthStone,
} as const;

/** The emblems of the adventurers, in one colour: --mark, or that of the text around. */
export const roles = { diver, engineer, explorer, messenger, navigator, pilot } as const;

/** A pawn carries the emblem of its adventurer. */
export const pawns = {
  diver: pawnOf("diver"),
  engineer: pawnOf("engineer"),
  explorer: pawnOf("explorer"),
  messenger: pawnOf("messenger"),
  navigator: pawnOf("navigator"),
  pilot: pawnOf("pilot"),
} as const;

export const cards = {
  "crystal-of-fire": treasureCard("crystal-of-fire", "fire"),
  "statue-of-the-wind": treasureCard("statue-of-the-wind", "wind"),
  "oceans-chalice": treasureCard("oceans-chalice", "ocean"),
  "earth-stone": treasureCard("earth-stone", "earth"),
  "helicopter-lift": helicopterLift,
  sandbags,
  "waters-rise": watersRise,
} as const;

export const backs = { treasure: backTreasure, flood: backFlood } as const;

/** Marks of the water meter: the end of the island, the water, a flood card to draw, one not yet drawn, the pointer. */
export const meter = { storm, drop, pip, "pip-empty": pipEmpty, level } as const;

function pawnOf(role: keyof typeof roles): string {
  return withClass(within(pawn, roles[role], 5.5, 4.7, 0.4375), `role-${role}`);
}

function treasureCard(treasure: keyof typeof treasures, hue: string): string {
  return withClass(within(treasureFrame, treasures[treasure], 8, 14, 0.92), hue);
}

/** One drawing inside another. A group, not a nested svg: rules for the size of an svg would stretch it. */
function within(outer: string, inner: string, x: number, y: number, scale: number): string {
  const group = inner.replace(
    /<svg[^>]*class="([^"]*)"[^>]*>/,
    `<g class="$1" transform="translate(${x} ${y}) scale(${scale})">`,
  );
  return outer.replace("</svg>", `${group.replace("</svg>", "</g>")}</svg>`);
}

function withClass(drawing: string, name: string): string {
  return drawing.replace('class="art ', `class="art ${name} `);
}
