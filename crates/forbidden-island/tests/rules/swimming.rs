//! Getting away from a sunk tile.

use crate::support::{Table, proves, set, table};
use artel_engine::{Described, Phrase, RuleId, Status};
use artel_forbidden_island::rules::{
    FI_099, FI_100, FI_101, FI_102, FI_103, FI_104, FI_105, FI_R29, FI_R32, FI_R33, FI_R34,
};
use artel_forbidden_island::{Adventurer, Defeat, Event, Phase, Tile};

/// The tile sinks as the first flood card of the first player's turn.
fn sinks(tile: &str, players: &[&str], more: &str) -> Table {
    let lines: Vec<String> = players.iter().map(|player| format!("player {player}")).collect();
    let mut table = table(&format!(
        "{}\nflooded {tile}\nphase treasure-draw 0\nflood-deck {tile}\n{more}",
        lines.join("\n")
    ));
    let active = table.active();
    table.play(&active, "flood");
    table
}

fn refusal(table: &Table, adventurer: &str, action: &str) -> (RuleId, Phrase) {
    let refusal = table.refusal(adventurer, action);
    (refusal.rule, refusal.reason)
}

fn tiles_but(gone: &str) -> std::collections::BTreeSet<String> {
    let gone = set(gone);
    Tile::ALL.into_iter().map(|tile| tile.to_string()).filter(|tile| !gone.contains(tile)).collect()
}

#[test]
fn a_pawn_swims_to_a_neighbouring_tile_at_once() {
    proves(&[FI_099, FI_100]);
    let mut table = table(
        "player engineer at howling-garden\nplayer pilot\nflooded howling-garden breakers-bridge\nsunk gold-gate\n\
         phase treasure-draw 0\nflood-deck howling-garden",
    );
    table.play("engineer", "flood");
    assert_eq!(table.targets("engineer", "swim"), set("cave-of-shadows whispering-garden breakers-bridge"));
    assert_eq!(table.moves("engineer").len(), 3);
    assert_eq!(table.moves("pilot"), [""; 0]);
    let events = table.play("engineer", "swim breakers-bridge");
    let swam =
        Event::Swam { adventurer: Adventurer::Engineer, from: Tile::HowlingGarden, to: Tile::BreakersBridge };
    assert_eq!(events, [swam]);
    assert_eq!(events[0].rules(), [FI_099]);
    assert_eq!(table.at("engineer"), "breakers-bridge");
    assert_eq!(table.moves("engineer"), ["flood"]);
}

#[test]
fn nothing_else_happens_before_the_swim() {
    proves(&[FI_099]);
    let table = sinks("howling-garden", &["engineer at howling-garden", "pilot"], "sunk gold-gate");
    let first = || Phrase::new("why-swim-first").name("adventurer", "engineer");
    for action in ["flood", "draw", "discard sandbags", "move cave-of-shadows", "take-off"] {
        assert_eq!(refusal(&table, "engineer", action), (FI_099, first()), "{action}");
        assert_eq!(refusal(&table, "pilot", action), (FI_099, first()), "{action}");
    }
    assert_eq!(refusal(&table, "pilot", "swim iron-gate"), (FI_099, first()));
    let sunk = |tile| Phrase::new("why-sunk").name("tile", tile);
    assert_eq!(refusal(&table, "engineer", "swim gold-gate"), (FI_099, sunk("gold-gate")));
    assert_eq!(refusal(&table, "engineer", "swim howling-garden"), (FI_099, sunk("howling-garden")));
    let far = |tile| Phrase::new("why-swim-too-far").name("tile", tile);
    assert_eq!(refusal(&table, "engineer", "swim iron-gate"), (FI_099, far("iron-gate")));
    assert_eq!(refusal(&table, "engineer", "swim watchtower"), (FI_099, far("watchtower")));
}

#[test]
fn a_pawn_with_nowhere_to_swim_is_lost_and_the_team_with_it() {
    proves(&[FI_101]);
    for adventurer in ["engineer", "messenger", "navigator"] {
        let table = sinks(
            "watchtower",
            &[&format!("{adventurer} at watchtower"), "pilot"],
            "sunk twilight-hollow observatory",
        );
        assert_eq!(table.status(), Status::Lost(Defeat::Drowned(adventurer.parse().unwrap())));
        assert_eq!(table.moves(adventurer), [""; 0]);
        assert_eq!(table.moves("pilot"), [""; 0]);
    }
    let one_left = sinks("watchtower", &["engineer at watchtower", "pilot"], "sunk twilight-hollow");
    assert_eq!(one_left.status(), Status::Playing);
    assert_eq!(one_left.targets("engineer", "swim"), set("observatory"));
}

