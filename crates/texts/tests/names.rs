//! Everything in Forbidden Island has a name, and a short one for small boards.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub mod text_files;
}

use std::collections::BTreeSet;

use artel_engine::{Named, Setup as _};
use artel_forbidden_island::{Adventurer, Card, Difficulty, Layout, PawnColour, Setup, Tile, Treasure};
use artel_texts::{Language, Texts};
use support::text_files::messages;

/// The longest that the short forms may be, each unique among its kind.
const SHORT_FORMS: [(&str, usize); 3] = [("short", 11), ("tiny", 7), ("letter", 1)];

fn each_language(check: impl Fn(&Texts)) {
    for language in Language::ALL {
        check(&Texts::new("forbidden-island", language));
    }
}

/// Every member has a name and a short name of its own, and all have the same forms, so that a
/// message may use a form whichever member it speaks of.
fn check_noun<T: Named>(forms: &[&str]) {
    let ids: Vec<&str> = T::ALL.iter().map(|member| member.id()).collect();
    each_language(|texts| {
        let language = texts.language();
        let messages = messages(language, "forbidden-island");
        let forms_of = |id: &str| messages[id].forms.keys().cloned().collect::<BTreeSet<String>>();
        let mut names = BTreeSet::new();
        for &id in &ids {
            assert!(texts.has(id), "{language}: {id} has no name");
            assert!(names.insert(texts.name(id)), "{language}: two are called {}", texts.name(id));
            assert_eq!(forms_of(id), forms_of(ids[0]), "{language}: {id} has other forms than {}", ids[0]);
            for form in forms.iter().chain(&["short"]) {
                assert!(forms_of(id).contains(*form), "{language}: {id}.{form}");
                assert!(!texts.form(id, form).is_empty(), "{language}: {id}.{form} is empty");
            }
        }
        for (form, longest) in SHORT_FORMS {
            if forms_of(ids[0]).contains(form) {
                check_short(texts, &ids, form, longest);
            }
        }
    });
}

fn check_short(texts: &Texts, ids: &[&str], form: &str, longest: usize) {
    let language = texts.language();
    let mut seen = BTreeSet::new();
    for id in ids {
        let short = texts.form(id, form);
        assert!(short.chars().count() <= longest, "{language}: {id}.{form} '{short}' is too long");
        assert!(seen.insert(short), "{language}: {id}.{form} stands for two");
    }
}

#[test]
fn tiles() {
    check_noun::<Tile>(&["to", "at", "from", "acc", "tiny"]);
}

#[test]
fn adventurers_with_their_abilities() {
    check_noun::<Adventurer>(&["acc", "letter", "ability"]);
}

#[test]
fn treasures_and_cards_with_their_effects() {
    check_noun::<Treasure>(&["acc", "card", "effect"]);
    check_noun::<Card>(&["acc", "card", "effect"]);
}

#[test]
fn pawn_colours_difficulties_layouts() {
    check_noun::<PawnColour>(&[]);
    check_noun::<Difficulty>(&[]);
    check_noun::<Layout>(&[]);
}

/// Tiles, cards and adventurers stand on the same small board: no short name means two of them.
#[test]
fn short_names_on_a_board_are_unique() {
    let ids: Vec<&str> = (Tile::ALL.map(Tile::id).into_iter())
        .chain(Card::ALL.map(Card::id))
        .chain(Adventurer::ALL.map(Adventurer::id))
        .collect();
    each_language(|texts| check_short(texts, &ids, "short", 11));
}

#[test]
fn states_and_phases_have_names() {
    let keys = ["dry", "flooded", "sunk", "phase-actions", "phase-treasure-draw", "phase-flood-draw"];
    each_language(|texts| {
        for key in keys {
            assert!(texts.has(key), "{}: {key}", texts.language());
        }
    });
}

/// What can be chosen before the game: every option and every value that is not a number.
#[test]
fn options_and_their_values_have_names() {
    each_language(|texts| {
        for option in Setup::options() {
            let label = format!("option-{}", option.key);
            assert!(texts.has(&label), "{}: {label}", texts.language());
            for value in option.values.iter().filter(|value| value.parse::<u8>().is_err()) {
                assert!(texts.has(value), "{}: {value}", texts.language());
            }
        }
    });
}

/// FI-012, FI-035 and the four ways to lose: what is always at hand on a player's card.
#[test]
fn reminders_are_complete() {
    each_language(|texts| {
        assert!(texts.has("help-goal"));
        let turn = texts.name("help-turn-order");
        assert_eq!(turn.lines().count(), 3, "three phases: {turn}");
        let losing = texts.name("help-losing");
        assert_eq!(losing.lines().count(), 1 + 4, "four ways to lose: {losing}");
    });
}
