//! The four ways to lose.

use crate::support::{Table, proves, table};
use artel_engine::{Described, Phrase, RuleId, Set, Status};
use artel_forbidden_island::rules::{FI_109, FI_110, FI_111, FI_112, FI_113, FI_R20, FI_R25, FI_R30, FI_R31};
use artel_forbidden_island::{Adventurer, Card, Defeat, Event, Tile, Treasure, WaterMark};

/// The tile sinks as the first flood card of the first player's turn.
fn sinks(tile: Tile, players: &str, more: &str) -> (Table, Vec<Event>) {
    let mut table =
        table(&format!("{players}\nflooded {tile}\nphase treasure-draw 0\nflood-deck {tile}\n{more}"));
    let active = table.active();
    let events = table.play(&active, "flood");
    (table, events)
}

#[track_caller]
fn assert_lost(table: &Table, events: &[Event], tile: Tile, defeat: Defeat, rule: RuleId) {
    assert_eq!(events, [Event::Sank { tile }, Event::Lost { defeat }]);
    assert_eq!(events[1].rules(), [rule]);
    assert_eq!(table.status(), Status::Lost(defeat));
    for seat in table.game.all_seats() {
        let player = table.game.adventurer(seat).id();
        assert_eq!(table.moves(player), [""; 0]);
        let over = table.refusal(player, "flood");
        assert_eq!((over.rule, over.reason), (rule, Phrase::new("why-over")));
    }
}

#[test]
fn both_tiles_of_a_treasure_not_captured_lose_the_game() {
    proves(&[FI_109]);
    for treasure in Treasure::ALL {
        let [one, other] = treasure.tiles();
        for (first, second) in [(one, other), (other, one)] {
            let (table, events) = sinks(second, "player engineer\nplayer pilot", &format!("sunk {first}"));
            assert_lost(&table, &events, second, Defeat::TreasureSunk(treasure), FI_109);
        }
    }
}

#[test]
fn one_tile_of_a_treasure_loses_nothing() {
    proves(&[FI_109]);
    for treasure in Treasure::ALL {
        for tile in treasure.tiles() {
            let (table, events) = sinks(tile, "player engineer\nplayer pilot", "");
            assert_eq!(events, [Event::Sank { tile }]);
            assert_eq!(table.status(), Status::Playing);
        }
    }
    // Nor do two tiles of different treasures.
    let (table, _) =
        sinks(Tile::CaveOfEmbers, "player engineer\nplayer pilot", "sunk howling-garden coral-palace");
    assert_eq!(table.status(), Status::Playing);
}

#[test]
fn the_tiles_of_a_captured_treasure_may_sink() {
    proves(&[FI_110]);
    for treasure in Treasure::ALL {
        let [one, other] = treasure.tiles();
        let more = format!("sunk {one}\ncaptured {treasure} pilot");
        let (table, events) = sinks(other, "player engineer\nplayer pilot", &more);
        assert_eq!(events, [Event::Sank { tile: other }]);
        assert_eq!(table.status(), Status::Playing);
    }
    // Another treasure's capture does not help.
    let (table, _) = sinks(
        Tile::CaveOfEmbers,
        "player engineer\nplayer pilot",
        "sunk cave-of-shadows\ncaptured earth-stone pilot",
    );
    assert_eq!(table.status(), Status::Lost(Defeat::TreasureSunk(Treasure::CrystalOfFire)));
}

#[test]
fn the_game_is_lost_when_fools_landing_sinks_whatever_the_team_holds() {
    proves(&[FI_111, FI_R20]);
    let captured = Treasure::ALL.map(|treasure| format!("captured {treasure} pilot")).join("\n");
    for more in ["", &captured] {
        // With everybody there and a Lift in hand: the take-off had to come before the card was turned up.
        let players = "player engineer at fools-landing\nplayer pilot with helicopter-lift";
        let (table, events) = sinks(Tile::FoolsLanding, players, more);
        assert_lost(&table, &events, Tile::FoolsLanding, Defeat::LandingSunk, FI_111);
        assert_eq!(table.refused("pilot", "take-off"), FI_111);
        assert_eq!(table.hand("pilot"), ["helicopter-lift"]);
    }
}

#[test]
fn a_pawn_that_cannot_get_away_loses_the_game() {
    proves(&[FI_112]);
    let (table, events) = sinks(
        Tile::Watchtower,
        "player engineer at watchtower\nplayer pilot",
        "sunk twilight-hollow observatory",
    );
    assert_lost(&table, &events, Tile::Watchtower, Defeat::Drowned(Adventurer::Engineer), FI_112);
}

#[test]
fn losses_are_checked_in_the_order_treasure_landing_pawns() {
    proves(&[FI_R30]);
    let (table, events) = sinks(
        Tile::TempleOfTheMoon,
        "player engineer at temple-of-the-moon\nplayer pilot",
        "sunk temple-of-the-sun cave-of-embers",
    );
    assert_lost(&table, &events, Tile::TempleOfTheMoon, Defeat::TreasureSunk(Treasure::EarthStone), FI_109);
    let (table, events) = sinks(
        Tile::FoolsLanding,
        "player engineer at fools-landing\nplayer diver",
        "sunk bronze-gate gold-gate",
    );
    assert_lost(&table, &events, Tile::FoolsLanding, Defeat::LandingSunk, FI_111);
}

