// Probabilities in words.

import { t } from "./i18n.svelte";

/** A probability as people write it; what is rare but possible is never shown as nothing. */
export function percent(probability: number): string {
  if (probability > 0 && probability < 0.01) return t("room-percent-below-one");
  if (probability < 1 && probability > 0.99) return t("room-percent-above-99");
  return t("room-percent", { number: Math.round(probability * 100) });
}
