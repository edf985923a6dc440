// What is told after a game on the island.

import type { Ending } from "../ending";

export const ending: Ending = {
  counted: ["drew", "shored-up", "flooded", "sank", "water-rose", "captured"],
  named: { kind: "sank", text: "room-stat-what-sank" },
};
