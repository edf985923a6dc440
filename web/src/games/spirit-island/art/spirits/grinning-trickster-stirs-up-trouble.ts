import type { SpiritArt } from "../spirit-art";
import portrait from "./grinning-trickster-stirs-up-trouble.svg?raw";

export default {
  portrait,
  shape:
    "M12 6.4c1.8 0 3.4.4 4.8 1 .2-3.2 2.2-5.8 5.8-7 1 4.2.2 7.8-2 10.6.8 6.8-3.2 12.4-8.6 12.4S2.6 17.8 3.4 11C1.2 8.2.4 4.6 1.4.4 5 1.6 7 4.2 7.2 7.4c1.4-.6 3-1 4.8-1z",
  sign: "M5 14.6c4.4 2.6 9.6 2.6 14 0-.4 4.8-3.4 7-7 7s-6.6-2.2-7-7zm1.3-3.2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0zm6.5 1.2c1.2-3 4.8-3 6 0l-1.6.6c-.6-1.6-2.2-1.6-2.8 0z",
} satisfies SpiritArt;