#[test]
fn engineer_messenger_and_navigator_swim_as_anybody_does() {
    proves(&[FI_105, FI_099]);
    for adventurer in ["engineer", "messenger", "navigator"] {
        let player = format!("{adventurer} at breakers-bridge");
        let table = sinks("breakers-bridge", &[&player, "pilot"], "sunk cliffs-of-abandon");
        assert_eq!(table.targets(adventurer, "swim"), set("howling-garden temple-of-the-sun misty-marsh"));
    }
}

#[test]
fn the_diver_swims_to_the_nearest_tile() {
    proves(&[FI_102, FI_R32]);
    let mut table =
        sinks("watchtower", &["diver at watchtower", "pilot"], "sunk twilight-hollow observatory");
    assert_eq!(table.targets("diver", "swim"), set("misty-marsh cliffs-of-abandon phantom-rock"));
    let nearest = Phrase::new("why-swim-nearest").name("tile", "gold-gate");
    assert_eq!(refusal(&table, "diver", "swim gold-gate"), (FI_R32, nearest));
    assert_eq!(refusal(&table, "diver", "swim observatory").0, FI_099);
    let events = table.play("diver", "swim phantom-rock");
    assert_eq!(events[0].rules(), [FI_099, FI_102]);

    let single = sinks(
        "watchtower",
        &["diver at watchtower", "pilot"],
        "sunk twilight-hollow observatory cliffs-of-abandon phantom-rock",
    );
    assert_eq!(single.targets("diver", "swim"), set("misty-marsh"));
    let nearest = Phrase::new("why-swim-nearest").name("tile", "gold-gate");
    assert_eq!(refusal(&single, "diver", "swim gold-gate"), (FI_102, nearest));
}

#[test]
fn the_diver_must_take_a_neighbouring_tile_if_there_is_one() {
    proves(&[FI_R32]);
    let table = sinks("watchtower", &["diver at watchtower", "pilot"], "sunk twilight-hollow");
    assert_eq!(table.targets("diver", "swim"), set("observatory"));
    let both = sinks("watchtower", &["diver at watchtower", "pilot"], "");
    assert_eq!(both.targets("diver", "swim"), set("observatory twilight-hollow"));
}

#[test]
fn the_divers_distance_is_counted_over_positions_and_not_over_open_sea() {
    proves(&[FI_R32]);
    // On Skull Island an eye of open sea lies between Whispering Garden and Howling Garden.
    let table = sinks(
        "whispering-garden",
        &["diver at whispering-garden", "pilot"],
        "layout skull-island\nsunk silver-gate cliffs-of-abandon iron-gate breakers-bridge",
    );
    assert_eq!(table.targets("diver", "swim"), set("gold-gate temple-of-the-sun misty-marsh"));
}

#[test]
fn the_explorer_swims_diagonally_too() {
    proves(&[FI_103]);
    let mut table =
        sinks("watchtower", &["explorer at watchtower", "pilot"], "sunk twilight-hollow observatory");
    assert_eq!(table.targets("explorer", "swim"), set("misty-marsh phantom-rock"));
    let events = table.play("explorer", "swim phantom-rock");
    assert_eq!(events[0].rules(), [FI_099, FI_103]);

    let inland =
        sinks("howling-garden", &["explorer at howling-garden", "pilot"], "sunk gold-gate iron-gate");
    assert_eq!(
        inland.targets("explorer", "swim"),
        set(
            "copper-gate cave-of-shadows whispering-garden temple-of-the-sun breakers-bridge cliffs-of-abandon"
        )
    );
    let far = Phrase::new("why-swim-too-far").name("tile", "watchtower");
    assert_eq!(refusal(&inland, "explorer", "swim watchtower"), (FI_099, far));
}

#[test]
fn the_explorer_with_nothing_around_is_lost() {
    proves(&[FI_101, FI_103]);
    let table = sinks(
        "watchtower",
        &["explorer at watchtower", "pilot"],
        "sunk twilight-hollow observatory misty-marsh phantom-rock",
    );
    assert_eq!(table.status(), Status::Lost(Defeat::Drowned(Adventurer::Explorer)));
}

#[test]
fn the_pilot_flies_from_a_sinking_tile_to_any_other() {
    proves(&[FI_104]);
    let gone = "watchtower twilight-hollow observatory";
    let mut table =
        sinks("watchtower", &["pilot at watchtower", "diver"], "sunk twilight-hollow observatory");
    assert_eq!(table.targets("pilot", "swim"), tiles_but(gone));
    let events = table.play("pilot", "swim fools-landing");
    assert_eq!(events[0].rules(), [FI_099, FI_104]);
    assert_eq!(table.at("pilot"), "fools-landing");
}

