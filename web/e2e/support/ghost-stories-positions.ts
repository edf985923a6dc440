// Tables of Ghost Stories to begin from, each with just what a test needs.

/** The Yellow Taoist in the corner between north and west, the Blue one opposite; nobody lends the power to roll again. */
function table(lines: string, { yellow = "at cemetery", blue = "at circle-of-prayer" } = {}): string {
  return `artel position 1
game ghost-stories
tiles cemetery taoist-altar herbalist-shop
tiles sorcerer-hut buddhist-temple night-watchman
tiles tea-house circle-of-prayer heavenly-winds
board north yellow-taoist enfeeblement-mantra player ${yellow} tokens 0
board east red-taoist dance-of-the-peaks neutral
board south blue-taoist heavenly-gust player ${blue} tokens 0
board west green-taoist strength-of-a-mountain neutral
centre-tokens 2
${lines}
`;
}

/** What lies there when the dice of an exorcism have been rolled. */
const rolled = (dice: string) => `phase yang acted
done exorcisms 1
exorcism ${dice}
next judge`;

/** In reach of the corner: one that a single face is enough for, and one that only the token helps against. */
const CORNER = `ghost north-3 ghoul
ghost west-1 walking-corpse`;

/** The Yellow Taoist is about to move to that corner. */
export const TURN = table(
  `${CORNER}
ghost east-2 bleeding-eyes stone
phase yang move`,
  { yellow: "at taoist-altar tao yellow" },
);

/** The Yellow Taoist is there, with three dice to roll. */
export const BEFORE_THE_ROLL = table(
  `${CORNER}
phase yang act`,
  { yellow: "at cemetery tao yellow" },
);

/** Two ghosts in reach: the dice are enough for the green one, the yellow one takes a token more. */
export const AFTER_THE_ROLL = table(
  `ghost north-3 restless-dead
ghost west-1 creeping-one
${rolled("yellow+green+black")}`,
  { yellow: "at cemetery tao yellow+red" },
);

/** The dice show nothing that the Yellow Taoist needs, but the Blue one beside them has a token. */
export const TOKEN_OF_A_COMPANION = table(
  `ghost north-3 ghoul
${rolled("red+blue+black")}`,
  { yellow: "at cemetery tao none", blue: "at cemetery tao yellow+black" },
);

/** The Green Taoist may roll these dice again: none of them helps. */
export const ROLL_AGAIN = `artel position 1
game ghost-stories
board north green-taoist gods-favorite player at cemetery tao none tokens 0
board east red-taoist dance-of-the-peaks neutral
board south blue-taoist heavenly-gust player at circle-of-prayer tokens 0
board west yellow-taoist enfeeblement-mantra neutral
centre-tokens 2
ghost north-3 creeping-one
phase yang acted
done exorcisms 1
exorcism red+blue+black
next reroll
next judge
`;

/** The only incarnation lies there, and the dice with one token are enough for it. */
export const LAST_INCARNATION = table(
  `difficulty normal
ghost north-3 vampire-lord
gone ghoul walking-corpse coffin-breaker-1 coffin-breaker-2 restless-dead zombie-1 zombie-2 hopping-vampire-1 hopping-vampire-2
gone yellow-plague lich drowned-maiden hound-of-depth perfidious-nymph-1 perfidious-nymph-2 sticky-feet abysmal-1 abysmal-2
gone ooze-devil-1 ooze-devil-2 liquid-horror fury-of-depth creeping-one fungus-thing fallen-monk-1 fallen-monk-2 restless-spirit
gone rotten-soul-1 rotten-soul-2 wicked-one-1 wicked-one-2 green-abomination great-putrid skinner reaper
${rolled("yellow+white+white")}`,
  { yellow: "at cemetery qi 3 tao yellow", blue: "at circle-of-prayer qi 2" },
);

/** The figure in the north is about to haunt the third tile, which loses the game. */
export const LAST_TILE = table(`difficulty normal
ghost north-3 ghoul stone
haunted taoist-altar herbalist-shop
phase dawn`);
