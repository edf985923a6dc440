import type { SpiritArt } from "../spirit-art";
import portrait from "./ember-eyed-behemoth.svg?raw";

export default {
  portrait,
  shape:
    "M.6 23.2l1-10.6L4 11.2l-.4-3.6L7 7l1.4-3.4 2.6.8L12 1l1 3.4 2.6-.8L17 7l3.4.6-.4 3.6 2.4 1.4 1 10.6h-6l-2-2.8H8.6l-2 2.8z",
  sign: "M5.2 10.2l6 2.2-1.2 2.4c-2.8 0-4.6-1.6-4.8-4.6zm13.6 0l-6 2.2 1.2 2.4c2.8 0 4.6-1.6 4.8-4.6zm-9.6 10c-3.6.2-5.6-1.6-5.6-5 1.6 1.8 3.6 2.4 5.6 2.2zm5.6 0c3.6.2 5.6-1.6 5.6-5-1.6 1.8-3.6 2.4-5.6 2.2z",
} satisfies SpiritArt;
