// What has to know where things lie waits until all of them do: asked in between, the browser would lay out the page again and again.

/** Does something right before the next frame is painted; the answer calls it off. */
export function beforePainting(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
