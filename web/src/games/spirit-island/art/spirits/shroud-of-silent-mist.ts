import type { SpiritArt } from "../spirit-art";
import portrait from "./shroud-of-silent-mist.svg?raw";

export default {
  portrait,
  shape:
    "M12 .6c5 0 7.4 3.6 7.8 8.4s1.8 8.4 3.6 13.4c-2.6 1.4-4.6.8-6-.8-1.6 2-3.8 2-5.4.2-1.6 1.8-3.8 1.8-5.4-.2-1.4 1.6-3.4 2.2-6 .8 1.8-5 3.2-8.6 3.6-13.4S7 .6 12 .6z",
  sign: "M12 4c3 0 4.4 2.2 4.4 5.2s-2 5.6-4.4 7.2c-2.4-1.6-4.4-4.2-4.4-7.2S9 4 12 4zM8.8 8.6l2.6 1-.6 1.2c-1.2 0-2-.8-2-2.2zm6.4 0l-2.6 1 .6 1.2c1.2 0 2-.8 2-2.2z",
} satisfies SpiritArt;
