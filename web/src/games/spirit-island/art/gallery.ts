// The drawings of every box, each loaded when it is first shown.

import type { SpiritArt } from "./spirit-art";

/** The Spirits by the box they come in, in the order of the rules' lists. */
export const SPIRITS_OF = {
  horizons: [
    "devouring-teeth-lurk-underfoot",
    "eyes-watch-from-the-trees",
    "fathomless-mud-of-the-swamp",
    "rising-heat-of-stone-and-sand",
    "sun-bright-whirlwind",
  ],
  "base-game": [
    "lightnings-swift-strike",
    "river-surges-in-sunlight",
    "shadows-flicker-like-flame",
    "vital-strength-of-the-earth",
    "a-spread-of-rampant-green",
    "thunderspeaker",
    "bringer-of-dreams-and-nightmares",
    "oceans-hungry-grasp",
  ],
  "branch-and-claw": ["keeper-of-the-forbidden-wilds", "sharp-fangs-behind-the-leaves"],
  "feather-and-flame": [
    "heart-of-the-wildfire",
    "serpent-slumbering-beneath-the-island",
    "downpour-drenches-the-world",
    "finder-of-paths-unseen",
  ],
  "jagged-earth": [
    "stones-unyielding-defiance",
    "shifting-memory-of-ages",
    "grinning-trickster-stirs-up-trouble",
    "lure-of-the-deep-wilderness",
    "many-minds-move-as-one",
    "volcano-looming-high",
    "shroud-of-silent-mist",
    "vengeance-as-a-burning-plague",
    "starlight-seeks-its-form",
    "fractured-days-split-the-sky",
  ],
  "nature-incarnate": [
    "ember-eyed-behemoth",
    "towering-roots-of-the-jungle",
    "hearth-vigil",
    "breath-of-darkness-down-your-spine",
    "relentless-gaze-of-the-sun",
    "wandering-voice-keens-delirium",
    "wounded-waters-bleeding",
    "dances-up-earthquakes",
  ],
} as const;

export type BoxId = keyof typeof SPIRITS_OF;
export type DrawnSpirit = (typeof SPIRITS_OF)[BoxId][number];

export const BOXES = Object.keys(SPIRITS_OF) as BoxId[];
export const DRAWN_SPIRITS: readonly DrawnSpirit[] = BOXES.flatMap((box) => SPIRITS_OF[box]);

export const ADVERSARIES = [
  "brandenburg-prussia",
  "england",
  "sweden",
  "kingdom-of-france",
  "kingdom-of-scotland",
  "russia",
  "habsburg-monarchy-livestock-colony",
  "habsburg-mining-expedition",
] as const;

export const SCENARIOS = [
  "blitz",
  "guard-the-isles-heart",
  "rituals-of-terror",
  "dahan-insurrection",
  "second-wave",
  "powers-long-forgotten",
  "ward-the-shores",
  "rituals-of-the-destroying-flame",
  "a-diversity-of-spirits",
  "varied-terrains",
  "despicable-theft",
  "the-great-river",
  "elemental-invocation",
  "surges-of-colonization",
  "destiny-unfolds",
] as const;

export type AdversaryId = (typeof ADVERSARIES)[number];
export type ScenarioId = (typeof SCENARIOS)[number];

type Load<Drawing> = () => Promise<Drawing>;

const spirits = import.meta.glob<SpiritArt>("./spirits/*.ts", { import: "default" });
const banners = import.meta.glob<string>("./adversaries/*.svg", { query: "?raw", import: "default" });
const emblems = import.meta.glob<string>("./scenarios/*.svg", { query: "?raw", import: "default" });
const covers = import.meta.glob<string>("./boxes/*.svg", { query: "?raw", import: "default" });

/** Portrait and presence of a Spirit. */
export const spiritArt = (spirit: DrawnSpirit): Promise<SpiritArt> => load(spirits, `./spirits/${spirit}.ts`);

/** The banner of an adversary, 60 by 80. */
export const banner = (adversary: AdversaryId): Promise<string> =>
  load(banners, `./adversaries/${adversary}.svg`);

/** The emblem of a scenario, 48 by 48. */
export const emblem = (scenario: ScenarioId): Promise<string> => load(emblems, `./scenarios/${scenario}.svg`);

/** The small cover of a box, 120 by 80. */
export const cover = (box: BoxId): Promise<string> => load(covers, `./boxes/${box}.svg`);

/** The names that the rules give to boxes, where they are other ones. */
const DRAWN_BOX: Readonly<Record<string, BoxId>> = {
  base: "base-game",
  "branch-claw": "branch-and-claw",
  "feather-flame": "feather-and-flame",
};

/** The cover of a box by its name in the rules. */
export const boxCover = (box: string): Promise<string> => cover(DRAWN_BOX[box] ?? (box as BoxId));

async function load<Drawing>(from: Record<string, Load<Drawing>>, path: string): Promise<Drawing> {
  const drawing = from[path];
  if (drawing === undefined) throw new Error(`nothing is drawn at ${path}`);
  return drawing();
}
