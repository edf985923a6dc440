// What the coach speaks of, wherever it is on the screen right now.

import { around, type Rect } from "./beside";

/** How much of its surroundings is lit with it. */
const RIM = 6;

export class Spot {
  rect: Rect | null = $state.raw(null);

  /** Follows these things until the answer is called; the first time they are there they are brought into sight. */
  follow(find: () => Element[]): () => void {
    let [frame, shown] = [0, ""];
    const look = () => {
      const found = find();
      const key = found.map((each) => each.getAttribute("data-move") ?? each.className).join(" ");
      if (found.length > 0 && key !== shown) {
        found[0]?.scrollIntoView({ block: "nearest" });
        if (found.some(isCovered)) want(found[0]);
      }
      shown = key;
      this.#place(around(found.map((each) => each.getBoundingClientRect())));
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }

  #place(rect: Rect | null): void {
    const now = rect && {
      left: rect.left - RIM,
      top: rect.top - RIM,
      width: rect.width + 2 * RIM,
      height: rect.height + 2 * RIM,
    };
    const same = (["left", "top", "width", "height"] as const).every(
      (side) => now?.[side] === this.rect?.[side],
    );
    if (!same) this.rect = now;
  }
}

/** Asks the table to bring something into sight, where sheets can lie over it. */
const want = (thing: Element | undefined) =>
  thing?.dispatchEvent(new CustomEvent("wanted", { bubbles: true }));

function isCovered(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && above.closest(".rest") !== null && thing.closest(".rest") === null;
}

const seen = (all: Iterable<Element>) =>
  [...all].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0;
  });

/** What makes the first of these moves: its button, or the lands that it names; what is pressed already is done. */
export function makers(moves: readonly string[]): Element[] {
  for (const move of moves) {
    const buttons = [...document.querySelectorAll(`[data-move="${CSS.escape(move)}"]:not(:disabled)`)];
    const [button] = seen(buttons);
    if (buttons.length > 0 && button === undefined) want(buttons[0]);
    if (button) {
      if (button.getAttribute("aria-pressed") === "true") continue;
      return [button];
    }
    const lands = move.split(" ").map((word) => `[data-land="${CSS.escape(word)}"]`);
    const found = seen(document.querySelectorAll(lands.join(",")));
    if (found.length > 0) return found;
  }
  return [];
}

/** Things of the board, or what a selector finds. */
export function pictured(things: readonly string[], spot: string | undefined): Element[] {
  const selectors = [...things.map((thing) => `[data-land="${CSS.escape(thing)}"]`), ...(spot ? [spot] : [])];
  return selectors.length === 0 ? [] : seen(document.querySelectorAll(selectors.join(",")));
}
