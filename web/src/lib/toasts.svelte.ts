// Short notes at the edge of the screen that go away by themselves.

export type ToastKind = "info" | "good" | "bad";

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

const SHOWN_MS: Record<ToastKind, number> = { info: 5000, good: 4000, bad: 9000 };

export const toasts: Toast[] = $state([]);

let last = 0;

/** Shows a note; the same note is not shown twice at once. */
export function toast(text: string, kind: ToastKind = "info"): void {
  if (toasts.some((each) => each.text === text)) return;
  const id = (last += 1);
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), SHOWN_MS[kind]);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
