//! Why a card cannot be drawn, given up or played, and why a pawn cannot swim: every reason.

use crate::support::{Table, named, proves, table};
use artel_engine::{GameMove, Illegal, Phrase, RuleId, Seat, Set};
use artel_forbidden_island::Move;
use artel_forbidden_island::rules::{
    FI_001, FI_022, FI_031, FI_064, FI_070, FI_075, FI_077, FI_087, FI_099, FI_102, FI_106, FI_109, FI_111,
    FI_112, FI_113, FI_R10, FI_R11, FI_R13, FI_R19, FI_R29, FI_R32, FI_R40, FI_R46,
};

#[track_caller]
fn assert_why(table: &Table, who: &str, action: &str, rule: RuleId, reason: Phrase) {
    assert_eq!(table.refusal(who, action), Illegal { rule, reason }, "{who}: {action}");
}

/// A reason that speaks of a tile.
fn about(key: &'static str, tile: &'static str) -> Phrase {
    Phrase::new(key).name("tile", tile)
}

/// A reason that speaks of an adventurer.
fn of(key: &'static str, adventurer: &'static str) -> Phrase {
    Phrase::new(key).name("adventurer", adventurer)
}

fn no_card(card: &'static str) -> Phrase {
    Phrase::new("why-no-card").name("card", card)
}

#[test]
fn nobody_sits_there() {
    proves(&[FI_001]);
    let table = table("player diver\nplayer pilot\nplayer engineer");
    for action in Move::every() {
        for seat in [Seat(3), Seat(7)] {
            let illegal = table.refusal_of(seat, action);
            assert_eq!(illegal, Illegal { rule: FI_001, reason: Phrase::new("why-no-such-seat") });
        }
    }
}

#[test]
fn the_game_is_over() {
    proves(&[FI_106, FI_109, FI_111, FI_112, FI_113]);
    let captured = "captured crystal-of-fire diver\ncaptured statue-of-the-wind diver\n\
                    captured oceans-chalice diver\ncaptured earth-stone diver\n";
    let ends = [
        (format!("player pilot\nplayer diver at fools-landing\n{captured}over won"), FI_106),
        ("player pilot\nplayer diver\nsunk coral-palace tidal-palace\nover lost treasure-sunk oceans-chalice".into(), FI_109),
        ("player pilot\nplayer diver\nsunk fools-landing\nphase flood-draw 0\nover lost landing-sunk".into(), FI_111),
        (
            "player engineer at watchtower\nplayer diver\nsunk watchtower twilight-hollow observatory\n\
             phase flood-draw 0\nover lost drowned engineer"
                .into(),
            FI_112,
        ),
        ("player pilot\nplayer diver\nwater 10\nover lost water-level".into(), FI_113),
    ];
    for (lines, rule) in ends {
        let table = table(&lines);
        for action in Move::every() {
            let illegal = table.refusal_of(Seat(1), action);
            assert_eq!(illegal, Illegal { rule, reason: Phrase::new("why-over") }, "{action}");
        }
    }
}

#[test]
fn a_draw_comes_at_its_time_only() {
    proves(&[FI_031, FI_064]);
    let phases = [
        ("actions 3", "flood", FI_031, "why-flood-last"),
        ("actions 0", "flood", FI_031, "why-flood-last"),
        ("treasure-draw 1", "flood", FI_031, "why-flood-last"),
        ("treasure-draw 0", "draw", FI_064, "why-drawn-both"),
        ("flood-draw 1", "draw", FI_031, "why-treasure-draw-over"),
    ];
    for (phase, action, rule, key) in phases {
        let table = table(&format!("player diver\nplayer pilot\nphase {phase}"));
        assert_why(&table, "diver", action, rule, Phrase::new(key));
    }
}

#[test]
fn nobody_discards_or_swims_without_need() {
    proves(&[FI_R40, FI_099]);
    let table = table("player diver with earth-stone\nplayer pilot");
    for who in ["diver", "pilot"] {
        assert_why(&table, who, "discard earth-stone", FI_R40, Phrase::new("why-within-limit"));
        assert_why(&table, who, "swim gold-gate", FI_099, Phrase::new("why-nobody-swims"));
    }
}

