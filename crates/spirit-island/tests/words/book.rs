//! Everything that the content says, in one language.

use std::fmt::Write;

use artel_engine::Phrase;
use artel_spirit_island::effect::{Part as EventPart, Power, Spirit};
use artel_spirit_island::words::{self, Line};
use artel_spirit_island::{
    AdversaryName, BlightCard, Card, Elements, EventCard, FearCard, InvaderCard, ScenarioName, SpiritName,
};
use artel_texts::Texts;

pub(crate) struct Book {
    texts: Texts,
    entries: Vec<Entry>,
}

/// Something with a name and what stands on it.
struct Entry {
    title: String,
    parts: Vec<Part>,
}

/// A list of lines, below a heading if it has one.
struct Part {
    heading: String,
    lines: Vec<Line>,
}

/// Every Power of the box: cards and Innate Powers.
pub(crate) fn powers() -> impl Iterator<Item = &'static Power> {
    Card::all().map(Card::entry).chain(SpiritName::all().flat_map(|spirit| spirit.entry().innates))
}

impl Book {
    pub(crate) fn of(texts: Texts) -> Book {
        let mut entries: Vec<Entry> = powers().map(|power| of_power(&texts, power)).collect();
        entries.extend(SpiritName::all().map(|spirit| of_spirit(&texts, spirit.entry())));
        entries.extend(FearCard::all().map(|card| of_fear(&texts, card)));
        entries.extend(AdversaryName::all().map(|name| of_adversary(&texts, name)));
        entries.extend(ScenarioName::all().map(|name| of_scenario(&texts, name)));
        entries.extend(BlightCard::all().map(|card| of_blight(&texts, card)));
        entries.extend(EventCard::all().map(|card| of_event(&texts, card)));
        let cards = InvaderCard::all().map(|card| vec![words::invaders(card.entry())]);
        let invaders = cards.map(|card| part(String::new(), plain(card))).collect();
        entries.push(Entry { title: texts.name("invader-phase"), parts: invaders });
        Book { texts, entries }
    }

    pub(crate) fn texts(&self) -> &Texts {
        &self.texts
    }

    pub(crate) fn lists(&self) -> impl Iterator<Item = &[Line]> {
        self.entries.iter().flat_map(|entry| &entry.parts).map(|part| part.lines.as_slice())
    }

    /// Every phrase with its key.
    pub(crate) fn said(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.lists().flatten().map(|line| (line.phrase.key, self.texts.phrase(&line.phrase)))
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for Entry { title, parts } in &self.entries {
            writeln!(text, "{title}").unwrap();
            for Part { heading, lines } in parts {
                let margin = if heading.is_empty() { 1 } else { 2 };
                if !heading.is_empty() {
                    writeln!(text, "  [{heading}]").unwrap();
                }
                for line in lines {
                    let indent = 2 * (usize::from(line.depth) + margin);
                    let said = self.texts.phrase(&line.phrase);
                    if line.joins {
                        text = self.texts.run_on(text.trim_end(), &said) + "\n";
                    } else {
                        writeln!(text, "{:indent$}{said}", "").unwrap();
                    }
                }
            }
            text.push('\n');
        }
        text
    }
}

fn of_power(texts: &Texts, power: &Power) -> Entry {
    let [name, kind, speed] = [power.id, power.kind.id(), power.speed.id()].map(|key| texts.name(key));
    let mut parts = vec![part(String::new(), plain(words::target(&power.target)))];
    parts.push(part(String::new(), words::power(power)));
    for (number, threshold) in power.thresholds.iter().enumerate() {
        parts.push(part(elements(texts, threshold.elements), words::threshold(power, number)));
    }
    Entry { title: format!("{name} ({kind}, {speed})"), parts }
}

fn of_spirit(texts: &Texts, spirit: &Spirit) -> Entry {
    let special = spirit.traits.iter();
    let mut parts: Vec<Part> =
        special.map(|(name, special)| part(texts.name(name), plain(vec![words::special(special)]))).collect();
    for (number, option) in (1..).zip(spirit.growth_options()) {
        let actions = option.actions.iter().map(words::growth).collect();
        parts.push(part(format!("{number}"), plain(actions)));
    }
    Entry { title: texts.name(spirit.id), parts }
}

fn of_fear(texts: &Texts, card: FearCard) -> Entry {
    let levels = ["terror-level-1", "terror-level-2", "terror-level-3"].into_iter();
    let parts =
        (0..).zip(levels).map(|(level, name)| part(texts.name(name), words::fear(card.entry(), level)));
    Entry { title: texts.name(card.id()), parts: parts.collect() }
}

fn of_adversary(texts: &Texts, name: AdversaryName) -> Entry {
    let adversary = name.entry();
    let loss = adversary.loss.iter().map(|&(name, loss)| part(texts.name(name), words::loss(loss)));
    let escalation = part(texts.name(adversary.escalation.0), words::escalation(adversary));
    let levels = adversary.levels.iter().map(|level| part(texts.name(level.name), words::level(level)));
    Entry { title: texts.name(name.id()), parts: loss.chain([escalation]).chain(levels).collect() }
}

fn of_scenario(texts: &Texts, name: ScenarioName) -> Entry {
    let scenario = name.entry();
    let mut parts = vec![part(texts.name("setup"), words::scenario_setup(scenario))];
    parts.extend(scenario.rules.iter().map(|&(name, rules)| part(texts.name(name), words::rule(rules))));
    parts.extend(scenario.loss.map(|(name, loss)| part(texts.name(name), words::loss(loss))));
    parts.push(part(String::new(), words::victory(scenario.victory)));
    parts.retain(|part| !part.lines.is_empty());
    Entry { title: texts.name(name.id()), parts }
}

fn of_blight(texts: &Texts, card: BlightCard) -> Entry {
    Entry { title: texts.name(card.id()), parts: vec![part(String::new(), words::blight(card.entry()))] }
}

fn of_event(texts: &Texts, card: EventCard) -> Entry {
    let main = &card.entry().main;
    let name = |part: &EventPart| texts.name(part.name);
    let mut parts: Vec<Part> = (main.parts().iter().enumerate())
        .map(|(place, each)| {
            let when = words::when(main, place).map_or(String::new(), |when| texts.phrase(&when) + " ");
            part(when + &name(each), words::effects(each.effects))
        })
        .collect();
    let others = card.entry().tokens.iter().chain(&card.entry().dahan);
    parts.extend(others.map(|each| part(name(each), words::effects(each.effects))));
    Entry { title: texts.name(card.id()), parts }
}

fn part(heading: String, lines: Vec<Line>) -> Part {
    Part { heading, lines }
}

fn plain(phrases: Vec<Phrase>) -> Vec<Line> {
    phrases.into_iter().map(|phrase| Line { depth: 0, joins: false, phrase }).collect()
}

fn elements(texts: &Texts, elements: Elements) -> String {
    let each = elements.iter().map(|(element, count)| format!("{} {count}", texts.name(element.id())));
    each.collect::<Vec<_>>().join(", ")
}
