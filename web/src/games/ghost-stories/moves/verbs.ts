// How each kind of move is shown: its letter on the keyboard and its place in the row of buttons.

import type { Question } from "../types";

export interface Verb {
  /** The key that chooses it, the same in every language by its place on the keyboard. */
  letter?: string;
  /** The name of its icon. */
  icon: string;
  /** Whether it begins with a touch of the board, so that such places are shown as possible at once. */
  near?: true;
  /** Whether it stands in the row of buttons even when it is not possible now. */
  always?: true;
}

export const VERBS: Readonly<Record<string, Verb>> = {
  yin: { letter: "n", icon: "moon" },
  move: { letter: "m", icon: "step", near: true, always: true },
  ask: { letter: "h", icon: "hand", always: true },
  exorcise: { letter: "x", icon: "dice", always: true },
  pocket: { letter: "k", icon: "plus" },
  enfeeble: { letter: "k", icon: "down" },
  guide: { letter: "g", icon: "guide" },
  borrow: { letter: "b", icon: "give" },
  "pick-up": { letter: "p", icon: "draw" },
  call: { letter: "y", icon: "auto" },
  cleanse: { letter: "r", icon: "sun" },
  buddha: { letter: "d", icon: "person" },
  end: { letter: "e", icon: "check", always: true },
  "dispel-both": { letter: "x", icon: "dice" },
  dispel: { letter: "x", icon: "dice", near: true },
  request: { letter: "h", icon: "people" },
  "give-up": { letter: "e", icon: "close" },
  keep: { letter: "e", icon: "check" },
  reroll: { letter: "o", icon: "refresh" },
  "reroll-curse": { letter: "o", icon: "refresh" },
  lend: { letter: "y", icon: "give" },
  refuse: { letter: "n", icon: "close" },
  skip: { letter: "e", icon: "next" },
  place: { icon: "down", near: true },
  discard: { icon: "discard" },
  suffer: { icon: "skull" },
  take: { icon: "plus" },
  revive: { icon: "sun" },
  restore: { icon: "sun", near: true },
  banish: { icon: "close", near: true },
  calm: { icon: "back" },
  pray: { icon: "plus" },
  shift: { icon: "guide", near: true },
  carry: { icon: "guide" },
  pay: { icon: "give" },
  "curse-first": { icon: "skull", near: true },
  "gain-qi": { letter: "q", icon: "plus" },
  "gain-yin-yang": { letter: "y", icon: "auto" },
  "give-qi": { icon: "give" },
  "give-yin-yang": { icon: "give" },
};

/** The kind of answer that a question waits for, where it is picked from the table. */
export const ANSWERS: Partial<Record<Question, string>> = {
  place: "place",
  discard: "discard",
  suffer: "suffer",
  "take-tao": "take",
  revive: "revive",
  restore: "restore",
  banish: "banish",
  calm: "calm",
  pray: "pray",
  shift: "shift",
  carry: "carry",
  pay: "pay",
  "curse-order": "curse-first",
  "group-qi": "give-qi",
  "group-yin-yang": "give-yin-yang",
};

const ORDER = Object.keys(VERBS);

export function byVerb(one: { verb: string }, other: { verb: string }): number {
  return ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb);
}
