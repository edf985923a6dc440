// The table as it is shown, on the island.

import type { LogEntry } from "../../../protocol";
import { Story as AnyStory } from "../../shared/motion/story.svelte";
import type { Event, View } from "../types";
import { PACE } from "./pace";

export class Story extends AnyStory<View, Event> {
  constructor(view: View, log: readonly LogEntry[]) {
    super(view, log, PACE);
  }

  /** The lands that the story speaks of right now. */
  get lands(): string[] {
    const event = this.scene?.event;
    if (event === undefined) return [];
    return [
      ...("land" in event ? [event.land] : []),
      ...("to" in event && typeof event.to === "string" ? [event.to] : []),
    ];
  }
}
