// The boxes of Spirit Island that can be played. Written by `make types`: do not edit.

export const BOXES = ["horizons", "base"] as const;
