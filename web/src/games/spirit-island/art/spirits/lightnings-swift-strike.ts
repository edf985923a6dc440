import type { SpiritArt } from "../spirit-art";
import portrait from "./lightnings-swift-strike.svg?raw";

export default {
  portrait,
  shape: "M12 .6L23 12 12 23.4 1 12z",
  sign: "M14.2 3.8l-7.6 9.4h4.2l-1.2 7.2 7.8-10h-4.5z",
} satisfies SpiritArt;
