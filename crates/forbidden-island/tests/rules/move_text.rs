//! Moves as text, and moves put into words.

use std::collections::{HashMap, HashSet};

use crate::support::proves;
use artel_engine::{Described, GameMove, Phrase, RuleId, Set};
use artel_forbidden_island::rules::{
    FI_036, FI_042, FI_043, FI_045, FI_048, FI_050, FI_055, FI_064, FI_075, FI_076, FI_087, FI_091, FI_099,
    FI_106, FI_R08,
};
use artel_forbidden_island::{Adventurer, Card, Move, Outcome, Tile, Treasure};

fn error(text: &str) -> String {
    text.parse::<Move>().unwrap_err().to_string()
}

#[test]
fn every_move_prints_and_parses_back_and_stands_once() {
    let all = Move::every();
    let mut texts = HashSet::new();
    for action in &all {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(*action), "{text}");
        assert!(texts.insert(text), "{action} stands twice");
    }
    let mut verbs: HashMap<&str, usize> = HashMap::new();
    for text in &texts {
        *verbs.entry(text.split(' ').next().unwrap()).or_default() += 1;
    }
    let expected = [
        ("move", 24),
        ("fly", 24),
        ("guide", 6 * 24),
        ("shore-up", 24 + 24 * 23 / 2),
        ("give", 7 * 6),
        ("capture", 4),
        ("draw", 1),
        ("flood", 1),
        ("discard", 7),
        ("sandbags", 24),
        ("lift", 63 * 24),
        ("take-off", 1),
        ("swim", 24),
    ];
    assert_eq!(verbs, expected.into_iter().collect());
}

/// One move of every kind, with its text, the phrase that tells it and the rule it rests on.
fn samples() -> Vec<(Move, &'static str, Phrase, RuleId)> {
    let pair: Set<Adventurer> = [Adventurer::Pilot, Adventurer::Diver].into_iter().collect();
    let tile = |key| Phrase::new(key).name("tile", "observatory");
    vec![
        (Move::Step(Tile::Observatory), "move observatory", tile("move-step"), FI_036),
        (Move::Fly(Tile::Observatory), "fly observatory", tile("move-fly"), FI_042),
        (
            Move::Guide(Adventurer::Diver, Tile::Observatory),
            "guide diver observatory",
            Phrase::new("move-guide").name("adventurer", "diver").name("tile", "observatory"),
            FI_043,
        ),
        (Move::ShoreUp(Tile::Observatory), "shore-up observatory", tile("move-shore-up"), FI_045),
        (
            Move::ShoreUpTwo(Tile::GoldGate, Tile::Observatory),
            "shore-up gold-gate observatory",
            Phrase::new("move-shore-up-two").name("tile", "gold-gate").name("other", "observatory"),
            FI_048,
        ),
        (
            Move::Give(Card::EarthStone, Adventurer::Pilot),
            "give earth-stone pilot",
            Phrase::new("move-give").name("card", "earth-stone").name("adventurer", "pilot"),
            FI_050,
        ),
        (
            Move::Capture(Treasure::OceansChalice),
            "capture oceans-chalice",
            Phrase::new("move-capture").name("treasure", "oceans-chalice"),
            FI_055,
        ),
        (Move::Draw, "draw", Phrase::new("move-draw"), FI_064),
        (Move::Flood, "flood", Phrase::new("move-flood"), FI_091),
        (
            Move::Discard(Card::Sandbags),
            "discard sandbags",
            Phrase::new("move-discard").name("card", "sandbags"),
            FI_087,
        ),
        (Move::Sandbags(Tile::Observatory), "sandbags observatory", tile("move-sandbags"), FI_076),
        (
            Move::Lift(pair, Tile::Observatory),
            "lift diver,pilot observatory",
            Phrase::new("move-lift").names("adventurers", ["diver", "pilot"]).name("tile", "observatory"),
            FI_075,
        ),
        (Move::TakeOff, "take-off", Phrase::new("move-take-off"), FI_106),
        (Move::Swim(Tile::Observatory), "swim observatory", tile("move-swim"), FI_099),
    ]
}

#[test]
fn every_kind_of_move_has_its_text_its_phrase_and_its_rule() {
    for (action, text, phrase, rule) in samples() {
        assert_eq!(action.to_string(), text);
        assert_eq!(text.parse(), Ok(action));
        assert_eq!(action.phrase(), phrase, "{text}");
        assert_eq!(action.rules(), [rule], "{text}");
    }
}

