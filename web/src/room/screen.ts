// When the panels beside the board become sheets over it.

/** Small screens, held either way. */
export const SHEETS = "(max-width: 40rem), (max-height: 32rem)";
