import type { SpiritArt } from "../spirit-art";
import portrait from "./bringer-of-dreams-and-nightmares.svg?raw";

export default {
  portrait,
  shape:
    "M12 6C9.6 2 5 .4.6 1.8c-.2 5 1.2 8.6 4.2 10.6-2 2.2-2.2 5.6-.2 9.8 4-.2 6.4-2.4 7.4-6.2zm0 0c2.4-4 7-5.6 11.4-4.2.2 5-1.2 8.6-4.2 10.6 2 2.2 2.2 5.6.2 9.8-4-.2-6.4-2.4-7.4-6.2z",
  sign: "M3.6 7.6a3 3 0 1 0 6 0 3 3 0 1 0-6 0zm16.8 0a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM5.5 7.6a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0zm13 0a1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 1 1 2.2 0zM5.9 16.8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0zm12.2 0a1.5 1.5 0 1 1-3 0 1.5 1.5 0 1 1 3 0zM11.2 7.4h1.6v11.2h-1.6z",
} satisfies SpiritArt;
