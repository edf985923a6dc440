import type { SpiritArt } from "../spirit-art";
import portrait from "./dances-up-earthquakes.svg?raw";

export default {
  portrait,
  shape:
    "M8.2 9.6c3-1.6 8-1.2 9.4 2 1 2.6-1.4 4.2-1.6 6.8-.2 3.2-2 5.2-4.6 5.2-2.8 0-4.2-2.2-4-5.2.2-3.2-1.8-7 .8-8.8zM3 6.2a2.4 2.6 0 1 0 4.8 0 2.4 2.6 0 1 0-4.8 0zM7.6 3.6a2 2.4 0 1 0 4 0 2 2.4 0 1 0-4 0zm4-.4a1.8 2.2 0 1 0 3.6 0 1.8 2.2 0 1 0-3.6 0zm3.5 1.4a1.7 2 0 1 0 3.4 0 1.7 2 0 1 0-3.4 0zm3 2.6a1.5 1.8 0 1 0 3 0 1.5 1.8 0 1 0-3 0z",
  sign: "M12.8 10.4l-3.4 4.2 3 1.6-2.2 5.4 4.8-6-3-1.4 2.6-3.2z",
} satisfies SpiritArt;
