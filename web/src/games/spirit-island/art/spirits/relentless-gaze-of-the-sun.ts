import type { SpiritArt } from "../spirit-art";
import portrait from "./relentless-gaze-of-the-sun.svg?raw";

export default {
  portrait,
  shape: "M7.2 16.4a8.6 8.6 0 1 1 9.6 0l4 7.2H3.2z",
  sign: "M4.8 9.2c2.8-4.8 11.6-4.8 14.4 0C16.4 14 7.6 14 4.8 9.2zm4.9 0a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0zM10.8 16h2.4l2 5.4H8.8z",
} satisfies SpiritArt;
