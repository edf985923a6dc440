// How long ago something was, in words.

import type { Language } from "../../protocol";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "5 minutes ago"; within a minute, "now". */
export function ago(then_ms: number, language: Language, now_ms: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now_ms - then_ms) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return words.format(0, "second");
}
