// What screen readers say by themselves.

export const announced: { text: string; count: number } = $state({ text: "", count: 0 });

/** Says a text politely, after what is being said. */
export function announce(text: string): void {
  announced.text = text;
  announced.count += 1;
}
