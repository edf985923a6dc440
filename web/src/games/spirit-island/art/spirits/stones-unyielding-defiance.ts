import type { SpiritArt } from "../spirit-art";
import portrait from "./stones-unyielding-defiance.svg?raw";

export default {
  portrait,
  shape: "M4.4 23.2l-1.8-7.8L4.8 5l8-4.2 6.8 3 2 10.2-1.4 9.2z",
  sign: "M5.8 8.2L11 9.6v5.6h2V9.6l5.2-1.4V11l-3.4 1v5H9.2v-5l-3.4-1zm2 10.6h8.6v2H7.8z",
} satisfies SpiritArt;
