import type { SpiritArt } from "../spirit-art";
import portrait from "./starlight-seeks-its-form.svg?raw";

export default {
  portrait,
  shape: "M12-.2l3.6 8.6 8.6 3.6-8.6 3.6-3.6 8.6-3.6-8.6L-.2 12l8.6-3.6z",
  sign: "M7.6 12a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0zM12 9l.9 2.1 2.1.9-2.1.9L12 15l-.9-2.1L9 12l2.1-.9z",
} satisfies SpiritArt;
