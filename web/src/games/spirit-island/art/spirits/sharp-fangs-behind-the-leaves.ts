import type { SpiritArt } from "../spirit-art";
import portrait from "./sharp-fangs-behind-the-leaves.svg?raw";

export default {
  portrait,
  shape:
    "M2.6.6l6 4h6.8l6-4c1.6 4.8 1.8 9.2 1.1 12.8-1.1 6-5.3 10-10.5 10s-9.4-4-10.5-10C.8 9.8 1 5.4 2.6.6z",
  sign: "M4.6 9l6.2 2.2-1.4 3C6.8 14.2 5 12.4 4.6 9zM19.4 9l-6.2 2.2 1.4 3c2.6 0 4.4-1.8 4.8-5.2zM6.8 16.4h10.4l-1.8 4.8-2-3h-2.8l-2 3z",
} satisfies SpiritArt;
