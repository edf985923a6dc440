// A Power in words, in one line.

import { nameOf, say, t } from "../../../lib/i18n.svelte";
import { counted } from "../panels/spirit/elements";
import type { Elements, PowerFacts, ThresholdFacts, ThresholdView } from "../types";
import { linesText } from "../words";

export function elementsText(elements: Elements): string {
  return counted(elements)
    .map(({ element, count }) => t("si-text-element", { element: nameOf(element), count }))
    .join(", ");
}

export function powerText(power: PowerFacts, thresholds: readonly ThresholdView[] = []): string {
  const head = [
    nameOf(power.speed),
    ...(power.kind === "innate"
      ? []
      : [t("si-card-cost", { cost: power.cost }), elementsText(power.elements)]),
  ];
  return [
    `${nameOf(power.power)}: ${head.join(", ")}.`,
    ...power.target.map((phrase) => say(phrase)),
    linesText(power.lines),
    ...power.thresholds.map((threshold, index) => thresholdText(threshold, thresholds[index])),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function thresholdText({ elements, lines }: ThresholdFacts, view: ThresholdView | undefined): string {
  const state =
    view === undefined
      ? ""
      : view.reached
        ? `, ${t("si-threshold-reached")}`
        : `, ${t("si-threshold-missing")}: ${elementsText(view.missing)}`;
  return t("si-text-threshold", { elements: `${elementsText(elements)}${state}`, words: linesText(lines) });
}
