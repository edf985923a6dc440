// The screens of the games by their ids; each is loaded when it is first needed.

import type { GameScreen } from "./game";

export const screens: Readonly<Record<string, () => Promise<GameScreen>>> = {
  "forbidden-island": async () => (await import("./forbidden-island/screen")).default,
};
