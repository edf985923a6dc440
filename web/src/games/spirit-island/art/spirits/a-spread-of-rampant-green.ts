import type { SpiritArt } from "../spirit-art";
import portrait from "./a-spread-of-rampant-green.svg?raw";

export default {
  portrait,
  shape:
    "M1.4 22.6c-.4-3.2-.4-5.8.2-8.2L6 15.6 3 10c1-2.4 2.4-4.2 4.2-5.6l2.8 6 .4-7.8C13.8 1.2 18 .6 23 .8c.4 5.2-.2 9.4-1.6 12.8l-7.8.4 6 2.8C18.2 18.6 16.4 20 14 21l-5.6-3 1.2 4.4c-2.4.6-5 .6-8.2.2z",
  sign: "M3.8 21.8l-1.6-1.6L7.4 15v-4.6H9v3l3.2-3.2V5.6h1.6v3L19.4 3 21 4.6l-5.6 5.6h3.2v1.6h-4.8L10.6 15h3.2v1.6H9z",
} satisfies SpiritArt;
