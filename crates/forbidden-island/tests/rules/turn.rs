//! The course of a turn.

use crate::support::{Table, named, proves, table};
use artel_engine::{Game, Status};
use artel_forbidden_island::rules::{
    FI_012, FI_030, FI_031, FI_032, FI_033, FI_064, FI_087, FI_091, FI_099, FI_106, FI_111, FI_R41,
};
use artel_forbidden_island::{Defeat, Event, Phase, Tile};

const TWO: &str = "player engineer\nplayer diver\n";

/// Draws two harmless treasure cards and floods two dry tiles.
fn draw_and_flood(table: &mut Table) -> Vec<Event> {
    let active = table.active();
    let mut events = table.play_as(&active, "draw", &["earth-stone"]);
    events.extend(table.play_as(&active, "draw", &["oceans-chalice"]));
    for _ in 0..2 {
        let dry = |tile: &Tile| table.game.dry().contains(table.game.cell(*tile));
        let card = table.game.flood_deck().top().iter().find(dry).unwrap().to_string();
        events.extend(table.play_as(&active, "flood", &[&card]));
    }
    events
}

#[test]
fn turns_pass_clockwise() {
    proves(&[FI_030]);
    for seats in [
        ["pilot", "engineer", "explorer", "diver"].as_slice(),
        ["navigator", "messenger", "pilot"].as_slice(),
        ["explorer", "diver"].as_slice(),
    ] {
        let lines: Vec<String> = seats.iter().map(|seat| format!("player {seat}\n")).collect();
        let mut table = table(&lines.concat());
        for turn in 0..=seats.len() {
            assert_eq!(table.active(), seats[turn % seats.len()]);
            let events = draw_and_flood(&mut table);
            let next = named(seats[(turn + 1) % seats.len()]);
            assert_eq!(events.last(), Some(&Event::TurnBegan { adventurer: next }));
        }
    }
}

#[test]
fn a_turn_is_actions_then_treasure_cards_then_flood_cards() {
    proves(&[FI_031, FI_064, FI_091]);
    let mut table = table(TWO);
    assert_eq!(table.phase(), Phase::Actions { left: 3 });
    assert_eq!(table.refused("engineer", "flood"), FI_031);
    table.play_as("engineer", "draw", &["earth-stone"]);
    assert_eq!(
        (table.phase(), table.moves("engineer")),
        (Phase::TreasureDraw { left: 1 }, vec!["draw".to_owned()])
    );
    assert_eq!(table.refused("engineer", "move iron-gate"), FI_031);
    assert_eq!(table.refused("engineer", "flood"), FI_031);
    table.play_as("engineer", "draw", &["earth-stone"]);
    assert_eq!(
        (table.phase(), table.moves("engineer")),
        (Phase::TreasureDraw { left: 0 }, vec!["flood".to_owned()])
    );
    assert_eq!(table.refused("engineer", "draw"), FI_064);
    table.play_as("engineer", "flood", &["observatory"]);
    assert_eq!(
        (table.phase(), table.moves("engineer")),
        (Phase::FloodDraw { left: 1 }, vec!["flood".to_owned()])
    );
    assert_eq!(table.refused("engineer", "draw"), FI_031);
    assert_eq!(table.refused("engineer", "move iron-gate"), FI_031);
    table.play_as("engineer", "flood", &["watchtower"]);
    assert_eq!((table.phase(), table.active().as_str()), (Phase::Actions { left: 3 }, "diver"));
}

#[test]
fn only_the_active_player_acts_and_draws() {
    proves(&[FI_032]);
    for phase in ["actions 3", "actions 0", "treasure-draw 1", "treasure-draw 0", "flood-draw 1"] {
        let table = table(&format!("{TWO}phase {phase}\nflooded iron-gate"));
        assert_eq!(table.moves("diver"), [""; 0], "{phase}");
        for action in ["move gold-gate", "shore-up iron-gate", "draw", "flood"] {
            assert_eq!(table.refused("diver", action), FI_032, "{action} in {phase}");
        }
    }
}

#[test]
fn three_actions_are_the_most_and_none_is_enough() {
    proves(&[FI_032]);
    for used in 0..=3 {
        let mut table = table(TWO);
        for action in ["move iron-gate", "move gold-gate", "move copper-gate"].iter().take(used) {
            table.play("engineer", action);
        }
        assert_eq!(table.phase(), Phase::Actions { left: 3 - used as u8 });
        assert_eq!(table.moves("engineer") == ["draw"], used == 3);
        assert!(table.can("engineer", "draw"), "the active player may stop early");
    }
    let spent = table(&format!("{TWO}phase actions 0"));
    assert_eq!(spent.refused("engineer", "move iron-gate"), FI_032);
}

