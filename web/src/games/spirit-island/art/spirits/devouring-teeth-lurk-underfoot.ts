import type { SpiritArt } from "../spirit-art";
import portrait from "./devouring-teeth-lurk-underfoot.svg?raw";

export default {
  portrait,
  shape: "M3.5 2.5h17c1.4 0 2 1 1.4 2.3l-8.4 16.5c-.8 1.6-2.2 1.6-3 0L2.1 4.8C1.5 3.5 2.1 2.5 3.5 2.5z",
  sign: "M5.5 5.5h13l-2.7 5-1.9-2.6-1.9 3.9L10.1 7.9l-1.9 2.6zM12 18.6l-2.3-4.6 2.3-1 2.3 1z",
} satisfies SpiritArt;
