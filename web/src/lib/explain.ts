// Why something was not done, in the words of the person.

import type { Refusal } from "../protocol";
import { ApiError } from "./http";
import { say, t } from "./i18n.svelte";

/** The reason by the rules if there is one, else the sentence for the kind of refusal. */
export function explainRefusal(refusal: Refusal, game?: string): string {
  return refusal.reason ? say(refusal.reason, game) : t(`refusal-${refusal.code}`);
}

/** A sentence for anything that was thrown. */
export function explain(error: unknown, game?: string): string {
  if (!(error instanceof ApiError)) return t("refusal-broken");
  return error.offline ? t("offline-reason") : explainRefusal(error.refusal, game);
}
