//! Why an action is not possible: every reason, with the rule behind it.

use crate::support::{Table, named, proves, table};
use artel_engine::{Illegal, Phrase, RuleId, Seat};
use artel_forbidden_island::Move;
use artel_forbidden_island::rules::{
    FI_022, FI_031, FI_032, FI_036, FI_037, FI_040, FI_042, FI_043, FI_046, FI_048, FI_050, FI_052, FI_055,
    FI_056, FI_R01, FI_R05, FI_R07, FI_R08, FI_R09, FI_R19, FI_R35, FI_R39, FI_R45,
};

#[track_caller]
fn assert_why(table: &Table, who: &str, action: &str, rule: RuleId, reason: Phrase) {
    assert_eq!(table.refusal(who, action), Illegal { rule, reason }, "{who}: {action}");
}

/// A reason that speaks of a tile.
fn about(key: &'static str, tile: &'static str) -> Phrase {
    Phrase::new(key).name("tile", tile)
}

/// Every kind of action, possible or not.
const ACTIONS: [&str; 8] = [
    "move gold-gate",
    "fly watchtower",
    "guide pilot bronze-gate",
    "shore-up iron-gate",
    "shore-up iron-gate gold-gate",
    "give earth-stone pilot",
    "give sandbags pilot",
    "capture earth-stone",
];

#[test]
fn no_actions_are_left() {
    proves(&[FI_032]);
    let table = table("player diver\nplayer pilot\nphase actions 0");
    for action in ACTIONS {
        assert_why(&table, "diver", action, FI_032, Phrase::new("why-no-actions-left"));
    }
}

#[test]
fn the_actions_are_over() {
    proves(&[FI_031]);
    for phase in ["treasure-draw 1", "treasure-draw 0", "flood-draw 1"] {
        let table = table(&format!("player diver\nplayer pilot\nphase {phase}"));
        for action in ACTIONS {
            assert_why(&table, "diver", action, FI_031, Phrase::new("why-actions-over"));
        }
    }
}

#[test]
fn it_is_somebody_elses_turn() {
    proves(&[FI_032]);
    let table = table("player pilot\nplayer diver\nplayer engineer\nturn engineer");
    let reason = Phrase::new("why-not-your-turn").name("active", "engineer");
    for action in ACTIONS.into_iter().chain(["draw", "flood"]) {
        assert_why(&table, "diver", action, FI_032, reason.clone());
    }
}

#[test]
fn a_step_is_refused_for_what_is_wrong_with_it() {
    proves(&[FI_R45, FI_040, FI_037, FI_036]);
    let table =
        table("player engineer at howling-garden\nplayer pilot\nsunk gold-gate temple-of-the-sun watchtower");
    let cases = [
        ("howling-garden", FI_R45, "why-already-there"),
        ("gold-gate", FI_040, "why-sunk"),
        ("temple-of-the-sun", FI_040, "why-sunk"),
        ("watchtower", FI_040, "why-sunk"),
        ("copper-gate", FI_037, "why-diagonal"),
        ("misty-marsh", FI_036, "why-too-far"),
        ("observatory", FI_036, "why-too-far"),
    ];
    for (tile, rule, key) in cases {
        assert_why(&table, "engineer", &format!("move {tile}"), rule, about(key, tile));
    }
}

#[test]
fn a_dive_is_refused_for_what_is_wrong_with_it() {
    proves(&[FI_R01, FI_R45, FI_040]);
    let table = table("player diver at howling-garden\nplayer pilot\nflooded gold-gate\nsunk watchtower");
    let cases = [
        ("howling-garden", FI_R45, "why-already-there"),
        ("watchtower", FI_040, "why-sunk"),
        ("temple-of-the-sun", FI_R01, "why-dive-blocked"),
        ("misty-marsh", FI_R01, "why-dive-blocked"),
    ];
    for (tile, rule, key) in cases {
        assert_why(&table, "diver", &format!("move {tile}"), rule, about(key, tile));
    }
}

