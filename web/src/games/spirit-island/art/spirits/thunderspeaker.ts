import type { SpiritArt } from "../spirit-art";
import portrait from "./thunderspeaker.svg?raw";

export default {
  portrait,
  shape: "M2.4 1.2h19.2V6L16 12l5.6 6v4.8H2.4V18L8 12 2.4 6z",
  sign: "M5 3.6h14v1.8H5zm0 15h14v1.8H5zm8.6-12L9 12.8h2.6l-1.2 4.6 4.6-6.2h-2.6z",
} satisfies SpiritArt;
