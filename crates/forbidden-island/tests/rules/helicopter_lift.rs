//! Helicopter Lift across the island, as a journey and as a rescue.

use std::collections::BTreeSet;

use crate::support::{Table, proves, set, table};
use artel_engine::{Described, Phrase, RuleId, Seat, Set};
use artel_forbidden_island::rules::{
    FI_022, FI_070, FI_073, FI_075, FI_099, FI_R10, FI_R13, FI_R16, FI_R17, FI_R46,
};
use artel_forbidden_island::{Adventurer, Event, Move, Phase, Tile};

/// The moves with which the seat's Helicopter Lift carries each group of passengers to one tile.
fn groups_lifted_to(table: &Table, owner: &str, tile: &str) -> BTreeSet<String> {
    let group = |text: String| {
        let words: Vec<&str> = text.split_whitespace().collect();
        (words[0] == "lift" && words[2] == tile).then(|| words[1].to_owned())
    };
    table.moves(owner).into_iter().filter_map(group).collect()
}

/// Two pawns on Observatory, one on Gold Gate, one on Fools' Landing; the Messenger holds the card.
fn four_players(phase: &str) -> Table {
    table(&format!(
        "player engineer at observatory\nplayer explorer at observatory\n\
         player messenger at gold-gate with helicopter-lift\nplayer pilot\n\
         flooded dunes-of-deception\nsunk phantom-rock watchtower\nphase {phase}"
    ))
}

#[test]
fn a_lift_carries_any_pawns_of_one_tile_to_any_other_existing_tile() {
    proves(&[FI_075, FI_R10]);
    let table = four_players("actions 3");
    let groups = "engineer explorer engineer,explorer messenger pilot";
    assert_eq!(groups_lifted_to(&table, "messenger", "iron-gate"), set(groups));
    assert_eq!(groups_lifted_to(&table, "messenger", "dunes-of-deception"), set(groups));
    assert_eq!(groups_lifted_to(&table, "messenger", "observatory"), set("messenger pilot"));
    assert_eq!(
        groups_lifted_to(&table, "messenger", "fools-landing"),
        set("engineer explorer engineer,explorer messenger")
    );
    assert_eq!(groups_lifted_to(&table, "messenger", "phantom-rock"), set(""));
    assert_eq!(groups_lifted_to(&table, "messenger", "watchtower"), set(""));
    assert_eq!(table.moves("messenger").len(), 5 * 21);
    assert_eq!(table.moves("explorer"), [""; 0]);
}

#[test]
fn the_carried_pawns_land_together_and_the_others_stay() {
    proves(&[FI_075, FI_R10]);
    let mut table = four_players("actions 3");
    let events = table.play("messenger", "lift engineer,explorer dunes-of-deception");
    let lifted = Event::Lifted {
        adventurer: Adventurer::Messenger,
        passengers: [Adventurer::Engineer, Adventurer::Explorer].into_iter().collect(),
        from: Tile::Observatory,
        to: Tile::DunesOfDeception,
        rescue: false,
    };
    assert_eq!(events, [lifted]);
    assert_eq!(events[0].rules(), [FI_075, FI_073]);
    assert_eq!(table.at("engineer"), "dunes-of-deception");
    assert_eq!(table.at("explorer"), "dunes-of-deception");
    assert_eq!(table.at("messenger"), "gold-gate");
    assert_eq!(table.at("pilot"), "fools-landing");
    assert_eq!(table.hand("messenger"), [""; 0]);

    let mut one = four_players("actions 3");
    one.play("messenger", "lift explorer iron-gate");
    assert_eq!((one.at("engineer"), one.at("explorer")), ("observatory".to_owned(), "iron-gate".to_owned()));
}

#[test]
fn a_lift_is_refused_with_its_reason() {
    proves(&[FI_075, FI_R10, FI_070, FI_022]);
    let table = four_players("actions 3");
    assert_eq!(refusal(&table, "lift engineer,pilot iron-gate"), (FI_075, Phrase::new("why-lift-apart")));
    let same = Phrase::new("why-lift-same-tile").name("tile", "observatory");
    assert_eq!(refusal(&table, "lift engineer,explorer observatory"), (FI_R10, same));
    let sunk = Phrase::new("why-sunk").name("tile", "watchtower");
    assert_eq!(refusal(&table, "lift pilot watchtower"), (FI_R10, sunk));
    let absent = Phrase::new("why-not-in-play").name("adventurer", "diver");
    assert_eq!(refusal(&table, "lift diver iron-gate"), (FI_022, absent.clone()));
    assert_eq!(refusal(&table, "lift diver,pilot iron-gate"), (FI_022, absent));
    let nobody = table.refusal_of(Seat(2), Move::Lift(Set::EMPTY, Tile::IronGate));
    assert_eq!((nobody.rule, nobody.reason), (FI_075, Phrase::new("why-nobody-lifted")));
    assert_eq!(table.refused("pilot", "lift pilot iron-gate"), FI_070);
}

#[test]
fn a_lift_may_be_played_before_and_between_flood_cards() {
    proves(&[FI_R16]);
    let mut table = four_players("treasure-draw 0").with("flooded dunes-of-deception gold-gate");
    assert!(table.can("messenger", "lift pilot iron-gate"));
    table.play_as("engineer", "flood", &["iron-gate"]);
    assert_eq!(table.phase(), Phase::FloodDraw { left: 1 });
    table.play("messenger", "lift messenger bronze-gate");
    assert_eq!(table.phase(), Phase::FloodDraw { left: 1 });
    assert_eq!(table.moves("engineer"), ["flood"]);
    table.play_as("engineer", "flood", &["silver-gate"]);
    assert_eq!(table.active(), "explorer");
}

