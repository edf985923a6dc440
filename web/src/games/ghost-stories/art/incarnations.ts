// The incarnations of Wu-Feng by the ids of their cards, each a figure of its own, 100 by 100.

import bonecracker from "./incarnations/bonecracker.svg?raw";
import creepingHorror from "./incarnations/creeping-horror.svg?raw";
import darkMistress from "./incarnations/dark-mistress.svg?raw";
import deathArmy from "./incarnations/death-army.svg?raw";
import forgottenOnes from "./incarnations/forgotten-ones.svg?raw";
import hopeKiller from "./incarnations/hope-killer.svg?raw";
import howlingNightmare from "./incarnations/howling-nightmare.svg?raw";
import nameless from "./incarnations/nameless.svg?raw";
import uncatchable from "./incarnations/uncatchable.svg?raw";
import vampireLord from "./incarnations/vampire-lord.svg?raw";

export const incarnations: Readonly<Record<string, string>> = {
  "howling-nightmare": howlingNightmare,
  uncatchable,
  "hope-killer": hopeKiller,
  "death-army": deathArmy,
  "forgotten-ones": forgottenOnes,
  bonecracker,
  "dark-mistress": darkMistress,
  "creeping-horror": creepingHorror,
  "vampire-lord": vampireLord,
  nameless,
};
