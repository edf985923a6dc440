import type { SpiritArt } from "../spirit-art";
import portrait from "./heart-of-the-wildfire.svg?raw";

export default {
  portrait,
  shape:
    "M12 23.4C4.8 17.8.8 13.4.8 8.2c0-4 3-6.8 6.4-6.8 2 0 3.8 1 4.8 2.8 1-1.8 2.8-2.8 4.8-2.8 3.4 0 6.4 2.8 6.4 6.8 0 5.2-4 9.6-11.2 15.2z",
  sign: "M12.2 5.4c.4 3 4.4 4.4 4.4 8.8 0 3-2.2 4.8-4.6 6-2.4-1.2-4.6-3-4.6-5.8 0-2.2 1.2-3.4 1.8-5.4 1 .6 1.4 1.4 1.6 2.4 1-1.6 1.5-3.4 1.4-6z",
} satisfies SpiritArt;
