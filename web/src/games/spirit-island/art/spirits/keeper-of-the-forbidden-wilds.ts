import type { SpiritArt } from "../spirit-art";
import portrait from "./keeper-of-the-forbidden-wilds.svg?raw";

export default {
  portrait,
  shape:
    "M12 23.6L6.2 14C3.4 13.4 1 10.8.4 6l3.2 2L3 1.6l3.6 5L8.4.4l1.8 8.4h3.6L15.6.4l1.8 6.2 3.6-5-.6 6.4 3.2-2c-.6 4.8-3 7.4-5.8 8z",
  sign: "M7.6 11.6l3.7 1.8-.5 2.8c-1.8-.6-3-2.2-3.2-4.6zm8.8 0l-3.7 1.8.5 2.8c1.8-.6 3-2.2 3.2-4.6zm-5.2 5.8h1.6l-.8 3.4z",
} satisfies SpiritArt;
