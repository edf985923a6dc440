// What is told after a game in the village.

import type { Ending } from "../ending";
import type { View } from "./types";

export const ending: Ending = {
  counted: ["exorcised", "haunted", "died"],
  score: (view) => (view as View).score,
};