#[test]
fn first_the_surplus_is_given_up() {
    proves(&[FI_087, FI_070, FI_R19]);
    let hand = ["earth-stone"; 5].join(" ");
    let table = table(&format!(
        "player diver\nplayer pilot with {hand} oceans-chalice\nplayer engineer with sandbags\nflooded gold-gate\nturn engineer"
    ));
    let first = of("why-discard-first", "pilot");
    for action in ["draw", "flood", "move iron-gate", "swim iron-gate", "discard sandbags"] {
        assert_why(&table, "engineer", action, FI_087, first.clone());
    }
    assert_why(&table, "diver", "discard earth-stone", FI_087, first.clone());
    assert_why(&table, "pilot", "draw", FI_087, first);
    assert_why(&table, "pilot", "discard sandbags", FI_087, no_card("sandbags"));
    assert_why(&table, "pilot", "sandbags gold-gate", FI_070, no_card("sandbags"));
    assert_why(&table, "pilot", "lift diver gold-gate", FI_070, no_card("helicopter-lift"));
    assert_why(&table, "pilot", "take-off", FI_070, no_card("helicopter-lift"));
    assert_why(&table, "engineer", "sandbags iron-gate", FI_R19, about("why-dry", "iron-gate"));
    assert!(table.can("engineer", "sandbags gold-gate"));
}

#[test]
fn sandbags_are_refused_for_what_is_wrong_with_them() {
    proves(&[FI_070, FI_077, FI_R19]);
    let table = table(
        "player diver with sandbags\nplayer pilot with helicopter-lift\nflooded gold-gate\nsunk watchtower",
    );
    assert_why(&table, "pilot", "sandbags gold-gate", FI_070, no_card("sandbags"));
    assert_why(&table, "diver", "sandbags iron-gate", FI_R19, about("why-dry", "iron-gate"));
    assert_why(&table, "diver", "sandbags watchtower", FI_R19, about("why-sunk", "watchtower"));
    let flooding = table.with("phase flood-draw 1");
    assert_why(&flooding, "diver", "sandbags gold-gate", FI_077, Phrase::new("why-no-sandbags-in-flood"));
}

#[test]
fn a_lift_is_refused_for_what_is_wrong_with_it() {
    proves(&[FI_070, FI_022, FI_075, FI_R10]);
    let table = table(
        "player diver with helicopter-lift\nplayer pilot with sandbags\nplayer engineer at iron-gate\nsunk watchtower",
    );
    assert_why(&table, "pilot", "lift pilot gold-gate", FI_070, no_card("helicopter-lift"));
    assert_why(&table, "diver", "lift diver,navigator gold-gate", FI_022, of("why-not-in-play", "navigator"));
    assert_why(&table, "diver", "lift diver,pilot gold-gate", FI_075, Phrase::new("why-lift-apart"));
    let same = about("why-lift-same-tile", "iron-gate");
    assert_why(&table, "diver", "lift diver,engineer iron-gate", FI_R10, same);
    assert_why(&table, "diver", "lift pilot watchtower", FI_R10, about("why-sunk", "watchtower"));
    let nobody = table.refusal_of(Seat(0), Move::Lift(Set::EMPTY, named("gold-gate")));
    assert_eq!(nobody, Illegal { rule: FI_075, reason: Phrase::new("why-nobody-lifted") });
}

#[test]
fn a_take_off_is_refused_for_what_is_missing() {
    proves(&[FI_070, FI_106, FI_R11]);
    let table = table(
        "player diver with helicopter-lift\nplayer pilot\nplayer engineer\n\
         captured earth-stone pilot\ncaptured oceans-chalice pilot\ncaptured crystal-of-fire diver",
    );
    assert_why(&table, "pilot", "take-off", FI_070, no_card("helicopter-lift"));
    let missing = |number: u8| Phrase::new("why-treasures-missing").number("missing", number);
    assert_why(&table, "diver", "take-off", FI_106, missing(1));
    assert_why(&table.with("captured earth-stone pilot"), "diver", "take-off", FI_106, missing(3));
    let all = "captured earth-stone pilot\ncaptured oceans-chalice pilot\ncaptured crystal-of-fire diver\n\
               captured statue-of-the-wind engineer";
    let absent = Phrase::new("why-not-all-on-landing").names("adventurers", ["diver", "engineer"]);
    assert_why(&table.with(all), "diver", "take-off", FI_R11, absent);
}