/// Observatory sinks under the Engineer and the Explorer in the Engineer's turn, where Misty Marsh and
/// Phantom Rock are gone already.
fn observatory_sunk(phase: &str, owner: &str) -> Table {
    let player = |adventurer: &str, tile: &str| {
        let card = if adventurer == owner { " with helicopter-lift" } else { "" };
        format!("player {adventurer} at {tile}{card}")
    };
    let players = [("engineer", "observatory"), ("explorer", "observatory"), ("messenger", "gold-gate")];
    let mut table = table(&format!(
        "{}\nflooded observatory\nsunk misty-marsh phantom-rock\nphase {phase}\nflood-deck observatory",
        players.map(|(adventurer, tile)| player(adventurer, tile)).join("\n"),
    ));
    table.play_as("engineer", "flood", &["observatory"]);
    table
}

/// The rule that forbids the Messenger's move, and the reason.
fn refusal(table: &Table, action: &str) -> (RuleId, Phrase) {
    let refusal = table.refusal("messenger", action);
    (refusal.rule, refusal.reason)
}

#[test]
fn a_lift_may_save_pawns_that_could_swim() {
    proves(&[FI_R17]);
    for owner in ["engineer", "explorer", "messenger"] {
        let mut table = observatory_sunk("treasure-draw 0", owner);
        assert_eq!(
            groups_lifted_to(&table, owner, "dunes-of-deception"),
            set("engineer explorer engineer,explorer")
        );
        assert_eq!(groups_lifted_to(&table, owner, "misty-marsh"), set(""));
        assert_eq!(groups_lifted_to(&table, owner, "observatory"), set(""));
        assert_eq!(table.targets("engineer", "swim"), set("cliffs-of-abandon watchtower"));
        let events = table.play(owner, "lift engineer dunes-of-deception");
        let lifted = Event::Lifted {
            adventurer: owner.parse().unwrap(),
            passengers: Set::only(Adventurer::Engineer),
            from: Tile::Observatory,
            to: Tile::DunesOfDeception,
            rescue: true,
        };
        assert_eq!(events, [lifted]);
        assert_eq!(events[0].rules(), [FI_075, FI_R17]);
        assert_eq!(table.at("engineer"), "dunes-of-deception");
        // Whoever is not carried has to swim.
        assert_eq!(
            table.targets("explorer", "swim"),
            set("cliffs-of-abandon watchtower breakers-bridge crimson-forest twilight-hollow")
        );
        assert_eq!(table.refused("engineer", "flood"), FI_099);
        table.play("explorer", "swim twilight-hollow");
        assert_eq!(table.phase(), Phase::FloodDraw { left: 1 });
    }
}

#[test]
fn all_pawns_of_the_sunk_tile_may_be_carried_together() {
    proves(&[FI_R17]);
    let mut table = observatory_sunk("treasure-draw 0", "messenger");
    table.play("messenger", "lift engineer,explorer gold-gate");
    assert_eq!(
        (table.at("engineer"), table.at("explorer")),
        ("gold-gate".to_owned(), "gold-gate".to_owned())
    );
    assert_eq!(table.moves("engineer"), ["flood"]);
}

#[test]
fn a_rescue_after_the_last_flood_card_ends_the_turn() {
    proves(&[FI_R17]);
    let mut table = observatory_sunk("flood-draw 1", "messenger");
    assert_eq!((table.phase(), table.active()), (Phase::FloodDraw { left: 0 }, "engineer".to_owned()));
    let events = table.play("messenger", "lift engineer,explorer gold-gate");
    assert_eq!(events[1..], [Event::TurnBegan { adventurer: Adventurer::Explorer }]);
    assert_eq!((table.phase(), table.active()), (Phase::BEGIN, "explorer".to_owned()));
}

#[test]
fn a_rescue_carries_only_pawns_of_the_sunk_tile() {
    proves(&[FI_R17, FI_R13]);
    let table = observatory_sunk("treasure-draw 0", "messenger");
    assert_eq!(refusal(&table, "lift messenger iron-gate"), (FI_R13, Phrase::new("why-rescue-only")));
    assert_eq!(refusal(&table, "lift engineer,messenger iron-gate"), (FI_075, Phrase::new("why-lift-apart")));
    let sunk = Phrase::new("why-sunk").name("tile", "misty-marsh");
    assert_eq!(refusal(&table, "lift engineer misty-marsh"), (FI_R10, sunk));
    let first = Phrase::new("why-swim-first").name("adventurer", "engineer");
    assert_eq!(refusal(&table, "take-off"), (FI_099, first));
    assert_eq!(table.refused("engineer", "lift engineer iron-gate"), FI_070);
}

#[test]
fn a_lift_that_must_save_a_stranded_pawn_is_refused_with_its_reason() {
    proves(&[FI_R46, FI_075, FI_R10]);
    let mut table = table(
        "player engineer at watchtower\nplayer messenger at gold-gate with helicopter-lift\nflooded watchtower\n\
         sunk twilight-hollow observatory\nphase treasure-draw 0\nflood-deck watchtower",
    );
    table.play_as("engineer", "flood", &["watchtower"]);
    let first = Phrase::new("why-rescue-first").name("adventurer", "engineer");
    assert_eq!(refusal(&table, "lift messenger iron-gate"), (FI_R46, first));
    assert_eq!(refusal(&table, "lift engineer,messenger iron-gate"), (FI_075, Phrase::new("why-lift-apart")));
    let sunk = Phrase::new("why-sunk").name("tile", "observatory");
    assert_eq!(refusal(&table, "lift engineer observatory"), (FI_R10, sunk));
    assert_eq!(table.refused("engineer", "lift engineer iron-gate"), FI_070);
}
