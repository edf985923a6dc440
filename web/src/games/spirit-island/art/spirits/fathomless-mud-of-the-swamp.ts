import type { SpiritArt } from "../spirit-art";
import portrait from "./fathomless-mud-of-the-swamp.svg?raw";

export default {
  portrait,
  shape: "M4.5 2.5h15c1.2 0 2 .8 2 2v15c0 1.2-.8 2-2 2h-15c-1.2 0-2-.8-2-2v-15c0-1.2.8-2 2-2z",
  sign: "M5 9.5c2.3-2 4.6-2 7 0s4.7 2 7 0v2.8c-2.3 2-4.6 2-7 0s-4.7-2-7 0zm0 6c2.3-2 4.6-2 7 0s4.7 2 7 0v2.8c-2.3 2-4.6 2-7 0s-4.7-2-7 0z",
} satisfies SpiritArt;