/// Diver and Engineer in the water, the Pilot safe; the Engineer's turn.
fn in_the_water(sunk: &str, hands: [&str; 3]) -> Table {
    let [diver, engineer, pilot] = hands;
    table(&format!(
        "player diver at watchtower {diver}\nplayer engineer at watchtower {engineer}\nplayer pilot {pilot}\n\
         sunk watchtower {sunk}\nturn engineer\nphase flood-draw 0"
    ))
}

#[test]
fn first_the_pawns_in_the_water_swim() {
    proves(&[FI_099, FI_R29]);
    let table = in_the_water("", ["with sandbags", "", ""]);
    let first = of("why-swim-first", "engineer");
    for action in ["draw", "flood", "move iron-gate", "discard sandbags", "sandbags iron-gate", "take-off"] {
        assert_why(&table, "diver", action, FI_099, first.clone());
        assert_why(&table, "engineer", action, FI_099, first.clone());
    }
    assert_why(&table, "pilot", "swim observatory", FI_099, first);
    assert_why(&table, "diver", "swim observatory", FI_R29, of("why-swim-order", "engineer"));
}

#[test]
fn a_pawn_swims_to_a_tile_in_reach() {
    proves(&[FI_099, FI_102, FI_R32]);
    let table = in_the_water("twilight-hollow", ["", "", ""]);
    let sunk = about("why-sunk", "twilight-hollow");
    assert_why(&table, "engineer", "swim twilight-hollow", FI_099, sunk.clone());
    let far = about("why-swim-too-far", "misty-marsh");
    assert_why(&table, "engineer", "swim misty-marsh", FI_099, far);
    let diver = table.with("turn diver");
    assert_why(&diver, "diver", "swim twilight-hollow", FI_099, sunk);
    let nearest = about("why-swim-nearest", "misty-marsh");
    assert_why(&diver, "diver", "swim misty-marsh", FI_102, nearest.clone());
    let two_near = in_the_water("", ["", "", ""]).with("turn diver");
    assert_why(&two_near, "diver", "swim misty-marsh", FI_R32, nearest);
}

#[test]
fn a_lift_in_a_rescue_is_refused_for_what_is_wrong_with_it() {
    proves(&[FI_070, FI_075, FI_R10, FI_R13]);
    let table = in_the_water("", ["with helicopter-lift", "", ""]);
    assert_why(&table, "pilot", "lift diver iron-gate", FI_070, no_card("helicopter-lift"));
    assert_why(&table, "pilot", "lift pilot iron-gate", FI_070, no_card("helicopter-lift"));
    assert_why(&table, "diver", "lift pilot iron-gate", FI_R13, Phrase::new("why-rescue-only"));
    assert_why(&table, "diver", "lift diver,pilot iron-gate", FI_075, Phrase::new("why-lift-apart"));
    let same = about("why-lift-same-tile", "watchtower");
    assert_why(&table, "diver", "lift diver,engineer watchtower", FI_R10, same);
    let wet = in_the_water("gold-gate", ["with helicopter-lift", "", ""]);
    assert_why(&wet, "diver", "lift engineer gold-gate", FI_R10, about("why-sunk", "gold-gate"));
    assert!(table.can("diver", "lift engineer iron-gate"));
}

#[test]
fn first_a_pawn_that_cannot_swim_is_carried() {
    proves(&[FI_R46, FI_070, FI_R10]);
    let table = in_the_water("twilight-hollow observatory", ["", "", "with helicopter-lift"]);
    let first = of("why-rescue-first", "engineer");
    for action in ["swim misty-marsh", "draw", "flood", "take-off", "sandbags iron-gate", "move iron-gate"] {
        assert_why(&table, "diver", action, FI_R46, first.clone());
        assert_why(&table, "engineer", action, FI_R46, first.clone());
    }
    assert_why(&table, "pilot", "lift diver iron-gate", FI_R46, first.clone());
    assert_why(&table, "pilot", "lift pilot iron-gate", FI_R46, first);
    assert_why(&table, "diver", "lift engineer iron-gate", FI_070, no_card("helicopter-lift"));
    assert_why(&table, "diver", "lift diver iron-gate", FI_070, no_card("helicopter-lift"));
    let sunk = about("why-sunk", "observatory");
    assert_why(&table, "pilot", "lift engineer observatory", FI_R10, sunk);
    assert!(table.can("pilot", "lift engineer iron-gate"));
    assert!(table.can("pilot", "lift diver,engineer iron-gate"));
}
