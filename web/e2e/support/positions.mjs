// Tables to begin from, each with just what a test needs.

const HEAD = `artel position 1
game forbidden-island
tiles howling-garden phantom-rock
tiles cave-of-embers iron-gate observatory coral-palace
tiles bronze-gate crimson-forest misty-marsh temple-of-the-sun fools-landing watchtower
tiles lost-lagoon cave-of-shadows silver-gate twilight-hollow copper-gate dunes-of-deception
tiles breakers-bridge gold-gate tidal-palace cliffs-of-abandon
tiles temple-of-the-moon whispering-garden
`;

/** The Diver to act with three actions, a flooded tile beside her, and nobody with a card to interject. */
export const QUIET = `${HEAD}flooded silver-gate watchtower
player diver at misty-marsh with earth-stone
player navigator at misty-marsh with crystal-of-fire
`;

/** The Diver is about to draw; the Navigator holds Sandbags and could play them first. */
export const SANDBAGS = `${HEAD}flooded observatory
player diver at misty-marsh
player navigator at twilight-hollow with sandbags
phase actions 0
`;

/** The Diver acts; the Navigator holds Sandbags and may play them meanwhile. */
export const BOTH_CAN_ACT = `${HEAD}flooded observatory silver-gate
player diver at misty-marsh
player navigator at twilight-hollow with sandbags
`;

/** The way out is flooded, and its card is the next one: turning it up loses the game. */
export const LAST_CARD = `${HEAD}flooded fools-landing watchtower
player diver at misty-marsh
player navigator at twilight-hollow
phase flood-draw 2
flood-deck fools-landing | watchtower
flood-discard none
treasure-discard waters-rise waters-rise
water 3
`;

/** Everything is captured and everybody is at the helicopter: flying off wins. */
export const LAST_MOVE = `${HEAD}player diver at fools-landing with helicopter-lift
player navigator at fools-landing
captured crystal-of-fire diver
captured statue-of-the-wind navigator
captured oceans-chalice diver
captured earth-stone navigator
`;

/** A crowded middle of a game: flooded and sunk tiles, full hands, one treasure captured. */
export const MIDDLE = `${HEAD}flooded fools-landing silver-gate gold-gate twilight-hollow
sunk howling-garden phantom-rock breakers-bridge
player diver at misty-marsh with earth-stone earth-stone earth-stone sandbags
player navigator at temple-of-the-sun with statue-of-the-wind statue-of-the-wind helicopter-lift
captured crystal-of-fire diver
treasure-discard waters-rise
flood-deck fools-landing silver-gate
flood-discard gold-gate twilight-hollow
phase actions 2
water 3
`;

/** The Diver holds as many cards as a hand may, and one more is to come. */
export const FULL_HAND = `${HEAD}player diver at misty-marsh with earth-stone earth-stone crystal-of-fire crystal-of-fire oceans-chalice
player navigator at twilight-hollow
phase treasure-draw 1
treasure-deck statue-of-the-wind
`;

/** The next flood card sinks the tile under the Navigator. */
export const SINKING = `${HEAD}flooded twilight-hollow
player diver at misty-marsh
player navigator at twilight-hollow
phase flood-draw 1
flood-deck twilight-hollow
flood-discard none
treasure-discard waters-rise
`;

/** The same with water all around: the Navigator has nowhere to swim, but the Diver holds a Helicopter Lift. */
export const CUT_OFF = `${HEAD}flooded twilight-hollow
sunk temple-of-the-sun silver-gate copper-gate tidal-palace
player diver at misty-marsh with helicopter-lift
player navigator at twilight-hollow
phase flood-draw 1
flood-deck twilight-hollow
flood-discard none
treasure-discard waters-rise
`;
