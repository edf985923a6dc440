import type { SpiritArt } from "../spirit-art";
import portrait from "./eyes-watch-from-the-trees.svg?raw";

export default {
  portrait,
  shape: "M.8 12C3.8 6.4 7.6 3.6 12 3.6s8.2 2.8 11.2 8.4c-3 5.6-6.8 8.4-11.2 8.4S3.8 17.6.8 12z",
  sign: "M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0m4.2 0a.8 3.6 0 1 0 1.6 0 .8 3.6 0 1 0-1.6 0",
} satisfies SpiritArt;
