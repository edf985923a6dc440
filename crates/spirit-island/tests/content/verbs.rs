//! How often each verb is used, held against the table of the documentation.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::Path;

use artel_spirit_island::content::horizons::{FEARS, MAJORS, MINORS, SPIRITS};
use artel_spirit_island::effect::{Effect, Effects, Power};

use crate::data::all_within;

/// The verbs of a list of effects, of lists inside them too; what lasts by its own name.
pub fn verbs(effects: Effects) -> BTreeSet<String> {
    let verb = |effect: Effect| match effect {
        Effect::Lasting(lasting) => format!("Lasting::{}", name(&lasting)),
        effect => name(&effect),
    };
    all_within(effects).into_iter().map(verb).collect()
}

/// The name of a variant.
fn name(variant: &impl Debug) -> String {
    format!("{variant:?}").chars().take_while(|each| each.is_alphanumeric()).collect()
}

/// Whether every number of a text is somewhere in the effects.
pub fn has_the_numbers_of(effects: Effects, text: &str) -> bool {
    numbers(&format!("{effects:?}")).is_superset(&numbers(text))
}

/// The numbers from 2 on in a text; 1 is often not written.
fn numbers(text: &str) -> BTreeSet<u8> {
    let digits = text.split(|each: char| !each.is_ascii_digit());
    digits.filter_map(|number| number.parse().ok()).filter(|&number| number > 1).collect()
}

/// The verbs of a Power and of its thresholds.
fn verbs_of(power: &Power) -> BTreeSet<String> {
    let thresholds = power.thresholds.iter().flat_map(|threshold| verbs(threshold.effects));
    verbs(power.effects).into_iter().chain(thresholds).collect()
}

/// For each verb how many Minor, Major, Unique and Innate Powers and levels of Fear cards use it.
fn uses() -> BTreeMap<String, [usize; 5]> {
    let columns: [Vec<BTreeSet<String>>; 5] = [
        MINORS.iter().map(verbs_of).collect(),
        MAJORS.iter().map(verbs_of).collect(),
        SPIRITS.iter().flat_map(|spirit| spirit.uniques.iter().map(verbs_of)).collect(),
        SPIRITS.iter().flat_map(|spirit| spirit.innates.iter().map(verbs_of)).collect(),
        FEARS.iter().flat_map(|card| card.levels.map(verbs)).collect(),
    ];
    let mut counts: BTreeMap<String, [usize; 5]> = BTreeMap::new();
    for (column, users) in columns.iter().enumerate() {
        for verb in users.iter().flatten() {
            counts.entry(verb.clone()).or_default()[column] += 1;
        }
    }
    counts
}

/// For each verb the Powers and Fear cards that use it, and for each Special Rule the Spirits that have it.
fn users() -> BTreeMap<String, BTreeSet<&'static str>> {
    let cards = MINORS.iter().chain(&MAJORS);
    let cards = cards.chain(SPIRITS.iter().flat_map(|spirit| spirit.uniques.iter().chain(spirit.innates)));
    let powers = cards.map(|power| (power.id, verbs_of(power)));
    let fears = FEARS.iter().map(|card| (card.id, card.levels.into_iter().flat_map(verbs).collect()));
    let traits = SPIRITS.iter().map(|spirit| {
        let rules = spirit.traits.iter().map(|(_, rule)| format!("Trait::{}", name(rule)));
        (spirit.id, rules.collect::<BTreeSet<String>>())
    });
    let mut users: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (id, verbs) in powers.chain(fears).chain(traits) {
        for verb in verbs {
            users.entry(verb).or_default().insert(id);
        }
    }
    users
}

/// The lines of the documentation that begin so.
fn documented(beginning: &str) -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/spirit-island.md");
    let page = std::fs::read_to_string(page).expect("the documentation can be read");
    let (_, part) = page.split_once("# Part 2").expect("the documentation has a second part");
    part.lines().filter(|line| line.starts_with(beginning)).map(str::to_owned).collect()
}

#[test]
fn the_table_of_verbs_in_the_documentation_is_true() {
    let row = |(verb, [minor, major, unique, innate, fear]): (String, [usize; 5])| {
        let all = minor + major + unique + innate + fear;
        format!("| `{verb}` | {minor} | {major} | {unique} | {innate} | {fear} | {all} |")
    };
    let table: Vec<String> = uses().into_iter().map(row).collect();
    assert!(documented("| `") == table, "the table is now\n{}", table.join("\n"));
}

#[test]
fn the_list_of_special_cases_in_the_documentation_is_true() {
    let alone = users().into_iter().filter(|(_, users)| users.len() == 1);
    let list: Vec<String> =
        alone.map(|(verb, users)| format!("- `{verb}`: {}", users.into_iter().collect::<String>())).collect();
    assert!(documented("- `") == list, "the list is now\n{}", list.join("\n"));
}