#[test]
fn the_marker_on_the_skull_loses_the_game_at_once() {
    proves(&[FI_113, FI_R25]);
    let mut table = table(
        "player engineer\nplayer pilot with helicopter-lift sandbags\nphase actions 0\nwater 9\n\
         flooded observatory watchtower\ntreasure-deck waters-rise earth-stone",
    );
    let events = table.play("engineer", "draw");
    let drew = Event::Drew { adventurer: Adventurer::Engineer, card: Card::WatersRise };
    let rose = Event::WaterRose { mark: WaterMark::SKULL, flood_cards: 0 };
    assert_eq!(events, [drew, rose, Event::Lost { defeat: Defeat::WaterLevel }]);
    assert_eq!(events[2].rules(), [FI_113]);
    assert_eq!(table.status(), Status::Lost(Defeat::WaterLevel));
    // Neither the second card nor flood cards are drawn, and no special card prevents it.
    for (player, action) in [
        ("engineer", "draw"),
        ("engineer", "flood"),
        ("pilot", "sandbags observatory"),
        ("pilot", "lift pilot gold-gate"),
        ("pilot", "take-off"),
    ] {
        assert_eq!(table.refused(player, action), FI_113);
    }
    assert_eq!(table.moves("pilot"), [""; 0]);
    assert_eq!(table.hand("engineer"), [""; 0]);
    assert_eq!(table.game.flood_discard().len(), 2);
    assert_eq!(table.treasure_discard(), ["waters-rise"]);
}

#[test]
fn the_mark_below_the_skull_loses_nothing() {
    proves(&[FI_113]);
    let mut table =
        table("player engineer\nplayer pilot\nphase actions 0\nwater 8\ntreasure-deck waters-rise");
    table.play("engineer", "draw");
    assert_eq!((table.game.water().number(), table.status()), (9, Status::Playing));
    assert!(table.can("engineer", "draw"));
}

#[test]
fn the_skull_is_reached_by_the_second_card_of_a_draw_too() {
    proves(&[FI_113, FI_R25]);
    let mut table = table(
        "player engineer\nplayer pilot\nphase actions 0\nwater 8\ntreasure-deck waters-rise waters-rise",
    );
    table.play("engineer", "draw");
    table.play("engineer", "draw");
    assert_eq!(table.status(), Status::Lost(Defeat::WaterLevel));
}

#[test]
fn a_pawn_cut_off_and_a_treasure_out_of_reach_lose_nothing() {
    proves(&[FI_R31]);
    // The Engineer alone on Watchtower; the Cave of Embers an island of its own.
    let mut table = table(
        "player engineer at watchtower\nplayer messenger at watchtower\nphase treasure-draw 0\n\
         sunk twilight-hollow observatory cave-of-shadows temple-of-the-moon",
    );
    table.play_as("engineer", "flood", &["gold-gate"]);
    assert_eq!(table.status(), Status::Playing);
    table.play_as("engineer", "flood", &["watchtower"]);
    assert_eq!((table.status(), table.active()), (Status::Playing, "messenger".to_owned()));
    assert_eq!(table.targets("messenger", "move"), crate::support::set(""));
    assert_eq!(table.game.swimmers(), Set::EMPTY);
}

#[test]
fn nothing_is_shuffled_after_a_loss() {
    proves(&[FI_R25, FI_R30]);
    let mut cards = Vec::new();
    for card in Card::ALL {
        let spare = usize::from(card == Card::WatersRise);
        cards.extend(std::iter::repeat_n(card.id(), card.copies() as usize - spare));
    }
    let others: Vec<_> = Tile::ALL.iter().map(|tile| tile.id()).filter(|id| *id != "fools-landing").collect();
    let lines = format!(
        "player diver\nplayer pilot\nwater 9\nflooded fools-landing\ntreasure-deck waters-rise\n\
         treasure-discard {}\nflood-deck fools-landing\nflood-discard {}",
        cards.join(" "),
        others.join(" ")
    );
    let mut drawing = table(&format!("{lines}\nphase actions 0"));
    let events = drawing.play_as("diver", "draw", &["waters-rise"]);
    assert_eq!(events.last(), Some(&Event::Lost { defeat: Defeat::WaterLevel }));
    assert!(drawing.game.treasure_deck().is_empty());
    let mut flooding = table(&format!("{lines}\nphase treasure-draw 0"));
    let events = flooding.play_as("diver", "flood", &["fools-landing"]);
    assert_eq!(events.last(), Some(&Event::Lost { defeat: Defeat::LandingSunk }));
    assert!(flooding.game.flood_deck().is_empty());
}
