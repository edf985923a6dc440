import type { SpiritArt } from "../spirit-art";
import portrait from "./shadows-flicker-like-flame.svg?raw";

export default {
  portrait,
  shape:
    "M12 .4c.4 3.4 3.4 5.2 3.8 8.6 1-.8 1.6-2.4 1.6-4.2 3.2 2.8 4.6 6.6 4.6 10 0 5.2-4.2 8.8-10 8.8S2 20 2 14.8c0-3.6 1.6-6.4 3.4-9.2C6.4 6.8 6.8 8 7 9.4c2.6-2 4.6-4.8 5-9z",
  sign: "M4.8 12.6c3-.4 5.4 1.2 6.4 4.4-3.4.6-5.8-1.2-6.4-4.4zm14.4 0c-3-.4-5.4 1.2-6.4 4.4 3.4.6 5.8-1.2 6.4-4.4z",
} satisfies SpiritArt;
