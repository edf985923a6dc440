// How long each event of the island is to be seen.

import type { Pace } from "../../shared/motion/queue";
import type { Event } from "../types";

const LENGTHS: Record<Event["event"], number> = {
  "turn-began": 150,
  moved: 300,
  guided: 300,
  swam: 350,
  lifted: 400,
  "shored-up": 250,
  sandbagged: 350,
  flooded: 400,
  sank: 400,
  given: 350,
  discarded: 300,
  "took-off": 400,
  captured: 400,
  drew: 400,
  "water-rose": 400,
  "flood-recycled": 300,
  "flood-reshuffled": 300,
  "treasure-reshuffled": 300,
  "actions-forgone": 0,
  lost: 0,
};

export const PACE: Pace<Event> = { lengths: LENGTHS, longest: 4000 };
