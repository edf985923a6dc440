// When things are done between two frames.

/**
 * Does something right before the next frame is painted; the answer calls it off. For what has to know where things
 * lie: asked in between, the browser would lay out the page again and again.
 */
export function beforePainting(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

/** Longer than this nobody waits for a frame: a browser may paint none, and play goes on all the same. */
const LONGEST_MS = 100;

/** Once what has just changed is on the screen; at once where nothing is painted, as behind another page. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
