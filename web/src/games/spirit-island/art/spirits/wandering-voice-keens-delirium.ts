import type { SpiritArt } from "../spirit-art";
import portrait from "./wandering-voice-keens-delirium.svg?raw";

export default {
  portrait,
  shape:
    "M.6 8.6c5.4 1.2 9.8-.2 13.2-5.8l4.2-.6 4.8-2.4L22 6l2 6-2 6 .8 6.2-4.8-2.4-4.2-.6c-3.4-5.6-7.8-7-13.2-5.8z",
  sign: "M9.4 8.6c1.9 2 1.9 4.8 0 6.8l-1.3-.9c2.3-1.3 2.3-3.7 0-5zM13 6.4c3.1 3.4 3.1 7.8 0 11.2l-1.3-.9c3-2.8 3-6.6 0-9.4zm3.8-2.2c4.3 4.7 4.3 10.9 0 15.6l-1.3-.9c3.6-4.2 3.6-9.6 0-13.8z",
} satisfies SpiritArt;
