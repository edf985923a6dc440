import type { SpiritArt } from "../spirit-art";
import portrait from "./breath-of-darkness-down-your-spine.svg?raw";

export default {
  portrait,
  shape:
    "M8.4.6h7.2l6.6 3.2-6.4 3.4v1.2l7.6 3.4-7.6 3.8v1.2l6.4 3.2-6.6 3.4H8.4L1.8 20l6.4-3.2v-1.2L.6 11.8l7.6-3.4V7.2L1.8 3.8z",
  sign: "M7.6 4c2.2-2.4 6.6-2.4 8.8 0-2.2 2.4-6.6 2.4-8.8 0zm-1 8c2.7-2.4 8.1-2.4 10.8 0-2.7 2.4-8.1 2.4-10.8 0zm1 8c2.2-2.4 6.6-2.4 8.8 0-2.2 2.4-6.6 2.4-8.8 0z",
} satisfies SpiritArt;
