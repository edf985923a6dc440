import type { SpiritArt } from "../spirit-art";
import portrait from "./many-minds-move-as-one.svg?raw";

export default {
  portrait,
  shape:
    "M12 .6c2 1.6 2.6 3.8 2.4 5.8 3.2-1.2 6.4 0 9.6 3.6-4 1-6.6 2.8-8.4 5.4l2 8-5.6-3.6-5.6 3.6 2-8C6.6 12.8 4 11 0 10c3.2-3.6 6.4-4.8 9.6-3.6-.2-2 .4-4.2 2.4-5.8z",
  sign: "M4.8 8.8C6 8.4 7 9 7.6 10.2c.6-1.2 1.6-1.8 2.8-1.4L7.6 12zm8.8 0c1.2-.4 2.2.2 2.8 1.4C17 9 18 8.4 19.2 8.8L16.4 12zM9.2 14.2c1.2-.4 2.2.2 2.8 1.4.6-1.2 1.6-1.8 2.8-1.4L12 17.4zM11 4.6a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
} satisfies SpiritArt;
