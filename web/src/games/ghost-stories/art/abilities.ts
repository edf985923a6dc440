// What stands on the stones of the cards: one symbol for each ability, and for each special rule of an incarnation.

import { symbol } from "./compose";

const tormented = symbol("ability", ["curse", 4, 1, 0.66], ["skull", 4, 1, 0.66], "again");
const taoLost = symbol("ability", ["tao", -1, -1, 0.92], "minus");
const acrossMustBeEmpty = symbol("ability", "slots");
const buddhaNeeded = symbol("ability", ["ghost", 0, 0, 0.72], ["buddha", 8, 8, 0.68]);

export const abilities = {
  "summon-ghost": symbol("ability", ["ghost", -1.5, -0.5, 0.95], "plus"),
  "haunt-tile": symbol("ability", "hauntedTile"),
  "lose-qi": symbol("ability", ["qi", -1, -1, 0.92], "minus"),
  "haunter-on-board": symbol("ability", "stone", ["haunter", 3, 0, 0.84]),
  "capture-die": symbol("ability", ["die", 0.8, 3.4, 0.88], ["tao", 4.9, 9.4, 0.5], "claws"),
  "block-power": symbol("ability", "lotus", "struck"),
  "block-tao": symbol("ability", "tao", "struck"),
  "curse-die": symbol("ability", "curse", "skull"),
  "group-lose-tao": symbol("ability", "party", ["tao", 1, 8.4, 0.62], "minus"),
  "group-block-power": symbol("ability", "party", ["lotus", 3.6, 8, 0.7], ["struck", 4.4, 8.6, 0.64]),
  "clear-circle": symbol("ability", "circle", ["tao", 5.4, 5.4, 0.54], "minus"),
  haunter: symbol("ability", "haunter"),
  tormentor: tormented,
  "lose-tao": taoLost,
  "dice-immune": symbol("ability", "die", ["tao", 4.8, 4.8, 0.6], "struck"),
  "opposite-space-empty": acrossMustBeEmpty,
  "buddha-required": buddhaNeeded,
  "white-ignored": symbol("ability white", "star", "struck"),
  "gain-tao": symbol("ability", ["tao", -1, -1, 0.92], "plus"),
  "gain-two-tao": symbol("ability", ["tao", 7.4, -0.6, 0.68], ["tao", -0.6, 4, 0.68], "plus"),
  "qi-or-yinyang": symbol("ability", ["qi", -0.4, -0.4, 0.56], ["yinYang", 11, 11, 0.56], "slash"),
  "incarnation-reward": symbol("ability", ["qi", -0.4, 0, 0.62], ["yinYang", 8.6, 2.4, 0.62], "plus"),
} as const;

export type AbilityId = keyof typeof abilities;

export const specials = {
  "opposite-space-empty": acrossMustBeEmpty,
  "buddha-required": buddhaNeeded,
  "buddha-does-not-destroy": symbol("ability", ["buddha", -2, 3, 0.84], "back"),
  "mixed-resistance": symbol("ability", "mixed"),
  "placed-as-black": symbol("ability black", "moonCard"),
  "curse-before-discard": symbol("ability", ["curse", 3, -1.6, 0.8], ["skull", 3, -1.6, 0.8], "next"),
  "blocks-neutral-power-tokens": symbol("ability", "disc", ["lotus", 3.6, 3.6, 0.7], "struck"),
  "host-loses-tao-each-yin": symbol("ability", ["tao", 3.4, 0.6, 0.72], "again"),
} as const;

export type SpecialId = keyof typeof specials;

/** When the abilities of a stone work: on arrival, in every Yin phase, after the exorcism. */
export const stones = {
  left: symbol("stone", "arrival"),
  centre: symbol("stone", "yin"),
  right: symbol("stone", "exorcism"),
} as const;
