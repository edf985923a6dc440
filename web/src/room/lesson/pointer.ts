// Shows on the screen where the next move of a lesson is made.

/** The table has to answer first: what is pointed at may come up only now. */
const COMES_UP_MS = 400;

const style = new CSSStyleSheet();

/** Points at whatever makes this move, until the answer is called. */
export function pointAt(move: string | null): () => void {
  if (move === null) return () => undefined;
  const place = `[data-move="${CSS.escape(move)}"]`;
  style.replaceSync(`${place} { outline: 3px dashed var(--warn); outline-offset: 3px; }`);
  if (!document.adoptedStyleSheets.includes(style)) document.adoptedStyleSheets.push(style);
  const timer = setTimeout(
    () => document.querySelector(`${place}:not(:disabled)`)?.scrollIntoView({ block: "nearest" }),
    COMES_UP_MS,
  );
  return () => {
    clearTimeout(timer);
    style.replaceSync("");
  };
}
