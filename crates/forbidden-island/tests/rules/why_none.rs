//! Why a seat has no move of a kind at all: asked before anything is chosen.

use crate::support::{Table, proves, table};
use artel_engine::{Game, RuleId};
use artel_forbidden_island::rules::{
    FI_032, FI_036, FI_042, FI_043, FI_046, FI_050, FI_055, FI_056, FI_070, FI_087, FI_099, FI_R40,
};

/// The kinds of moves that name something.
const KINDS: [&str; 10] =
    ["move", "fly", "guide", "shore-up", "give", "capture", "swim", "discard", "sandbags", "lift"];

#[track_caller]
fn assert_none(table: &Table, who: &str, kind: &str, rule: RuleId, key: &str) {
    let illegal = table.game.why_none(table.seat(who), kind);
    let illegal = illegal.unwrap_or_else(|| panic!("{who} can {kind}"));
    assert_eq!((illegal.rule, illegal.reason.key), (rule, key), "{who}: {kind}");
}

#[test]
fn giving_needs_a_card_and_somebody_on_the_same_tile() {
    proves(&[FI_050]);
    let apart = "player diver at gold-gate with earth-stone sandbags\nplayer pilot at watchtower\nplayer engineer at watchtower";
    assert_none(&table(apart), "diver", "give", FI_050, "why-nobody-to-give");
    let empty =
        "player diver at gold-gate with sandbags\nplayer pilot at gold-gate\nplayer engineer at watchtower";
    assert_none(&table(empty), "diver", "give", FI_050, "why-nothing-to-give");
    let together = table(&apart.replace("pilot at watchtower", "pilot at gold-gate"));
    assert_eq!(together.game.why_none(together.seat("diver"), "give"), None, "it is possible");
}

#[test]
fn a_treasure_is_captured_with_four_cards_on_one_of_its_tiles() {
    proves(&[FI_055, FI_056]);
    let few = table("player diver with earth-stone crystal-of-fire crystal-of-fire\nplayer pilot");
    assert_none(&few, "diver", "capture", FI_055, "why-too-few-cards");
    let reason = few.game.why_none(few.seat("diver"), "capture").unwrap().reason;
    assert!(format!("{reason:?}").contains("crystal-of-fire"), "the treasure that is nearest: {reason:?}");
    let elsewhere =
        table("player diver at gold-gate with earth-stone earth-stone earth-stone earth-stone\nplayer pilot");
    assert_none(&elsewhere, "diver", "capture", FI_056, "why-capture-elsewhere");
}

#[test]
fn steps_and_shoring_up_need_a_tile_in_reach() {
    proves(&[FI_036, FI_046]);
    let dry = table("player engineer\nplayer pilot");
    assert_none(&dry, "engineer", "shore-up", FI_046, "why-no-flooded-in-reach");
    // All tiles beside the Engineer have sunk.
    let players = "player engineer at watchtower\nplayer pilot at gold-gate";
    let beside: Vec<String> = table(players).targets("engineer", "move").into_iter().collect();
    let lonely = table(&format!("{players}\nsunk {}", beside.join(" ")));
    assert_none(&lonely, "engineer", "move", FI_036, "why-no-step");
}

#[test]
fn abilities_and_cards_that_one_does_not_have() {
    proves(&[FI_042, FI_043, FI_070, FI_R40, FI_099]);
    let table = table("player engineer\nplayer pilot");
    assert_none(&table, "engineer", "fly", FI_042, "why-not-the-pilot");
    assert_none(&table, "engineer", "guide", FI_043, "why-not-the-navigator");
    assert_none(&table, "engineer", "sandbags", FI_070, "why-no-card");
    assert_none(&table, "engineer", "lift", FI_070, "why-no-card");
    assert_none(&table, "engineer", "discard", FI_R40, "why-within-limit");
    assert_none(&table, "engineer", "swim", FI_099, "why-nobody-swims");
}

#[test]
fn whatever_keeps_the_whole_table_is_the_reason_for_all_kinds() {
    proves(&[FI_032, FI_087]);
    let actions = ["move", "fly", "guide", "shore-up", "give", "capture"];
    let done = table("player engineer\nplayer pilot\nphase actions 0");
    let waiting = table("player engineer\nplayer pilot\nturn pilot");
    for kind in actions {
        assert_none(&done, "engineer", kind, FI_032, "why-no-actions-left");
        assert_none(&waiting, "engineer", kind, FI_032, "why-not-your-turn");
    }
    let hand = "earth-stone earth-stone crystal-of-fire crystal-of-fire oceans-chalice oceans-chalice";
    let full = table(&format!("player engineer\nplayer pilot with {hand}"));
    for kind in actions {
        assert_none(&full, "engineer", kind, FI_087, "why-discard-first");
    }
}

#[test]
fn nothing_is_said_of_what_is_possible_or_unheard_of() {
    let table = table("player diver\nplayer pilot");
    let mut moves = Vec::new();
    table.game.moves(table.seat("diver"), &mut moves);
    for kind in KINDS {
        let possible = moves.iter().any(|action| action.to_string().split(' ').next() == Some(kind));
        assert_eq!(table.game.why_none(table.seat("diver"), kind).is_none(), possible, "{kind}");
    }
    for word in ["", "draw", "flood", "take-off", "sing", "give earth-stone"] {
        assert_eq!(table.game.why_none(table.seat("diver"), word), None, "{word}");
    }
}
