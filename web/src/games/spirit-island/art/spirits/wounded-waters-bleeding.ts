import type { SpiritArt } from "../spirit-art";
import portrait from "./wounded-waters-bleeding.svg?raw";

export default {
  portrait,
  shape: "M12 .2c3 5.6 9.4 10 9.4 15.2 0 4.8-4.2 8.4-9.4 8.4s-9.4-3.6-9.4-8.4C2.6 10.2 9 5.8 12 .2z",
  sign: "M12 6.4c3 4.2 3 11 0 15.2-3-4.2-3-11 0-15.2zm-6.4 6h2.8V14H5.6zM5 15.6h3.4v1.6H5zm1.4 3.2H9v1.6H6.4zm12-6.4h-2.8V14h2.8zm.6 3.2h-3.4v1.6H19zm-1.4 3.2H15v1.6h2.6z",
} satisfies SpiritArt;
