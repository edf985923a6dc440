// When the map is looked at elsewhere: at once where something is to be seen, but not back between two sentences of a story.

const LINGER_MS = 700;

export class Gaze {
  #at = "";

  /** Looks at what is named, `""` for the whole; the answer calls off what has not happened yet. */
  follow(at: string, look: () => void): () => void {
    const leaves = at === "" && this.#at !== "";
    this.#at = at;
    const timer = setTimeout(look, leaves ? LINGER_MS : 0);
    return () => clearTimeout(timer);
  }
}
