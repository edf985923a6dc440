import type { SpiritArt } from "../spirit-art";
import portrait from "./finder-of-paths-unseen.svg?raw";

export default {
  portrait,
  shape: "M3.4 23V10.4C3.4 4.8 7 1 12 1s8.6 3.8 8.6 9.4V23z",
  sign: "M12 3.2L13 6l2.8 1L13 8l-1 2.8L11 8 8.2 7 11 6zM11.4 12c-2 2.2 1 3.4-1 5.4-1.4 1.4-3 2-3.8 3.6h6.6c.4-2 3.6-3.4 2.6-5.4-.6-1.2-3.2-1.6-2.8-3.6z",
} satisfies SpiritArt;
