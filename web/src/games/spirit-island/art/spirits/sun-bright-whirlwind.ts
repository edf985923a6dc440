import type { SpiritArt } from "../spirit-art";
import portrait from "./sun-bright-whirlwind.svg?raw";

export default {
  portrait,
  shape:
    "m12 .6 3 3.6 4.7-.3.3 4.7 3.4 3.4-3.4 3.4-.3 4.7-4.7-.3-3 3.6-3-3.6-4.7.3-.3-4.7L.6 12 4 8.6l.3-4.7 4.7.3z",
  sign: "M12.3 10.6c1.5.6 1.2 2.9-.7 2.9-2.6 0-3.2-4.5.8-5.2 4.6-.7 5.9 6.3.3 8-4.2 1.3-8-2-7.7-6.2l-2 .3c-.3 5.9 4.7 9.8 10.2 8 7.9-2.5 6.1-13-1-12-6.6 1-5.6 9.4-.4 9 4.3-.3 4.7-6 1.2-6.8z",
} satisfies SpiritArt;
