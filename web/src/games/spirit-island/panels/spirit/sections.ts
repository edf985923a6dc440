// In what order the parts of a panel stand: what is to be done now comes first.

import type { Phase, SpiritView } from "../../types";

export type Section = "growth" | "tracks" | "innates";

const GROWING: readonly Section[] = ["growth", "tracks", "innates"];
const USING: readonly Section[] = ["innates", "tracks", "growth"];

export function sectionsOf(phase: Phase, { stage }: SpiritView): readonly Section[] {
  if (phase === "bonus-growth") return GROWING;
  if (phase !== "spirit-phase") return USING;
  return stage === "playing" || stage === "ready" ? USING : GROWING;
}