#[test]
fn the_four_kinds_of_action_mix_in_any_order() {
    proves(&[FI_033]);
    let start = "player engineer at temple-of-the-sun with earth-stone earth-stone earth-stone earth-stone earth-stone\n\
                 player diver at temple-of-the-sun\nflooded lost-lagoon";
    let kinds =
        ["move temple-of-the-moon", "shore-up lost-lagoon", "give earth-stone diver", "capture earth-stone"];
    for action in kinds {
        let mut table = table(start);
        table.play("engineer", action);
        assert_eq!(table.phase(), Phase::Actions { left: 2 }, "{action} is one action");
    }
    let [step, shore_up, give, capture] = kinds;
    for turn in
        [[give, capture, shore_up], [shore_up, step, capture], [capture, give, step], [give, give, shore_up]]
    {
        let mut table = table(start);
        for action in turn {
            table.play("engineer", action);
        }
        assert_eq!(
            (table.phase(), table.moves("engineer")),
            (Phase::Actions { left: 0 }, vec!["draw".to_owned()])
        );
    }
}

#[test]
fn unused_actions_are_lost() {
    proves(&[FI_R41]);
    for left in 1..=3 {
        let mut table = table(&format!("{TWO}phase actions {left}"));
        let events = table.play_as("engineer", "draw", &["earth-stone"]);
        let adventurer = named("engineer");
        assert_eq!(events[0], Event::ActionsForgone { adventurer, actions: left });
        assert_eq!(events[1..], [Event::Drew { adventurer, card: named("earth-stone") }]);
        table.play_as("engineer", "draw", &["earth-stone"]);
        table.play_as("engineer", "flood", &["observatory"]);
        table.play_as("engineer", "flood", &["watchtower"]);
        draw_and_flood(&mut table);
        assert_eq!((table.active().as_str(), table.phase()), ("engineer", Phase::Actions { left: 3 }));
    }
}

#[test]
fn with_no_action_left_none_is_forgone() {
    proves(&[FI_R41]);
    let mut table = table(&format!("{TWO}phase actions 0"));
    let events = table.play_as("engineer", "draw", &["earth-stone"]);
    assert_eq!(events, [Event::Drew { adventurer: named("engineer"), card: named("earth-stone") }]);
}

#[test]
fn the_team_wins_by_leaving_with_all_four_treasures() {
    proves(&[FI_012, FI_106]);
    let captured =
        "captured crystal-of-fire diver\ncaptured statue-of-the-wind diver\ncaptured oceans-chalice diver\n";
    let stones = ["earth-stone"; 4].join(" ");
    let mut table = table(&format!(
        "player engineer at temple-of-the-sun with {stones}\nplayer diver at fools-landing with helicopter-lift \
         helicopter-lift\n{captured}"
    ));
    assert_eq!(table.refused("diver", "take-off"), FI_106, "a treasure is missing");
    table.play("engineer", "capture earth-stone");
    table.play("diver", "lift engineer fools-landing");
    assert_eq!(table.status(), Status::Playing);
    assert_eq!(table.play("diver", "take-off"), [Event::TookOff { adventurer: named("diver") }]);
    assert_eq!(table.status(), Status::Won);
    assert_eq!((table.moves("engineer"), table.moves("diver")), (vec![], vec![]));
}

#[test]
fn the_mission_has_failed_when_the_island_goes_under_first() {
    proves(&[FI_012, FI_111]);
    let mut table = table(&format!("{TWO}flooded fools-landing\nflood-discard none\nphase flood-draw 1"));
    let events = table.play_as("engineer", "flood", &["fools-landing"]);
    let defeat = Defeat::LandingSunk;
    assert_eq!(events, [Event::Sank { tile: Tile::FoolsLanding }, Event::Lost { defeat }]);
    assert_eq!(table.status(), Status::Lost(defeat));
    assert!(table.game.all_seats().all(|seat| {
        let mut moves = Vec::new();
        table.game.moves(seat, &mut moves);
        moves.is_empty()
    }));
}

#[test]
fn the_table_waits_for_those_who_have_to_act() {
    proves(&[FI_030, FI_087, FI_099]);
    let waits_for = |lines: &str| {
        let table = table(lines);
        let seats = table.game.waits_for();
        seats.into_iter().map(|seat| table.game.adventurer(seat).id()).collect::<Vec<_>>()
    };
    let usual = "player diver with sandbags\nplayer pilot with helicopter-lift\nplayer engineer\nturn pilot";
    assert_eq!(waits_for(usual), ["pilot"], "though the Diver could play Sandbags");
    let six = "earth-stone earth-stone crystal-of-fire crystal-of-fire oceans-chalice oceans-chalice";
    assert_eq!(waits_for(&format!("player diver with {six}\nplayer pilot\nturn pilot")), ["diver"]);
    let sinking =
        "player diver at observatory\nplayer pilot\nturn pilot\nsunk observatory\nphase flood-draw 1";
    assert_eq!(waits_for(sinking), ["diver"]);
    assert_eq!(
        waits_for("player diver\nplayer pilot\nover lost water-level\nwater 10\nphase treasure-draw 1"),
        [""; 0]
    );
}
