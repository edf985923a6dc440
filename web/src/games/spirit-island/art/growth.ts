// What growth options and the spaces of presence tracks give, 24 by 24. Numbers are set beside the icon, not drawn.

import { drawn, type Glyph, partsOf } from "./draw";

const glyphs = {
  "reclaim-all": [
    [
      "bone edge",
      "M2.5 8.9c-.1-.4.1-.8.5-1L10.1 5c.4-.1.8 0 1 .5l4.4 10.7c.1.5 0 .9-.5 1.1l-7.1 2.8c-.4.2-.8 0-1-.4z",
    ],
    [
      "bone edge",
      "M12.9 5.5c.2-.5.6-.6 1-.5L21 7.9c.4.2.6.6.5 1l-4.4 10.8c-.2.4-.6.6-1 .4L9 17.3c-.5-.2-.6-.6-.5-1.1z",
    ],
    ["bone edge", "M7.1 8.8c0-.5.3-.8.8-.8h8.2c.4 0 .8.3.8.8v12.4c0 .4-.4.8-.8.8H7.9c-.4 0-.8-.4-.8-.8z"],
    ["arrow-bed", "M19.6 8.2C18.4 3.6 13.6 1.4 9 3"],
    ["pen-line", "M19.6 8.2C18.4 3.6 13.6 1.4 9 3"],
    ["pen", "M11.8-.4L4.4 4l7.4 3.8z"],
  ],
  "reclaim-one": [
    ["bone edge", "M6.8 8.1c0-.5.4-.9.9-.9h8.6c.5 0 .9.4.9.9v13c0 .5-.4.9-.9.9H7.7c-.5 0-.9-.4-.9-.9z"],
    ["ink", "M10.2 12.2l2.2-1.6h1.2v8h-2v-5.4l-1.4.8z"],
    ["arrow-bed", "M19.6 8.2C18.4 3.6 13.6 1.4 9 3"],
    ["pen-line", "M19.6 8.2C18.4 3.6 13.6 1.4 9 3"],
    ["pen", "M11.8-.4L4.4 4l7.4 3.8z"],
  ],
  "add-presence-range": [
    ["hue edge", "M1 6.6a5.6 5.6 0 1 0 11.2 0A5.6 5.6 0 1 0 1 6.6z"],
    ["on-hue", "M5.6 3.6h2v2h2v2h-2v2h-2v-2h-2v-2h2z"],
    ["pen-line", "M5.6 20.4c2-4.8 6-7 10.8-6"],
    ["pen", "M14.8 10l7.8 5.6-8.4 4.2z"],
    ["pen", "M3.2 20.8a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0z"],
  ],
  "range-plus": [
    ["pen-line", "M2 16C4.4 8.6 8.8 5.6 14.6 6.6"],
    ["pen", "M12.8 1.8L21 7.4l-8.6 4.8z"],
    ["pen", "M.5 16.4a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0z"],
    ["pen", "M11.5 17.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"],
    ["line-paper", "M17.5 14.2v6.6m-3.3-3.3h6.6"],
  ],
  "element-any": [
    ["soot rim", "M1.4 12a10.6 10.6 0 1 0 21.2 0 10.6 10.6 0 1 0-21.2 0z"],
    ["el-sun", "M12 12V2.2a9.8 9.8 0 0 1 6.9 2.9z"],
    ["el-moon", "M12 12l6.9-6.9a9.8 9.8 0 0 1 2.9 6.9z"],
    ["el-fire", "M12 12h9.8a9.8 9.8 0 0 1-2.9 6.9z"],
    ["el-air", "M12 12l6.9 6.9a9.8 9.8 0 0 1-6.9 2.9z"],
    ["el-water", "M12 12v9.8a9.8 9.8 0 0 1-6.9-2.9z"],
    ["el-earth", "M12 12l-6.9 6.9A9.8 9.8 0 0 1 2.2 12z"],
    ["el-plant", "M12 12H2.2a9.8 9.8 0 0 1 2.9-6.9z"],
    ["el-animal", "M12 12L5.1 5.1A9.8 9.8 0 0 1 12 2.2z"],
    ["bone edge", "M12 5l1.8 5.2L19 12l-5.2 1.8L12 19l-1.8-5.2L5 12l5.2-1.8z"],
  ],
  "element-choice": [
    ["gold edge", "M1.2 7.4a6.2 6.2 0 1 0 12.4 0 6.2 6.2 0 1 0-12.4 0z"],
    ["el-water edge", "M10.4 16.6a6.2 6.2 0 1 0 12.4 0 6.2 6.2 0 1 0-12.4 0z"],
    ["pen-line", "M19.6 3.4L4.4 20.6"],
  ],
  forget: [
    ["bone edge", "M5 20.8V3.2C5 2.5 5.5 2 6.2 2h11.6c.7 0 1.2.5 1.2 1.2V11l-3.4 2.4-2-2.6-3.2 4.6L8 13.6z"],
    ["roof edge", "M7.6 22.6L9 17.4l2.4 1L14 14l2 2.6 3-2v6.2c0 1-.6 1.4-1.2 1.6z"],
    ["strike-small", "M9 5.4l6 5m0-5l-6 5"],
  ],
  discard: [
    ["bone edge", "M3.5 2.7c0-.5.4-.9 1-.9h9c.6 0 1 .4 1 .9v13.8c0 .5-.4.9-1 .9h-9c-.6 0-1-.4-1-.9z"],
    ["arrow-bed", "M18 4v10.6"],
    ["pen-line", "M18 4v10.6"],
    ["pen", "M12.8 13.4h10.4L18 22z"],
  ],
  "move-presence": [
    ["ghost-line", "M1.2 15.4a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0z"],
    ["hue edge", "M12 15.4a5.6 5.6 0 1 0 11.2 0 5.6 5.6 0 1 0-11.2 0z"],
    ["pen-line", "M4.4 8C7 3.4 11.6 2.6 14.6 5"],
    ["pen", "M15.8.8L18 9l-7.6-2.4z"],
  ],
  "empower-incarna": [
    [
      "gold edge",
      "M12 .4l2.5 3.8 4.3-1.6-.2 4.6L23 8.4 20.2 12l2.8 3.6-4.4 1.2.2 4.6-4.3-1.6-2.5 3.8-2.5-3.8-4.3 1.6.2-4.6L1 15.6 3.8 12 1 8.4l4.4-1.2-.2-4.6 4.3 1.6z",
    ],
    [
      "hue edge",
      "M12 4.4c2.8 0 4 2 4 4.4 0 1.2-.4 2.2-1 3 2.8 1 4 3.6 4.2 7.8H4.8c.2-4.2 1.4-6.8 4.2-7.8-.6-.8-1-1.8-1-3 0-2.4 1.2-4.4 4-4.4z",
    ],
    ["on-hue", "M12 11.2l4 4.2h-2.6v3.2h-2.8v-3.2H8z"],
  ],
  "choose-option": [
    ["pen-line", "M12 22.4v-7c0-4.4-6-3.8-6.6-9m6.6 9c0-4.4 6-3.8 6.6-9"],
    ["pen", "M.6 7.4L5.2.8 9.6 7z"],
    ["pen", "M14.4 7L18.8.8l4.6 6.6z"],
    ["gold edge", "M9.2 16a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0z"],
  ],
  price: [
    ["gold edge", "M1.8 10a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0z"],
    ["ink", "M11.5 3.3l-6.1 7.9H9l-.8 5.5 6.4-8.2h-3.8z"],
    ["pen", "M11.5 17.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"],
    ["line-paper", "M14.2 17.5h6.6"],
  ],
  "once-per-game": [
    ["bone edge", "M1.6 12a10.4 10.4 0 1 0 20.8 0 10.4 10.4 0 1 0-20.8 0z"],
    ["ink", "M8.4 8.8l4-3.2h2V16H17v2.4H8.6V16h2.8V9.4l-2 1.6z"],
  ],
} as const satisfies Record<string, Glyph>;

export type GrowthIconId = keyof typeof glyphs;

/** Without the frame. */
export const growthIconParts: Readonly<Record<GrowthIconId, string>> = partsOf(glyphs);

export const growthIcons: Readonly<Record<GrowthIconId, string>> = drawn(glyphs);