#[test]
fn a_flight_is_refused_for_what_is_wrong_with_it() {
    proves(&[FI_042, FI_R09]);
    let table = table("player pilot\nplayer diver\nsunk watchtower");
    assert_why(&table, "pilot", "fly fools-landing", FI_R09, about("why-already-there", "fools-landing"));
    assert_why(&table, "pilot", "fly watchtower", FI_R09, about("why-sunk", "watchtower"));
    let flown = table.with("flight used\nphase actions 2");
    assert_why(&flown, "pilot", "fly observatory", FI_042, Phrase::new("why-flight-used"));
    assert_why(&flown, "pilot", "fly watchtower", FI_042, Phrase::new("why-flight-used"));
    let diver = table.with("turn diver");
    assert_why(&diver, "diver", "fly observatory", FI_042, Phrase::new("why-not-the-pilot"));
}

#[test]
fn a_pawn_is_not_led_for_what_is_wrong_with_it() {
    proves(&[FI_043, FI_022, FI_R07, FI_R45, FI_040, FI_R05]);
    let table = table(
        "player navigator\nplayer engineer at breakers-bridge\nplayer explorer at cave-of-embers\n\
         sunk howling-garden watchtower cave-of-shadows copper-gate temple-of-the-sun",
    );
    let led = |key, tile, pawn| Phrase::new(key).name("tile", tile).name("adventurer", pawn);
    let cases = [
        ("engineer", "breakers-bridge", FI_R45, "why-guide-already-there"),
        ("engineer", "howling-garden", FI_040, "why-sunk"),
        ("engineer", "watchtower", FI_040, "why-sunk"),
        ("engineer", "gold-gate", FI_R05, "why-guide-too-far"),
        ("engineer", "fools-landing", FI_043, "why-guide-too-far"),
        ("engineer", "phantom-rock", FI_043, "why-guide-too-far"),
        ("explorer", "gold-gate", FI_R05, "why-guide-too-far"),
        ("explorer", "iron-gate", FI_043, "why-guide-too-far"),
    ];
    for (pawn, tile, rule, key) in cases {
        assert_why(&table, "navigator", &format!("guide {pawn} {tile}"), rule, led(key, tile, pawn));
    }
    let absent = Phrase::new("why-not-in-play").name("adventurer", "pilot");
    assert_why(&table, "navigator", "guide pilot gold-gate", FI_022, absent);
    assert_why(&table, "navigator", "guide navigator iron-gate", FI_R07, Phrase::new("why-guide-others"));
    let other = table.with("turn engineer");
    let reason = Phrase::new("why-not-the-navigator");
    assert_why(&other, "engineer", "guide navigator iron-gate", FI_043, reason.clone());
    assert_why(&other, "engineer", "guide pilot iron-gate", FI_043, reason);
}

#[test]
fn a_tile_is_not_shored_up_for_what_is_wrong_with_it() {
    proves(&[FI_R19, FI_046]);
    let table = table(
        "player messenger at howling-garden\nplayer pilot\nflooded misty-marsh copper-gate\nsunk gold-gate watchtower",
    );
    let cases = [
        ("howling-garden", FI_R19, "why-dry"),
        ("observatory", FI_R19, "why-dry"),
        ("gold-gate", FI_R19, "why-sunk"),
        ("watchtower", FI_R19, "why-sunk"),
        ("misty-marsh", FI_046, "why-shore-too-far"),
        ("copper-gate", FI_046, "why-shore-too-far"),
    ];
    for (tile, rule, key) in cases {
        assert_why(&table, "messenger", &format!("shore-up {tile}"), rule, about(key, tile));
    }
}

