// The games that the server offers. Written by `make types`: do not edit.

export type GameId = "forbidden-island" | "ghost-stories" | "spirit-island";
