// Keyboard shortcuts, each with what it does, so that the help can list them.

export interface Shortcut {
  key: string;
  label: string | (() => string);
  action: (event: KeyboardEvent) => void;
}

export const shortcuts: { list: Shortcut[] } = $state({ list: [] });

/**
 * Registers a shortcut such as `u`, `?`, `Escape` or `Ctrl+z`; the answer unregisters it, so that
 * `$effect(() => shortcut(…))` holds as long as a component. Of two with the same key the later one wins.
 */
export function shortcut(
  key: string,
  label: string | (() => string),
  action: (event: KeyboardEvent) => void,
): () => void {
  const added: Shortcut = { key, label, action };
  // A registration inside an effect must not make the effect depend on the list.
  queueMicrotask(() => shortcuts.list.push(added));
  return () =>
    queueMicrotask(() =>
      shortcuts.list.splice(
        shortcuts.list.findIndex((each) => each.action === action),
        1,
      ),
    );
}

/** What a shortcut is called in the help. */
export function labelOf(shortcut: Shortcut): string {
  return typeof shortcut.label === "string" ? shortcut.label : shortcut.label();
}

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])")
  );
}

/** A letter counts by its place on the keyboard too, so that shortcuts work with a Russian layout. */
function pressed(event: KeyboardEvent, key: string): boolean {
  if (event.key.toLowerCase() === key.toLowerCase()) return true;
  if (key === "?") return event.code === "Slash" && event.shiftKey;
  return /^[a-z]$/i.test(key) && event.code === `Key${key.toUpperCase()}`;
}

/** Whether an event is the key combination. */
export function fits(event: KeyboardEvent, combination: string): boolean {
  const parts = combination.split("+");
  const key = parts.pop() || "+";
  const wanted = (name: string) => parts.includes(name);
  const shift = /^[a-z0-9]$/i.test(key) || key.length > 1 ? event.shiftKey === wanted("Shift") : true;
  return (
    shift &&
    (event.ctrlKey || event.metaKey) === wanted("Ctrl") &&
    event.altKey === wanted("Alt") &&
    pressed(event, key)
  );
}

/** Carries out the shortcut of a key; an open dialog keeps its keys to itself. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || typing(event.target) || document.querySelector("dialog[open]")) return;
  const found = shortcuts.list.findLast((each) => fits(event, each.key));
  if (!found) return;
  event.preventDefault();
  found.action(event);
}
