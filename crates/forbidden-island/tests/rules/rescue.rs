//! Pawns that cannot swim, and the Helicopter Lift that saves them.

use std::collections::BTreeSet;

use crate::support::{Table, proves, set, table};
use artel_engine::{Game, Generator, Phrase, Seed, Status};
use artel_forbidden_island::rules::{FI_099, FI_R17, FI_R46, FI_R47};
use artel_forbidden_island::{Adventurer, Defeat, Event, Move, Phase, Tile};

/// Watchtower sinks and its neighbours are gone: only Diver, Explorer and Pilot can swim from there.
fn watchtower_sunk(players: &str) -> (Table, Vec<Event>) {
    let mut table = table(&format!(
        "{players}\nflooded watchtower\nsunk twilight-hollow observatory\nphase treasure-draw 0\nflood-deck watchtower"
    ));
    let active = table.active();
    let events = table.play(&active, "flood");
    (table, events)
}

/// The groups that the owner may carry to Gold Gate.
fn groups(table: &Table, owner: &str) -> BTreeSet<String> {
    let to_gold_gate =
        |text: String| Some(text.strip_prefix("lift ")?.strip_suffix(" gold-gate")?.to_owned());
    table.moves(owner).into_iter().filter_map(to_gold_gate).collect()
}

fn drowned(adventurer: Adventurer) -> Event {
    Event::Lost { defeat: Defeat::Drowned(adventurer) }
}

#[test]
fn a_pawn_that_cannot_swim_must_be_lifted_by_any_owner_of_the_card() {
    proves(&[FI_R46]);
    let (mut table, events) = watchtower_sunk(
        "player engineer at watchtower\nplayer messenger with helicopter-lift\nplayer navigator with helicopter-lift",
    );
    assert_eq!(events, [Event::Sank { tile: Tile::Watchtower }]);
    assert_eq!(table.status(), Status::Playing);
    for owner in ["messenger", "navigator"] {
        assert_eq!(groups(&table, owner), set("engineer"));
        assert_eq!(table.moves(owner).len(), 21);
    }
    assert_eq!(table.moves("engineer"), [""; 0]);
    table.play("navigator", "lift engineer gold-gate");
    assert_eq!(table.at("engineer"), "gold-gate");
    assert_eq!(table.moves("engineer"), ["flood"]);
}

#[test]
fn the_rescue_cannot_be_declined() {
    proves(&[FI_R46]);
    let (table, _) =
        watchtower_sunk("player engineer at watchtower\nplayer messenger with helicopter-lift sandbags");
    let first = Phrase::new("why-rescue-first").name("adventurer", "engineer");
    for (player, action) in [
        ("engineer", "flood"),
        ("engineer", "swim misty-marsh"),
        ("messenger", "lift messenger gold-gate"),
        ("messenger", "sandbags gold-gate"),
        ("messenger", "take-off"),
        ("messenger", "draw"),
    ] {
        let refusal = table.refusal(player, action);
        assert_eq!((refusal.rule, refusal.reason), (FI_R46, first.clone()), "{player} {action}");
    }
}

#[test]
fn the_owner_may_be_the_stranded_player() {
    proves(&[FI_R46, FI_R17]);
    let (mut table, _) = watchtower_sunk("player engineer at watchtower with helicopter-lift\nplayer pilot");
    assert_eq!(groups(&table, "engineer"), set("engineer"));
    table.play("engineer", "lift engineer fools-landing");
    assert_eq!(table.at("engineer"), "fools-landing");
}

#[test]
fn a_lift_carries_a_stranded_pawn_with_or_without_those_who_can_swim() {
    proves(&[FI_R46]);
    let (mut table, _) = watchtower_sunk(
        "player diver at watchtower\nplayer engineer at watchtower\nplayer messenger with helicopter-lift helicopter-lift",
    );
    assert_eq!(groups(&table, "messenger"), set("engineer diver,engineer"));
    assert_eq!(table.moves("diver"), [""; 0]);
    assert_eq!(table.refused("diver", "swim misty-marsh"), FI_R46);
    assert_eq!(table.refused("messenger", "lift diver gold-gate"), FI_R46);
    table.play("messenger", "lift engineer gold-gate");
    // Now nobody is stranded: the Diver may swim or be carried.
    assert_eq!(table.targets("diver", "swim"), set("misty-marsh cliffs-of-abandon phantom-rock"));
    assert_eq!(groups(&table, "messenger"), set("diver"));
    assert_eq!(table.refused("diver", "flood"), FI_099);
}

