import type { SpiritArt } from "../spirit-art";
import portrait from "./rising-heat-of-stone-and-sand.svg?raw";

export default {
  portrait,
  shape: "M12 .8 22 6.4v11.2L12 23.2 2 17.6V6.4z",
  sign: "M12.4 4.5c.4 3.2 4.4 4.6 4.4 9.2 0 3-2 5.3-4.8 5.3s-4.8-2.2-4.8-5c0-2.4 1.3-3.6 1.8-5.6 1 .6 1.5 1.4 1.7 2.5 1.1-1.6 1.8-3.7 1.7-6.4z",
} satisfies SpiritArt;
