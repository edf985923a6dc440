import type { SpiritArt } from "../spirit-art";
import portrait from "./oceans-hungry-grasp.svg?raw";

export default {
  portrait,
  shape:
    "M1.2 23v-8C1.6 6.4 7.6 1 14.6 1c5.4 0 8.8 3.8 8.3 8.4-2.1-2.2-5.5-2.2-7 .2-1.4 2.4-.3 5.6 2.9 6.4 1.6.4 3 .2 4.1-.4V23z",
  sign: "M4.4 20.4c-.8-8.2 2.6-14.6 9.4-16-4.6 3.6-6 9-4.4 16zm7.4 0c-.6-2.6-.6-4.8 0-7 1 2.6 3.2 4.6 6.4 5.4l1.8 1.6z",
} satisfies SpiritArt;
