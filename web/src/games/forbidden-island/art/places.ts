// The places of the island, each an SVG drawn in 100 by 100.

import breakersBridge from "./places/breakers-bridge.svg?raw";
import bronzeGate from "./places/bronze-gate.svg?raw";
import caveOfEmbers from "./places/cave-of-embers.svg?raw";
import caveOfShadows from "./places/cave-of-shadows.svg?raw";
import cliffsOfAbandon from "./places/cliffs-of-abandon.svg?raw";
import copperGate from "./places/copper-gate.svg?raw";
import coralPalace from "./places/coral-palace.svg?raw";
import crimsonForest from "./places/crimson-forest.svg?raw";
import dunesOfDeception from "./places/dunes-of-deception.svg?raw";
import foolsLanding from "./places/fools-landing.svg?raw";
import goldGate from "./places/gold-gate.svg?raw";
import howlingGarden from "./places/howling-garden.svg?raw";
import ironGate from "./places/iron-gate.svg?raw";
import lostLagoon from "./places/lost-lagoon.svg?raw";
import mistyMarsh from "./places/misty-marsh.svg?raw";
import observatory from "./places/observatory.svg?raw";
import phantomRock from "./places/phantom-rock.svg?raw";
import silverGate from "./places/silver-gate.svg?raw";
import templeOfTheMoon from "./places/temple-of-the-moon.svg?raw";
import templeOfTheSun from "./places/temple-of-the-sun.svg?raw";
import tidalPalace from "./places/tidal-palace.svg?raw";
import twilightHollow from "./places/twilight-hollow.svg?raw";
import watchtower from "./places/watchtower.svg?raw";
import whisperingGarden from "./places/whispering-garden.svg?raw";

export const places = {
  "breakers-bridge": breakersBridge,
  "bronze-gate": bronzeGate,
  "cave-of-embers": caveOfEmbers,
  "cave-of-shadows": caveOfShadows,
  "cliffs-of-abandon": cliffsOfAbandon,
  "copper-gate": copperGate,
  "coral-palace": coralPalace,
  "crimson-forest": crimsonForest,
  "dunes-of-deception": dunesOfDeception,
  "fools-landing": foolsLanding,
  "gold-gate": goldGate,
  "howling-garden": howlingGarden,
  "iron-gate": ironGate,
  "lost-lagoon": lostLagoon,
  "misty-marsh": mistyMarsh,
  observatory,
  "phantom-rock": phantomRock,
  "silver-gate": silverGate,
  "temple-of-the-moon": templeOfTheMoon,
  "temple-of-the-sun": templeOfTheSun,
  "tidal-palace": tidalPalace,
  "twilight-hollow": twilightHollow,
  watchtower,
  "whispering-garden": whisperingGarden,
} as const;

export type PlaceId = keyof typeof places;
