// The pieces of Spirit Island. Written by `make types`: do not edit.

import type { Kind } from "./types";

/** How much damage destroys a piece, if it has Health, and whether it is an Invader. */
export const KINDS: Readonly<Record<Kind, { health: number | null; invader: boolean }>> = {
  explorer: { health: 1, invader: true },
  town: { health: 2, invader: true },
  city: { health: 3, invader: true },
  dahan: { health: 2, invader: false },
  beasts: { health: null, invader: false },
  wilds: { health: null, invader: false },
  disease: { health: null, invader: false },
  badlands: { health: null, invader: false },
  strife: { health: null, invader: false },
  vitality: { health: null, invader: false },
  quake: { health: null, invader: false },
  deeps: { health: null, invader: false },
  omen: { health: null, invader: false },
  blight: { health: null, invader: false },
  presence: { health: null, invader: false },
  incarna: { health: null, invader: false },
};
