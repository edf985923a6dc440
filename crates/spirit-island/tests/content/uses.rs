//! How often each verb is used, as a page of the documentation.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fmt::Write as _;

use artel_spirit_island::effect::{Effect, Effects, Power, PowerKind};
use artel_spirit_island::{AdversaryName, BlightCard, Card, EventCard, FearCard, SpiritName};

/// What uses verbs, in the order of the columns.
const COLUMNS: [&str; 8] = ["Minor", "Major", "Unique", "Innate", "Fear", "Event", "Blight", "Adversary"];

/// The effects with everything inside them.
pub fn all_within(effects: Effects) -> Vec<Effect> {
    let with_inner = |effect: &'static Effect| {
        let inner = effect.inner().flat_map(all_within);
        std::iter::once(*effect).chain(inner).collect::<Vec<_>>()
    };
    effects.iter().flat_map(with_inner).collect()
}

/// The verbs of a list of effects, of lists inside them too; what lasts by its own name.
pub fn verbs(effects: Effects) -> BTreeSet<String> {
    let verb = |effect: Effect| match effect {
        Effect::Lasting(lasting) | Effect::LastingUntil(lasting, _) => format!("Lasting::{}", name(&lasting)),
        effect => name(&effect),
    };
    all_within(effects).into_iter().map(verb).collect()
}

/// The name of a variant.
fn name(variant: &impl Debug) -> String {
    format!("{variant:?}").chars().take_while(|each| each.is_alphanumeric()).collect()
}

/// The verbs of a Power and of its thresholds.
fn verbs_of(power: &Power) -> BTreeSet<String> {
    let thresholds = power.thresholds.iter().flat_map(|threshold| verbs(threshold.effects));
    verbs(power.effects).into_iter().chain(thresholds).collect()
}

/// Everything that uses verbs: the place of its column, its id, its verbs.
fn texts() -> Vec<(usize, &'static str, BTreeSet<String>)> {
    let mut texts = Vec::new();
    for power in Card::all().map(Card::entry) {
        let column = match power.kind {
            PowerKind::Minor => 0,
            PowerKind::Major => 1,
            PowerKind::Unique => 2,
            PowerKind::Innate => 3,
        };
        texts.push((column, power.id, verbs_of(power)));
    }
    for spirit in SpiritName::all().map(SpiritName::entry) {
        texts.extend(spirit.innates.iter().map(|power| (3, power.id, verbs_of(power))));
    }
    for card in FearCard::all().map(FearCard::entry) {
        texts.push((4, card.id, card.levels.into_iter().flat_map(verbs).collect()));
    }
    for card in EventCard::all().map(EventCard::entry) {
        texts.push((5, card.id, card.lists().into_iter().flat_map(verbs).collect()));
    }
    for card in BlightCard::all().map(BlightCard::entry) {
        texts.push((6, card.id, [card.at_once, card.each_phase].into_iter().flat_map(verbs).collect()));
    }
    for panel in AdversaryName::all().map(AdversaryName::entry) {
        let rules = panel.levels.iter().flat_map(|level| level.rules);
        let rules = rules.map(|rule| format!("Lasting::{}", name(rule)));
        texts.push((7, panel.id, panel.lists().flat_map(verbs).chain(rules).collect()));
    }
    texts
}

/// The page.
pub fn page() -> String {
    let mut counts: BTreeMap<String, [usize; COLUMNS.len()]> = BTreeMap::new();
    let mut users: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (column, id, verbs) in texts() {
        for verb in verbs {
            counts.entry(verb.clone()).or_default()[column] += 1;
            users.entry(verb).or_default().insert(id);
        }
    }
    for spirit in SpiritName::all().map(SpiritName::entry) {
        for (_, rule) in spirit.traits {
            users.entry(format!("Trait::{}", name(rule))).or_default().insert(spirit.id);
        }
    }
    let mut page = String::from(BEGINNING);
    let heads = COLUMNS.join(" | ");
    let _ = writeln!(page, "| Verb | {heads} | All |\n|---{}|", "|---".repeat(COLUMNS.len() + 1));
    for (verb, numbers) in counts {
        let all: usize = numbers.iter().sum();
        let numbers = numbers.map(|number| number.to_string()).join(" | ");
        let _ = writeln!(page, "| `{verb}` | {numbers} | {all} |");
    }
    page.push_str(SPECIAL);
    for (verb, users) in users.into_iter().filter(|(_, users)| users.len() == 1) {
        let _ = writeln!(page, "- `{verb}`: {}", users.into_iter().collect::<String>());
    }
    page
}

const BEGINNING: &str = "\
# The verbs of Spirit Island

Which verbs the content uses. This page is made by `make golden`; a test compares.

Each row is a verb of `Effect`, or a `Lasting`. It counts the Powers, levels of Fear cards taken
together, Event cards, Blight cards and adversaries whose text uses it.

";

const SPECIAL: &str = "
## Special cases

A verb, or a way to bend the rules, that a single card or Spirit needs is a special case. The fewer
there are, the better the language. Those of the Spirits are Special Rules, which are special by
intent.

";
