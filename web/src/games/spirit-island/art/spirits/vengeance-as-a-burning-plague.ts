import type { SpiritArt } from "../spirit-art";
import portrait from "./vengeance-as-a-burning-plague.svg?raw";

export default {
  portrait,
  shape:
    "M12 .8C18.6.8 23 5 23 11c0 3.6-1.6 5.8-4.2 7.2l-.6 5H5.8l-.6-5C2.6 16.8 1 14.6 1 11 1 5 5.4.8 12 .8z",
  sign: "M4.8 11.8c-.2-2.2 2-2.6 2-5.8 2.6 1.6 4 3.8 3.6 6-.4 2.8-5.2 2.8-5.6-.2zm14.4 0c.2-2.2-2-2.6-2-5.8-2.6 1.6-4 3.8-3.6 6 .4 2.8 5.2 2.8 5.6-.2zM12 13.4l1.4 3.2h-2.8zm-4 5h1.8v3H8zm3.1 0h1.8v3h-1.8zm3.1 0H16v3h-1.8z",
} satisfies SpiritArt;
