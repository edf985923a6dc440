// How the figure of each kind of ghost is put together, by the colours of their cards.

import type { TaoColour } from "../symbols";
import type { BodyId } from "./bodies";
import type { Head } from "./heads";
import type { Thing } from "./things";

/** A body, its head, and what is in its hands: a lantern for those who haunt, a chain for those who torment. */
export interface Figure {
  readonly body: BodyId;
  readonly head?: Head;
  readonly right?: Thing;
  readonly left?: Thing;
}

export const figures: Readonly<Record<TaoColour, Readonly<Record<string, Figure>>>> = {
  yellow: {
    ghoul: { body: "crawl", head: "ghoul", right: "lantern" },
    "walking-corpse": { body: "robe", head: "skull" },
    "coffin-breaker": { body: "coffin", head: "skull" },
    "restless-dead": { body: "tatters", head: "wrapped", right: "lantern" },
    zombie: { body: "hop", head: "wrapped" },
    "hopping-vampire": { body: "hop", head: "hat", right: "lantern" },
    "yellow-plague": { body: "smoke", head: "skull" },
    lich: { body: "robe", head: "crown", right: "chain" },
  },
  blue: {
    "drowned-maiden": { body: "gown", head: "maiden", right: "lantern" },
    "hound-of-depth": { body: "hound" },
    "perfidious-nymph": { body: "robe", head: "lady" },
    "sticky-feet": { body: "crawl", head: "fish", right: "lantern" },
    abysmal: { body: "serpent", head: "mask" },
    "ooze-devil": { body: "mound", head: "horns", right: "lantern" },
    "liquid-horror": { body: "smoke", head: "maw" },
    "fury-of-depth": { body: "tatters", head: "mane", right: "chain" },
  },
  green: {
    "creeping-one": { body: "crawl", head: "eye", right: "lantern" },
    "fungus-thing": { body: "mound", head: "fungus" },
    "fallen-monk": { body: "robe", head: "monk" },
    "restless-spirit": { body: "smoke", head: "mask", right: "lantern" },
    "rotten-soul": { body: "tatters", head: "skull" },
    "wicked-one": { body: "serpent", head: "horns", right: "lantern" },
    "green-abomination": { body: "mound", head: "maw" },
    "great-putrid": { body: "hulk", head: "ghoul", right: "chain" },
  },
  red: {
    skinner: { body: "tatters", head: "wrapped", right: "lantern", left: "blade" },
    reaper: { body: "robe", head: "hood", right: "scythe" },
    "sharp-nailed-mistress": { body: "gown", head: "lady" },
    "bleeding-eyes": { body: "robe", head: "eye", right: "lantern" },
    "blood-drinker": { body: "crawl", head: "mane" },
    "scarlet-evildoer": { body: "gown", head: "mane", right: "lantern" },
    "flesh-devourer": { body: "hulk", head: "maw" },
    "raging-one": { body: "hulk", head: "horns", right: "chain" },
  },
  black: {
    "gloomy-minion": { body: "crawl", head: "hood", right: "lantern" },
    "repellent-beauty": { body: "robe", head: "maiden", right: "die" },
    "severed-heads": { body: "heads", right: "die" },
    "grave-walker": { body: "hop", head: "skull", right: "lantern" },
    "black-widow": { body: "spider", head: "lady" },
    "dark-wraith": { body: "tatters", head: "hood", right: "lantern" },
    "shapeless-evil": { body: "smoke", head: "eye" },
    "soul-eater": { body: "tatters", head: "maw", right: "souls", left: "chain" },
  },
};
