// The status line: where the turn is, and whom it waits for.

import { t } from "../../../../lib/i18n.svelte";
import type { TableProps } from "../../table";
import type { Play } from "../../moves/play.svelte";
import type { View } from "../../types";
import { spiritLabel } from "../../words";

export const STEPS = ["spirit", "fast", "invader", "slow"] as const;

/** The part of the turn that the table is in. */
export function stepOf({ phase }: View): (typeof STEPS)[number] {
  if (phase === "time-passes") return "slow";
  return STEPS.find((step) => phase.startsWith(step)) ?? "spirit";
}

/** Whether one has to decide, or whom the table waits for; what is asked stands in the question bar. */
export function hint(table: TableProps, play: Play): string {
  const view = table.table.view;
  if (play.able.length > 0) return t("si-you-decide");
  const waited = [...new Set(view.questions.flatMap(({ seats }) => seats))];
  if (waited.length === 0) return "";
  return t("si-waits-for", { names: waited.map((seat) => spiritLabel(view, table.seats, seat)).join(", ") });
}
