// The numbers of Forbidden Island. Written by `make types`: do not edit.

/** How many cards a hand may hold. */
export const HAND_LIMIT = 5;

/** How many cards a treasure costs. */
export const CARDS_TO_CAPTURE = 4;

/** How many actions a turn has. */
export const ACTIONS = 3;

/** How many treasure cards are drawn in a turn. */
export const TREASURE_CARDS = 2;

/** Flood cards at each mark of the water meter, from the bottom; above the last is the skull. */
export const METER: readonly number[] = [2, 2, 3, 3, 3, 4, 4, 5, 5];