#[test]
fn a_pawn_that_can_neither_swim_nor_be_carried_loses_the_game_at_once() {
    proves(&[FI_R47]);
    // The Diver, whose turn it is, could still swim but is not asked.
    let (table, events) =
        watchtower_sunk("player diver at watchtower\nplayer engineer at watchtower\nplayer pilot");
    assert_eq!(events, [Event::Sank { tile: Tile::Watchtower }, drowned(Adventurer::Engineer)]);
    assert_eq!(table.status(), Status::Lost(Defeat::Drowned(Adventurer::Engineer)));
    for player in ["diver", "engineer", "pilot"] {
        assert_eq!(table.moves(player), [""; 0]);
    }
}

#[test]
fn of_several_lost_pawns_the_first_clockwise_from_the_active_player_is_named() {
    proves(&[FI_R47]);
    let players = "player engineer at watchtower\nplayer messenger at watchtower\nplayer pilot";
    for (turn, named) in [
        ("engineer", Adventurer::Engineer),
        ("messenger", Adventurer::Messenger),
        ("pilot", Adventurer::Engineer),
    ] {
        let (table, _) = watchtower_sunk(&format!("{players}\nturn {turn}"));
        assert_eq!(table.status(), Status::Lost(Defeat::Drowned(named)), "{turn}");
    }
}

#[test]
fn stranded_pawns_may_be_carried_together_by_one_lift() {
    proves(&[FI_R47, FI_R46]);
    let (mut table, _) = watchtower_sunk(
        "player engineer at watchtower\nplayer messenger at watchtower\nplayer pilot with helicopter-lift",
    );
    assert_eq!(groups(&table, "pilot"), set("engineer messenger engineer,messenger"));
    table.play("pilot", "lift engineer,messenger gold-gate");
    assert_eq!(table.status(), Status::Playing);
    assert_eq!(table.phase(), Phase::FloodDraw { left: 1 });
}

#[test]
fn the_game_is_lost_when_the_lifts_run_out_before_the_stranded_pawns() {
    proves(&[FI_R47]);
    let (mut table, _) = watchtower_sunk(
        "player engineer at watchtower\nplayer messenger at watchtower\nplayer pilot with helicopter-lift",
    );
    let events = table.play("pilot", "lift engineer gold-gate");
    assert_eq!(events[1..], [drowned(Adventurer::Messenger)]);
    assert_eq!(table.status(), Status::Lost(Defeat::Drowned(Adventurer::Messenger)));

    let (mut table, _) = watchtower_sunk(
        "player engineer at watchtower with helicopter-lift\nplayer messenger at watchtower\nplayer pilot with helicopter-lift",
    );
    assert_eq!(table.play("pilot", "lift engineer gold-gate").len(), 1);
    assert_eq!(groups(&table, "engineer"), set("messenger"));
    table.play("engineer", "lift messenger gold-gate");
    assert_eq!(table.status(), Status::Playing);
    assert_eq!(table.moves("engineer"), ["flood"]);
}

#[test]
fn the_most_crowded_rescue_offers_every_group_to_every_owner() {
    proves(&[FI_R17]);
    let table = table(
        "player engineer at watchtower with helicopter-lift\nplayer messenger at watchtower with helicopter-lift\n\
         player navigator at watchtower with helicopter-lift\nplayer explorer at watchtower\n\
         sunk watchtower\nphase flood-draw 0",
    );
    let mut listed = Vec::new();
    table.game.all_seats().for_each(|seat| table.game.moves(seat, &mut listed));
    let swims = listed.iter().filter(|action| matches!(action, Move::Swim(_))).count();
    assert_eq!(listed.len() - swims, 3 * 15 * 23);
    let mut generator = Generator::new(Seed(1));
    let choice = table.game.random_choice(&mut generator).unwrap();
    assert_eq!(choice.options as usize, listed.len());
}
