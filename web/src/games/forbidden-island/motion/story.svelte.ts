// The table as it is shown, on the island.

import type { LogEntry } from "../../../protocol";
import { Story as AnyStory } from "../../shared/motion/story.svelte";
import type { Event, View } from "../types";
import { PACE } from "./pace";

export { telling } from "../../shared/motion/story.svelte";

export class Story extends AnyStory<View, Event> {
  constructor(view: View, log: readonly LogEntry[]) {
    super(view, log, PACE);
  }
}
