//! What is printed on cards, in words, and how far their thresholds are from being reached.

use artel_spirit_island::effect::{Power, Threshold};
use artel_spirit_island::words::{self, Line};
use artel_spirit_island::{Element, Elements, FearCard, ThresholdView};
use artel_texts::Texts;

use super::symbols::{ENERGY, MISSED, REACHED, elements};
use crate::page::Paragraph;

/// A space that no line is broken at: lines that stand deeper begin with it.
const INDENT: &str = "\u{a0}\u{a0}";

/// The whole text of a Power; with the elements that somebody has, whether they are enough.
pub(super) fn text(power: &Power, have: Option<Elements>, texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![Paragraph::strong(texts.name(power.id)), Paragraph::plain(facts(power, texts))];
    page.push(Paragraph::plain(target(power, texts)));
    page.extend(lines(&words::power(power), 0, texts).into_iter().map(Paragraph::plain));
    for (number, threshold) in power.thresholds.iter().enumerate() {
        page.push(Paragraph::strong(needed(threshold, have, texts)));
        page.extend(lines(&words::threshold(power, number), 1, texts).into_iter().map(Paragraph::plain));
    }
    page
}

/// Kind, cost, speed and elements.
fn facts(power: &Power, texts: &Texts) -> String {
    let mut facts = vec![texts.name(power.kind.id())];
    if !power.elements.is_empty() || power.cost > 0 {
        facts.push(texts.with("isle-cost", [("energy", power.cost)]));
    }
    facts.push(texts.name(power.speed.id()));
    if !power.elements.is_empty() {
        facts.push(named(power.elements, texts));
    }
    facts.join(" · ")
}

fn target(power: &Power, texts: &Texts) -> String {
    let phrases = words::target(&power.target);
    phrases.iter().map(|phrase| texts.phrase(phrase)).collect::<Vec<_>>().join(" ")
}

/// Elements by their names.
pub(super) fn named(elements: Elements, texts: &Texts) -> String {
    let each = |(element, count): (Element, u8)| match count {
        1 => texts.name(element.id()),
        count => format!("{} × {count}", texts.name(element.id())),
    };
    elements.iter().map(each).collect::<Vec<_>>().join(", ")
}

/// What a threshold asks for, and what of it is missing.
fn needed(threshold: &Threshold, have: Option<Elements>, texts: &Texts) -> String {
    let needs = named(threshold.elements, texts);
    match have {
        None => format!("{needs}:"),
        Some(have) if have.satisfy(threshold.elements) => format!("{REACHED} {needs}:"),
        Some(have) => {
            let missing = named(have.missing_for(threshold.elements), texts);
            let missing = texts.with("isle-missing", [("elements", missing)]);
            format!("{MISSED} {needs} ({missing}):")
        }
    }
}

/// Lines of a text, each as deep as its first clause stands.
pub(super) fn lines(lines: &[Line], depth: usize, texts: &Texts) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in lines {
        let said = texts.phrase(&line.phrase);
        match all.last_mut() {
            Some(last) if line.joins => *last = texts.run_on(last, &said),
            _ => all.push(INDENT.repeat(depth + line.depth as usize) + &said),
        }
    }
    all
}

/// What a Fear card does at each Terror Level.
pub(super) fn fear(card: FearCard, texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![Paragraph::strong(texts.name(card.id()))];
    for (level, key) in (0..).zip(["terror-level-1", "terror-level-2", "terror-level-3"]) {
        page.push(Paragraph::strong(texts.name(key)));
        page.extend(lines(&words::fear(card.entry(), level), 1, texts).into_iter().map(Paragraph::plain));
    }
    page
}

/// A Power in one line: its name, cost, speed, elements and thresholds.
pub(super) fn brief(power: &Power, thresholds: &[ThresholdView], texts: &Texts) -> String {
    format!("{}: {}", texts.name(power.id), in_short(power, thresholds, texts))
}

/// Cost, speed, elements and thresholds.
pub(super) fn in_short(power: &Power, thresholds: &[ThresholdView], texts: &Texts) -> String {
    let speed = texts.name(power.speed.id()).to_lowercase();
    let mut facts = Vec::new();
    if !power.elements.is_empty() || power.cost > 0 {
        facts.push(format!("{}{ENERGY} {speed}", power.cost));
        facts.push(bare(power.elements, texts));
    } else {
        facts.push(speed);
    }
    facts.extend((!thresholds.is_empty()).then(|| reached(power, thresholds, texts)));
    facts.join(" · ")
}

/// The elements of a card, which gives one of each.
fn bare(elements: Elements, texts: &Texts) -> String {
    let each = elements.iter().map(|(element, _)| super::symbols::element(element, texts));
    each.collect::<Vec<_>>().join(" ")
}

/// Every threshold: reached, or what is missing.
fn reached(power: &Power, views: &[ThresholdView], texts: &Texts) -> String {
    let each = |(threshold, view): (&Threshold, &ThresholdView)| {
        let needs = elements(threshold.elements, texts);
        if view.reached {
            format!("{REACHED} {needs}")
        } else if view.missing == threshold.elements {
            format!("{MISSED} {needs}")
        } else {
            let missing = texts.with("isle-missing", [("elements", elements(view.missing, texts))]);
            format!("{MISSED} {needs} ({missing})")
        }
    };
    power.thresholds.iter().zip(views).map(each).collect::<Vec<_>>().join(", ")
}
