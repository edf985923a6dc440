import type { SpiritArt } from "../spirit-art";
import portrait from "./hearth-vigil.svg?raw";

export default {
  portrait,
  shape:
    "M12 .2c.6 3.2 6 5.8 6 10.8 0 .6-.1 1.2-.3 1.8h5.7c-.2 5.8-4 9.2-7.6 10.4H8.2C4.6 22 .8 18.6.6 12.8h5.7c-.2-.6-.3-1.2-.3-1.8 0-3.8 5.4-6.4 6-10.8z",
  sign: "M4 17.6c3.6-3.8 12.4-3.8 16 0-3.6 3.8-12.4 3.8-16 0zm6 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM12 6.2C12.4 8 14.6 9 14.6 11c0 1.4-1.2 2-2.6 2s-2.6-.6-2.6-2c0-1.6 2.2-2.4 2.6-4.8z",
} satisfies SpiritArt;
