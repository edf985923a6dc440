// The piles that lie beside the island.

/** By the kinds of their cards. */
export type PileId = "fear" | "invader" | "minor" | "major";
