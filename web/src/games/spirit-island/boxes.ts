// The boxes of Spirit Island that can be played. Written by `make types`: do not edit.

export const BOXES = ["horizons", "base", "branch-claw", "feather-flame", "jagged-earth", "nature-incarnate"] as const;
