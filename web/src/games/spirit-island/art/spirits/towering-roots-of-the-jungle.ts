import type { SpiritArt } from "../spirit-art";
import portrait from "./towering-roots-of-the-jungle.svg?raw";

export default {
  portrait,
  shape:
    "M12 .4c5.4 0 9.2 3.2 9.2 7 0 3.4-2.8 5.6-6.2 5.8l.4 2.8 8 4.6-1.2 2.8-7.4-2.6-2.8 3-2.8-3-7.4 2.6-1.2-2.8 8-4.6.4-2.8c-3.4-.2-6.2-2.4-6.2-5.8 0-3.8 3.8-7 9.2-7z",
  sign: "M12 12.4c-3.2-2.2-5-4-5-6.2 0-1.8 1.2-3 2.8-3 1 0 1.8.6 2.2 1.6.4-1 1.2-1.6 2.2-1.6 1.6 0 2.8 1.2 2.8 3 0 2.2-1.8 4-5 6.2zm-.8 2h1.6V20h-1.6z",
} satisfies SpiritArt;
