import type { SpiritArt } from "../spirit-art";
import portrait from "./volcano-looming-high.svg?raw";

export default {
  portrait,
  shape:
    "M.4 23L7 8.6 9.8 10 12 8.4l2.2 1.6L17 8.6 23.6 23zM7.6 6.6C5.4 6 5.4 3.4 7.4 2.8 7.8.8 10.6.2 12 1.4c1.4-1.2 4.2-.6 4.6 1.4 2 .6 2 3.2-.2 3.8-2.8 1-6 1-8.8 0z",
  sign: "M9.6 11.8l2.4-1.2 2.4 1.2-.6 3.2 3.2 5.8h-2.4L12 16.4l-.6 4.4H7.2l2.8-5.2z",
} satisfies SpiritArt;
