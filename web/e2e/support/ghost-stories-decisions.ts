// A table for every kind of decision in Ghost Stories that is made in the bar of moves.

/** Something of every kind to read: a ghost, a Buddha, a free space, a haunted tile, an active one, boards with and without a player. */
export const TO_READ = [
  "east-2",
  "west-2",
  "west-3",
  "sorcerer-hut",
  "herbalist-shop",
  "yellow-taoist",
  "green-taoist",
];

interface Boards {
  yellow?: string;
  blue?: string;
  red?: string;
  green?: string;
}

const NEUTRAL = "neutral";
const TOKENS = "tokens 0";

/** The Yellow Taoist in the north and the Blue one in the south; the other boards are neutral unless they are given. */
function table(
  lines: string,
  { yellow = "", blue = "", red = NEUTRAL, green = NEUTRAL }: Boards = {},
): string {
  const alone = red === NEUTRAL;
  return `artel position 1
game ghost-stories
tiles cemetery taoist-altar herbalist-shop
tiles sorcerer-hut buddhist-temple night-watchman
tiles tea-house circle-of-prayer heavenly-winds
board north yellow-taoist enfeeblement-mantra player at circle-of-prayer ${yellow} ${alone ? TOKENS : ""}
board east red-taoist dance-of-the-peaks ${red}
board south blue-taoist heavenly-gust player at circle-of-prayer ${blue} ${alone ? TOKENS : ""}
board west green-taoist gods-favorite ${green}
${alone ? "centre-tokens 2\n" : ""}ghost east-2 bleeding-eyes
buddha west-2
haunted sorcerer-hut
${lines}
`;
}

const acted = "phase yang acted\ndone helps 1";
const rolled = (dice: string, more = "") => `phase yang acted\ndone exorcisms 1\nexorcism ${dice} ${more}`;
const FOUR = {
  red: "player at cemetery qi 0 tao none no-yin-yang",
  green: "player at cemetery qi 0 tao none no-yin-yang",
};

export const DECISIONS: { question: string; file: string; seats?: number }[] = [
  { question: "place", file: table("phase yin\nnext settle dark-wraith-1") },
  { question: "discard", file: table("phase yin\nnext lose-tao north", { yellow: "tao red+blue" }) },
  {
    question: "suffer",
    file: table("ghost east-1 skinner\nghost east-3 reaper\nturn east\nphase yin\nnext suffer", {
      red: "neutral qi 0",
    }),
  },
  { question: "take-tao", file: table(`${acted}\nnext take-tao`) },
  { question: "revive", file: table(`${acted}\nnext revive`, FOUR), seats: 4 },
  {
    question: "calm",
    file: table(`ghost north-1 ghoul stone\nghost south-1 creeping-one stone\n${acted}\nnext calm`),
  },
  { question: "pray", file: table(`${acted}\nnext pray`) },
  { question: "carry", file: table(`${acted}\nnext carry optional`) },
  {
    question: "judge",
    file: table(`ghost south-2 ghoul\n${rolled("red+green+black")}\nnext judge`, { yellow: "tao yellow" }),
  },
  {
    question: "lend",
    file: table(
      `ghost south-2 ghoul\n${rolled("red+green+black", "asked blue-taoist")}\nnext lend south\nnext judge`,
      { blue: "tao yellow" },
    ),
  },
  {
    question: "pay",
    file: table(
      `ghost south-2 ghoul\n${rolled("red+green+black", "asked blue-taoist lending blue-taoist targets south-2")}\nnext pay\nnext fall`,
      { yellow: "tao yellow", blue: "tao yellow" },
    ),
  },
  {
    question: "qi-or-yin-yang",
    file: table(`${acted}\nnext qi-or-yin-yang`, { yellow: "no-yin-yang qi 2" }),
  },
  { question: "group-qi", file: table(`${acted}\nnext group-qi`, { yellow: "qi 2", blue: "qi 2" }) },
  {
    question: "group-yin-yang",
    file: table(`${acted}\nnext group-yin-yang`, { yellow: "no-yin-yang", blue: "no-yin-yang" }),
  },
];
