// What on the table the story speaks of right now.

import type { Scene } from "../../shared/motion/queue";
import type { Event } from "../types";

/** The ids of the places that an event is about. */
export function toldThings(scene: Scene<Event> | null): Set<string> {
  if (scene === null) return new Set();
  const { event } = scene;
  switch (event.event) {
    case "lost-qi":
    case "board-lost-qi":
    case "died":
    case "possessed":
    case "lost-tao":
    case "lost-all-tao":
      return new Set([event.taoist]);
    case "yin-began":
      return new Set();
    default:
      return new Set([
        ...("space" in event ? [event.space] : []),
        ...("tile" in event && event.event !== "moved" ? [event.tile] : []),
      ]);
  }
}
