// What is told after a game of Spirit Island.

import type { Ending } from "../ending";

export const ending: Ending = { counted: ["earned-fear", "blighted", "lost-presence"] };
