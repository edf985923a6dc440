import type { SpiritArt } from "../spirit-art";
import portrait from "./vital-strength-of-the-earth.svg?raw";

export default {
  portrait,
  shape: "M2.6 22.6C.8 17.4 1.8 11.4 5 8.4l3-4.8 5.6-1.4 4.8 3.2 3 5c1.8 4 1.4 8.4 0 12.2z",
  sign: "M10.8 20.4v-4.8c-3.2 0-5.4-2.2-5.6-5.8 3.4 0 5.8 1.6 6.8 4.4 1-2.8 3.4-4.4 6.8-4.4-.2 3.6-2.4 5.8-5.6 5.8v4.8z",
} satisfies SpiritArt;
