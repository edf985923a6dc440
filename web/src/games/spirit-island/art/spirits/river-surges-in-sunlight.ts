import type { SpiritArt } from "../spirit-art";
import portrait from "./river-surges-in-sunlight.svg?raw";

export default {
  portrait,
  shape:
    "M1.2 15.6L4 13 2.2 9.4 6 8.8l.4-4L10 6.2l2-3.6 2 3.6 3.6-1.4.4 4 3.8.6L20 13l2.8 2.6v3.8c-2.4 3-5 3-7.2 1-2.4 2-4.8 2-7.2 0-2.2 2-4.8 2-7.2-1z",
  sign: "M7.4 12.4a4.6 4.6 0 0 1 9.2 0zM3.6 15.6c2.8-2 5.6-2 8.4 0s5.6 2 8.4 0v2.6c-2.8 2-5.6 2-8.4 0s-5.6-2-8.4 0z",
} satisfies SpiritArt;
