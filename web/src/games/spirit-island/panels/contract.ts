// What the table and the panel of a Spirit agree on: the table knows the moves, the panel shows what they are about.

import type { Seat } from "../../../protocol";
import type { Choice } from "../../shared/moves/choices";
import type { Catalogue, PowerFacts, ThresholdView, View } from "../types";

/**
 * The moves that are made by touching the panel: growth options and their actions, the tracks, Innate Powers. Cards are
 * touched in the dock; all other answers are given on the map or in the question bar.
 */
export const PANEL_VERBS = ["grow", "act", "innate", "innate-fewer", "track"] as const;

/** `panels/spirit/SpiritPanel.svelte`: a whole Spirit, one's own or a teammate's. */
export interface SpiritPanelProps {
  view: View;
  /** What is printed. */
  catalogue: Catalogue;
  /** Whose Spirit is shown. */
  seat: Seat;
  /** Whether one plays it. */
  mine: boolean;
  /** What this seat can do now, all verbs; empty if one does not play it. Only those of `PANEL_VERBS` are the panel's. */
  moves: readonly Choice[];
  /** The card of the hand that is being considered. */
  considered: PowerFacts | null;
  /** The move that waits to be confirmed, as it is written: shown as chosen. */
  chosen: string | null;
  /**
   * A touch chooses a move; whether it has to be confirmed is the table's affair. Whatever can be touched for a move carries
   * the move as `data-move`, so that a person in a hurry, such as a test, finds it.
   */
  onmove: (choice: Choice) => void;
  showRule: (id: string) => void;
}

/** `panels/spirit/Card.svelte`: a Power card or an Innate Power with its words, as large as its holder. */
export interface CardProps {
  power: PowerFacts;
  /** How its thresholds stand; without them none is lit. */
  thresholds?: readonly ThresholdView[];
  /** Without it the card is only looked at. */
  onclick?: (() => void) | undefined;
  /** The move that a touch makes, as it is written: the card's `data-move`. */
  move?: string | undefined;
  chosen?: boolean;
  /** Used, or not to be had: shown pale. */
  faded?: boolean;
  showRule: (id: string) => void;
}
