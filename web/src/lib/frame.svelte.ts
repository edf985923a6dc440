// What a page puts into the frame around it.

import type { Snippet } from "svelte";

export const frame: {
  /** Stands in the bar and in the title of the window. */
  title: string;
  /** More controls for the bar. */
  controls: Snippet | undefined;
} = $state({ title: "", controls: undefined });

/** Names the page, as long as the component is there: `$effect(() => framed(t("…")))`. */
export function framed(title: string, controls?: Snippet): () => void {
  frame.title = title;
  frame.controls = controls;
  return () => {
    frame.title = "";
    frame.controls = undefined;
  };
}
