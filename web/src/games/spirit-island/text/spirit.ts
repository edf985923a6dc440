// A Spirit as headings and lines.

import { nameOf, say, t } from "../../../lib/i18n.svelte";
import type { Section } from "../../shared/text/section";
import { powerFacts, spiritFacts } from "../box";
import { slotTexts } from "../panels/spirit/track";
import type { SpiritView, ThresholdView } from "../types";
import { elementsText, powerText } from "./power";

export function spiritSection(spirit: SpiritView, title: string): Section {
  const parts = [
    { title: t("si-growth"), lines: growth(spirit) },
    { title: t("si-innates"), lines: powers(spirit) },
    { title: t("si-in-play"), lines: spirit.in_play.map(({ card, used, thresholds }) => cardText(card, thresholds, used)) },
    { title: t("si-hand"), lines: spirit.hand.map(({ card, thresholds }) => cardText(card, thresholds)) },
    ...PILES.map((pile) => ({ title: t(`si-pile-${pile}`), lines: (spirit[pile] ?? []).map((card) => nameOf(card)) })),
  ];
  return { title, lines: standing(spirit), parts: parts.filter(({ lines }) => lines.length > 0) };
}

const PILES = ["discard", "forgotten", "progression"] as const;

function standing(spirit: SpiritView): string[] {
  const elements = elementsText(spirit.elements);
  return [
    t(spirit.done ? "si-text-ready" : "si-text-not-ready"),
    t("si-text-energy", { energy: spirit.energy, income: spirit.income }),
    t("si-text-plays", { played: spirit.played, plays: spirit.plays }),
    t("si-text-elements", { elements: elements === "" ? t("si-text-none") : elements }),
    `${t("si-track-energy")}: ${slotTexts(spirit.energy_track).join(", ")}`,
    `${t("si-track-plays")}: ${slotTexts(spirit.plays_track).join(", ")}`,
    ...(spirit.destroyed > 0 ? [`${t("si-destroyed")}: ${spirit.destroyed}`] : []),
  ];
}

function growth({ spirit }: SpiritView): string[] {
  const options = spiritFacts(spirit)?.growth ?? [];
  return options.map(({ actions }, index) => `${t("si-growth-option", { option: index + 1 })}: ${actions.map((action) => say(action)).join(" ")}`);
}

function powers({ spirit, innates }: SpiritView): string[] {
  const facts = spiritFacts(spirit);
  return [
    ...(facts?.innates ?? []).map((power, index) => asUsed(powerText(power, innates[index]?.thresholds), innates[index]?.used)),
    ...(facts?.special_rules ?? []).map(({ name, phrase }) => `${nameOf(name)}: ${say(phrase)}`),
  ];
}

function cardText(card: string, thresholds: readonly ThresholdView[], used = false): string {
  const power = powerFacts(card);
  return asUsed(power === undefined ? nameOf(card) : powerText(power, thresholds), used);
}

const asUsed = (text: string, used = false) => (used ? `${text} (${t("si-used")})` : text);
