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
    {
      title: t("si-in-play"),
      lines: spirit.in_play.map(({ card, used, thresholds }) =>
        cardText(card, thresholds, used ? t("si-used") : ""),
      ),
    },
    {
      title: t("si-hand"),
      lines: spirit.hand.map(({ card, thresholds, affordable }) =>
        cardText(
          card,
          thresholds,
          spirit.stage === "playing" && !affordable
            ? t(spirit.plays > spirit.played ? "si-no-energy" : "si-no-plays")
            : "",
        ),
      ),
    },
    ...PILES.map((pile) => ({
      title: t(`si-pile-${pile}`),
      lines: (spirit[pile] ?? []).map((card) => nameOf(card)),
    })),
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
    ...spirit.branches.map(({ slots }) => `${t("si-track-branch")}: ${slotTexts(slots).join(", ")}`),
    ...(spirit.destroyed > 0 ? [`${t("si-destroyed")}: ${spirit.destroyed}`] : []),
  ];
}

function growth({ spirit, growth_option, growth_left }: SpiritView): string[] {
  const options = spiritFacts(spirit)?.growth ?? [];
  return options.map(({ actions }, index) => {
    const words = actions.map((action) => say(action));
    const left = words.filter((_, at) => growth_left.includes(at + 1));
    const line = `${t("si-growth-option", { option: index + 1 })}: ${words.join(" ")}`;
    return growth_option === index + 1 ? t("si-text-growing", { line, left: left.join(" ") }) : line;
  });
}

function powers({ spirit, innates }: SpiritView): string[] {
  const facts = spiritFacts(spirit);
  return [
    ...(facts?.innates ?? []).map((power, index) =>
      noted(powerText(power, innates[index]?.thresholds), innates[index]?.used ? t("si-used") : ""),
    ),
    ...(facts?.special_rules ?? []).map(({ name, phrase }) => `${nameOf(name)}: ${say(phrase)}`),
  ];
}

function cardText(card: string, thresholds: readonly ThresholdView[], note: string): string {
  const power = powerFacts(card);
  return noted(power === undefined ? nameOf(card) : powerText(power, thresholds), note);
}

const noted = (text: string, note: string) => (note === "" ? text : `${text} (${note})`);