#[test]
fn swimming_costs_nothing_and_leaves_the_pilots_flight() {
    proves(&[FI_R33]);
    let mut table = sinks("watchtower", &["pilot at watchtower", "diver"], "");
    table.play("pilot", "swim cave-of-embers");
    assert!(!table.game.flight_used());
    assert_eq!(table.phase(), Phase::FloodDraw { left: 1 });

    let mut flown = sinks("watchtower", &["pilot at watchtower", "diver"], "flight used");
    assert_eq!(flown.targets("pilot", "swim"), tiles_but("watchtower"));
    flown.play("pilot", "swim cave-of-embers");
    assert!(flown.game.flight_used());

    let mut others_turn = sinks("watchtower", &["diver", "pilot at watchtower"], "");
    others_turn.play("pilot", "swim cave-of-embers");
    others_turn.play_as("diver", "flood", &["gold-gate"]);
    assert_eq!((others_turn.active(), others_turn.phase()), ("pilot".to_owned(), Phase::Actions { left: 3 }));
    assert_eq!(others_turn.targets("pilot", "fly"), tiles_but("watchtower cave-of-embers"));
}

#[test]
fn several_pawns_swim_in_turn_each_where_its_player_likes() {
    proves(&[FI_R29]);
    let mut table = table(
        "player engineer at howling-garden\nplayer messenger at howling-garden\nplayer navigator at howling-garden\n\
         player pilot\nturn messenger\nflooded howling-garden\nphase treasure-draw 0\nflood-deck howling-garden",
    );
    table.play("messenger", "flood");
    let neighbours = set("gold-gate cave-of-shadows whispering-garden breakers-bridge");
    let order = [("messenger", "gold-gate"), ("navigator", "cave-of-shadows"), ("engineer", "gold-gate")];
    for (place, (swimmer, tile)) in order.into_iter().enumerate() {
        assert_eq!(table.targets(swimmer, "swim"), neighbours);
        let wait =
            Phrase::new("why-swim-order").name("adventurer", swimmer.parse::<Adventurer>().unwrap().id());
        for (later, _) in &order[place + 1..] {
            assert_eq!(table.moves(later), [""; 0]);
            assert_eq!(refusal(&table, later, "swim gold-gate"), (FI_R29, wait.clone()));
        }
        assert_eq!(table.refused("messenger", "flood"), FI_099);
        table.play(swimmer, &format!("swim {tile}"));
        assert_eq!(table.at(swimmer), tile);
    }
    assert_eq!(table.moves("messenger"), ["flood"]);
}

#[test]
fn a_swim_after_the_last_flood_card_ends_the_turn() {
    proves(&[FI_R33, FI_099]);
    let mut table = table(
        "player engineer at gold-gate\nplayer messenger at gold-gate\nplayer pilot\nflooded gold-gate\n\
         phase flood-draw 1\nflood-deck gold-gate",
    );
    assert_eq!(table.play("engineer", "flood"), [Event::Sank { tile: Tile::GoldGate }]);
    assert_eq!((table.active(), table.phase()), ("engineer".to_owned(), Phase::FloodDraw { left: 0 }));
    table.play("engineer", "swim iron-gate");
    assert_eq!((table.active(), table.phase()), ("engineer".to_owned(), Phase::FloodDraw { left: 0 }));
    assert_eq!(table.refused("engineer", "flood"), FI_099);
    let events = table.play("messenger", "swim iron-gate");
    assert_eq!(events[1..], [Event::TurnBegan { adventurer: Adventurer::Messenger }]);
    assert_eq!((table.active(), table.phase()), ("messenger".to_owned(), Phase::BEGIN));
}

#[test]
fn diver_and_pilot_get_away_as_long_as_any_tile_exists() {
    proves(&[FI_R34]);
    let gone: Vec<_> = Tile::ALL
        .into_iter()
        .map(Tile::id)
        .filter(|id| !["fools-landing", "watchtower"].contains(id))
        .collect();
    let captured = ["crystal-of-fire", "statue-of-the-wind", "oceans-chalice", "earth-stone"]
        .map(|treasure| format!("captured {treasure} diver"));
    let mut table = sinks(
        "watchtower",
        &["diver at watchtower", "pilot at watchtower"],
        &format!("sunk {}\n{}", gone.join(" "), captured.join("\n")),
    );
    assert_eq!(table.status(), Status::Playing);
    assert_eq!(table.targets("diver", "swim"), set("fools-landing"));
    table.play("diver", "swim fools-landing");
    assert_eq!(table.targets("pilot", "swim"), set("fools-landing"));
}