#[test]
fn blanks_and_the_order_of_two_tiles_or_passengers_do_not_matter() {
    proves(&[FI_R08]);
    assert_eq!("  move   observatory ".parse(), Ok(Move::Step(Tile::Observatory)));
    let two = Move::ShoreUpTwo(Tile::GoldGate, Tile::Watchtower);
    assert_eq!("shore-up watchtower gold-gate".parse(), Ok(two));
    assert_eq!(Move::shore_up_two(Tile::Watchtower, Tile::GoldGate), Some(two));
    assert_eq!(Move::shore_up_two(Tile::GoldGate, Tile::Watchtower), Some(two));
    assert_eq!(Move::shore_up_two(Tile::GoldGate, Tile::GoldGate), None);
    assert_eq!(error("shore-up gold-gate gold-gate"), "the two tiles have to be different");
    assert_eq!("lift pilot,diver gold-gate".parse::<Move>(), "lift diver,pilot gold-gate".parse());
}

#[test]
fn a_known_verb_with_wrong_words_is_told_its_form() {
    let forms = [
        ("move", "move TILE"),
        ("fly a b", "fly TILE"),
        ("guide diver", "guide ADVENTURER TILE"),
        ("shore-up", "shore-up TILE [TILE]"),
        ("give earth-stone", "give CARD ADVENTURER"),
        ("capture", "capture TREASURE"),
        ("draw two", "draw"),
        ("flood observatory", "flood"),
        ("discard", "discard CARD"),
        ("sandbags", "sandbags TILE"),
        ("lift diver", "lift ADVENTURER[,ADVENTURER…] TILE"),
        ("take-off now", "take-off"),
        ("swim", "swim TILE"),
    ];
    for (text, form) in forms {
        assert_eq!(error(text), format!("'{text}' is not a move; write: {form}"));
    }
}

#[test]
fn an_unknown_verb_is_told_all_the_forms() {
    let all = "move TILE | fly TILE | guide ADVENTURER TILE | shore-up TILE [TILE] | give CARD ADVENTURER | \
               capture TREASURE | draw | flood | discard CARD | sandbags TILE | lift ADVENTURER[,ADVENTURER…] TILE | \
               take-off | swim TILE";
    for text in ["", "pass", "walk observatory"] {
        assert_eq!(error(text), format!("'{text}' is not a move; the moves are: {all}"));
    }
    let long = "ы".repeat(100);
    assert!(error(&long).starts_with(&format!("'{}' is not a move", "ы".repeat(60))));
}

#[test]
fn a_misspelt_verb_is_told_the_form_of_the_one_most_alike() {
    assert_eq!(error("Move observatory"), "'Move observatory' is not a move; did you mean: move TILE?");
    assert_eq!(
        error("shoreup gold-gate"),
        "'shoreup gold-gate' is not a move; did you mean: shore-up TILE [TILE]?"
    );
    assert_eq!(error("takeoff"), "'takeoff' is not a move; did you mean: take-off?");
}

#[test]
fn a_misspelt_thing_is_told_the_one_most_alike() {
    assert_eq!(error("move observatori"), "'observatori' is not a tile; did you mean 'observatory'?");
    assert_eq!(error("fly observatori"), "'observatori' is not a tile; did you mean 'observatory'?");
    assert_eq!(error("swim golden-gate"), "'golden-gate' is not a tile; did you mean 'gold-gate'?");
    assert_eq!(error("sandbags gold-gat"), "'gold-gat' is not a tile; did you mean 'gold-gate'?");
    assert_eq!(error("shore-up gold-gat"), "'gold-gat' is not a tile; did you mean 'gold-gate'?");
    assert_eq!(error("shore-up gold-gate iron-gat"), "'iron-gat' is not a tile; did you mean 'iron-gate'?");
    assert_eq!(error("discard sandbag"), "'sandbag' is not a card; did you mean 'sandbags'?");
    assert_eq!(error("give sandbag pilot"), "'sandbag' is not a card; did you mean 'sandbags'?");
    assert_eq!(error("capture earth-ston"), "'earth-ston' is not a treasure; did you mean 'earth-stone'?");
    for text in ["give sandbags pilto", "guide pilto gold-gate", "lift diver,pilto gold-gate"] {
        assert!(error(text).contains("did you mean 'pilot'?"), "{text}: {}", error(text));
    }
}

#[test]
fn outcomes_are_cards_of_either_deck() {
    for card in Card::ALL {
        assert_eq!(card.id().parse(), Ok(Outcome::Treasure(card)));
        assert_eq!(Outcome::Treasure(card).to_string(), card.id());
    }
    for tile in Tile::ALL {
        assert_eq!(tile.id().parse(), Ok(Outcome::Flood(tile)));
        assert_eq!(Outcome::Flood(tile).to_string(), tile.id());
    }
    let problem = "'pilot' is neither a treasure card nor a flood card (a tile)";
    assert_eq!("pilot".parse::<Outcome>(), Err(problem.into()));
}