#[test]
fn two_tiles_are_not_shored_up_for_what_is_wrong_with_either() {
    proves(&[FI_048, FI_R08, FI_R19, FI_046]);
    let table = table(
        "player engineer at howling-garden\nplayer pilot\nflooded gold-gate whispering-garden misty-marsh observatory\n\
         sunk watchtower",
    );
    let cases = [
        ("gold-gate misty-marsh", FI_046, about("why-shore-too-far", "misty-marsh")),
        ("gold-gate watchtower", FI_R19, about("why-sunk", "watchtower")),
        ("gold-gate howling-garden", FI_R19, about("why-dry", "howling-garden")),
        ("fools-landing gold-gate", FI_R19, about("why-dry", "fools-landing")),
        ("misty-marsh observatory", FI_046, about("why-shore-too-far", "misty-marsh")),
    ];
    for (pair, rule, reason) in cases {
        assert_why(&table, "engineer", &format!("shore-up {pair}"), rule, reason);
    }
    let (first, later) = (named("gold-gate"), named("whispering-garden"));
    assert!(table.can("engineer", "shore-up gold-gate whispering-garden"));
    let in_order = Illegal { rule: FI_R08, reason: Phrase::new("why-two-tiles-in-order") };
    assert_eq!(table.refusal_of(Seat(0), Move::ShoreUpTwo(later, first)), in_order);
    assert_eq!(table.refusal_of(Seat(0), Move::ShoreUpTwo(first, first)), in_order);
    let other = table.with("turn pilot");
    assert_why(
        &other,
        "pilot",
        "shore-up gold-gate misty-marsh",
        FI_048,
        Phrase::new("why-not-the-engineer"),
    );
}

#[test]
fn a_card_is_not_given_for_what_is_wrong_with_it() {
    proves(&[FI_052, FI_022, FI_R39, FI_050]);
    let table = table("player diver with earth-stone sandbags\nplayer pilot\nplayer messenger");
    let given = |key, card, to| Phrase::new(key).name("card", card).name("adventurer", to);
    let cases = [
        ("sandbags", "pilot", FI_052, "why-give-special"),
        ("helicopter-lift", "diver", FI_052, "why-give-special"),
        ("waters-rise", "navigator", FI_052, "why-give-special"),
        ("earth-stone", "diver", FI_R39, "why-give-self"),
        ("earth-stone", "pilot", FI_050, "why-give-apart"),
        ("earth-stone", "messenger", FI_050, "why-give-apart"),
        ("oceans-chalice", "pilot", FI_050, "why-no-card"),
    ];
    for (card, to, rule, key) in cases {
        assert_why(&table, "diver", &format!("give {card} {to}"), rule, given(key, card, to));
    }
    let absent = Phrase::new("why-not-in-play").name("adventurer", "navigator");
    assert_why(&table, "diver", "give earth-stone navigator", FI_022, absent);
    let messenger = table.with("turn messenger");
    let reason = given("why-no-card", "earth-stone", "pilot");
    assert_why(&messenger, "messenger", "give earth-stone pilot", FI_050, reason);
}

#[test]
fn a_treasure_is_not_captured_for_what_is_missing() {
    proves(&[FI_R35, FI_055, FI_056]);
    let stones = ["earth-stone"; 4].join(" ");
    let table = table(&format!(
        "player diver at temple-of-the-sun with {stones}\nplayer pilot at temple-of-the-moon with earth-stone\n\
         captured oceans-chalice pilot"
    ));
    let of = |key, treasure| Phrase::new(key).name("treasure", treasure);
    let already = of("why-captured-already", "oceans-chalice");
    assert_why(&table, "diver", "capture oceans-chalice", FI_R35, already);
    let none_held = of("why-too-few-cards", "crystal-of-fire").number("held", 0);
    assert_why(&table, "diver", "capture crystal-of-fire", FI_055, none_held);
    let one_held = of("why-too-few-cards", "earth-stone").number("held", 1);
    assert_why(&table.with("turn pilot"), "pilot", "capture earth-stone", FI_055, one_held);
    let elsewhere = crate::support::table(&format!("player diver with {stones}\nplayer pilot"));
    let places = of("why-capture-elsewhere", "earth-stone")
        .name("tile", "temple-of-the-moon")
        .name("other", "temple-of-the-sun");
    assert_why(&elsewhere, "diver", "capture earth-stone", FI_056, places);
}
