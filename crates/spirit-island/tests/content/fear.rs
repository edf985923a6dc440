//! The Fear cards.

use artel_spirit_island::content::horizons::FEARS;
use artel_spirit_island::rules::{SI_004, SI_021, SI_097, SI_325};
use serde::Deserialize;

use crate::data::{id, proves, read};
use crate::verbs::{has_the_numbers_of, verbs};

#[derive(Deserialize)]
struct FearFile {
    fear: Vec<FearData>,
}

#[derive(Deserialize)]
struct FearData {
    id: String,
    level1: String,
    level2: String,
    level3: String,
}

/// Words of the data file and the verbs that mean them.
const MEANING: [(&str, &[&str]); 14] = [
    ("skip", &["Lasting::SkipWhere", "Lasting::SkipCityWhere"]),
    ("defend", &["Lasting::DefendWhere"]),
    ("energy", &["Energy"]),
    ("remove", &["Remove", "RemoveHealth"]),
    ("health", &["RemoveHealth"]),
    ("downgrade", &["Downgrade"]),
    ("push", &["Push"]),
    ("gather", &["Gather"]),
    ("damage", &["Damage"]),
    ("destroy", &["Destroy"]),
    (" | ", &["Choose"]),
    ("may", &["May"]),
    ("different land", &["EachPlayerElsewhere"]),
    ("in each land", &["InEach"]),
];

#[test]
fn the_fifteen_fear_cards_are_those_of_the_box() {
    proves(&[SI_004, SI_021]);
    let printed = read::<FearFile>("horizons-fear.toml").fear;
    assert_eq!(printed.len(), 15);
    assert!(printed.iter().map(|card| id(&card.id)).eq(FEARS.iter().map(|card| card.id)));
}

#[test]
fn a_fear_card_does_something_else_at_each_terror_level() {
    proves(&[SI_097]);
    for card in &FEARS {
        let [one, two, three] = card.levels;
        assert!(card.levels.iter().all(|level| !level.is_empty()), "{}", card.id);
        assert!(one != two && two != three && one != three, "{}", card.id);
    }
}

#[test]
fn a_level_does_what_its_words_say() {
    proves(&[SI_097, SI_325]);
    for (card, printed) in FEARS.iter().zip(read::<FearFile>("horizons-fear.toml").fear) {
        let levels = card.levels.into_iter().zip([printed.level1, printed.level2, printed.level3]);
        for (level, printed) in levels {
            let done = verbs(level);
            for (words, ours) in MEANING {
                let does = ours.iter().any(|verb| done.contains(*verb));
                assert_eq!(does, printed.contains(words), "{}: '{words}' in '{printed}'", card.id);
            }
            assert!(has_the_numbers_of(level, &printed), "{}: '{printed}'", card.id);
        }
    }
}
