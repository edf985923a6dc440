import type { SpiritArt } from "../spirit-art";
import portrait from "./fractured-days-split-the-sky.svg?raw";

export default {
  portrait,
  shape:
    "M10.8.8L7.4 8.2l3.6 4-4 10.4c-4.2-1.8-6.8-6-6.6-11C.6 5.6 5 1.2 10.8.8zm4 .8c5.2 1.2 9 5.6 9 11 0 6-4.6 10.6-10.6 11l-2.4-.2 4-10.4-3.4-3.8z",
  sign: "M2.3 11.2a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM18.6 7.6a4.2 4.2 0 1 0 2.6 7.4 4.6 4.6 0 0 1-2.6-7.4z",
} satisfies SpiritArt;
