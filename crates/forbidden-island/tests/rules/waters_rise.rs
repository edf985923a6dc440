//! Waters Rise!

use std::collections::BTreeSet;

use crate::support::{Table, proves, set, table};
use artel_engine::Described;
use artel_forbidden_island::rules::{
    FI_064, FI_078, FI_079, FI_080, FI_081, FI_082, FI_083, FI_084, FI_085, FI_R24, FI_R28,
};
use artel_forbidden_island::{Adventurer, Card, Event, Phase, Tile, WaterMark};

const DREW: Event = Event::Drew { adventurer: Adventurer::Engineer, card: Card::WatersRise };

fn rose_to(number: u8, flood_cards: u8) -> Event {
    Event::WaterRose { mark: WaterMark::new(number).unwrap(), flood_cards }
}

/// The layers of the flood deck from the top down, the last one left out.
fn layers_above_the_last(table: &Table) -> Vec<BTreeSet<String>> {
    let mut layers: Vec<BTreeSet<String>> = table
        .game
        .flood_deck()
        .layers()
        .map(|layer| layer.iter().map(|tile: Tile| tile.to_string()).collect())
        .collect();
    layers.pop();
    layers
}

/// The Engineer is about to draw, and the top of the treasure deck is known.
fn before_draw(deck: &str, more: &str) -> Table {
    table(&format!("player engineer\nplayer pilot\nphase actions 0\ntreasure-deck {deck}\n{more}"))
}

#[test]
fn waters_rise_is_carried_out_at_once_in_three_steps() {
    proves(&[FI_078, FI_079, FI_081, FI_082]);
    let mut table = before_draw("waters-rise", "flooded observatory watchtower");
    let events = table.play("engineer", "draw");
    assert_eq!(events, [DREW, rose_to(2, 2), Event::FloodRecycled { cards: 2 }]);
    assert_eq!(events[0].rules(), [FI_064, FI_078]);
    assert_eq!(events[1].rules(), [FI_079, FI_080]);
    assert_eq!(events[2].rules(), [FI_081]);
    assert_eq!(table.game.water().number(), 2);
    assert_eq!(table.flood_discard(), set(""));
    assert_eq!(table.treasure_discard(), ["waters-rise"]);
    assert_eq!(table.hand("engineer"), [""; 0]);
}

#[test]
fn the_marker_rises_by_one_mark_and_no_tile_changes() {
    proves(&[FI_079]);
    for mark in 1..=8 {
        let mut table = before_draw("waters-rise", &format!("water {mark}\nflooded observatory"));
        let (dry, flooded) = (table.game.dry(), table.game.flooded());
        table.play("engineer", "draw");
        assert_eq!(table.game.water().number(), mark + 1);
        assert_eq!((table.game.dry(), table.game.flooded()), (dry, flooded));
    }
}

#[test]
fn the_new_mark_counts_from_the_flood_phase_of_this_very_turn() {
    proves(&[FI_080]);
    let mut table = before_draw("waters-rise earth-stone", "water 2");
    table.play("engineer", "draw");
    table.play("engineer", "draw");
    for (tile, left) in [("gold-gate", 2), ("iron-gate", 1)] {
        table.play_as("engineer", "flood", &[tile]);
        assert_eq!(table.phase(), Phase::FloodDraw { left });
    }
    table.play_as("engineer", "flood", &["silver-gate"]);
    assert_eq!(table.active(), "pilot");
}

#[test]
fn the_flood_discards_go_shuffled_on_top_of_the_deck() {
    proves(&[FI_081]);
    let mut table = before_draw("waters-rise earth-stone", "flooded observatory watchtower bronze-gate");
    table.play("engineer", "draw");
    assert_eq!(layers_above_the_last(&table), [set("observatory watchtower bronze-gate")]);
    assert_eq!(table.game.flood_deck().len(), 24);
    assert_eq!(table.game.flood_deck().top().len(), 3);
    table.play("engineer", "draw");
    table.play("engineer", "flood");
    // Whichever came, it was one of the three, and the other two are still above the rest.
    assert_eq!(table.game.existing().len(), 23);
    assert_eq!(table.game.flood_deck().top().len(), 2);
}

#[test]
fn the_cards_already_in_the_flood_deck_stay_below_in_their_order() {
    proves(&[FI_081]);
    let mut table = before_draw(
        "waters-rise",
        "flooded observatory watchtower\nflood-deck gold-gate | iron-gate silver-gate\nflood-discard observatory watchtower",
    );
    assert_eq!(layers_above_the_last(&table), [set("gold-gate"), set("iron-gate silver-gate")]);
    table.play("engineer", "draw");
    assert_eq!(
        layers_above_the_last(&table),
        [set("observatory watchtower"), set("gold-gate"), set("iron-gate silver-gate")]
    );
}

#[test]
fn the_card_comes_back_only_with_the_next_reshuffle() {
    proves(&[FI_082]);
    let mut table = before_draw("waters-rise", "treasure-discard waters-rise");
    table.play("engineer", "draw");
    assert_eq!(table.treasure_discard(), ["waters-rise", "waters-rise"]);
    assert_eq!(table.game.treasure_deck().cards().count(Card::WatersRise), 1);
}

#[test]
fn a_drawn_waters_rise_is_not_replaced() {
    proves(&[FI_083]);
    let mut table = before_draw("earth-stone waters-rise sandbags", "");
    table.play("engineer", "draw");
    table.play("engineer", "draw");
    assert_eq!(table.hand("engineer"), ["earth-stone"]);
    assert_eq!(table.phase(), Phase::TreasureDraw { left: 0 });
    assert_eq!(table.refused("engineer", "draw"), FI_064);
    assert_eq!(table.game.treasure_deck().known().collect::<Vec<_>>(), [Card::Sandbags]);
}

#[test]
fn two_waters_rise_in_one_turn_raise_the_water_twice_and_shuffle_once() {
    proves(&[FI_084, FI_R24, FI_085]);
    let mut table = before_draw("waters-rise waters-rise", "flooded observatory watchtower");
    assert_eq!(table.play("engineer", "draw"), [DREW, rose_to(2, 2), Event::FloodRecycled { cards: 2 }]);
    assert_eq!(table.play("engineer", "draw"), [DREW, rose_to(3, 3)]);
    assert_eq!(table.game.water().number(), 3);
    assert_eq!(layers_above_the_last(&table), [set("observatory watchtower")]);
    assert_eq!(table.treasure_discard(), ["waters-rise", "waters-rise"]);
    assert_eq!(table.hand("engineer"), [""; 0]);
    // The flood phase uses the final mark.
    table.play_as("engineer", "flood", &["watchtower"]);
    assert_eq!(table.phase(), Phase::FloodDraw { left: 2 });
}

#[test]
fn with_no_flood_discards_the_marker_alone_rises() {
    proves(&[FI_085]);
    let mut table = before_draw("waters-rise", "flooded observatory\nflood-discard none");
    let deck = *table.game.flood_deck();
    assert_eq!(table.play("engineer", "draw"), [DREW, rose_to(2, 2)]);
    assert_eq!(*table.game.flood_deck(), deck);
    assert_eq!(table.treasure_discard(), ["waters-rise"]);

    let mut one = before_draw("waters-rise", "flooded observatory");
    assert_eq!(one.play("engineer", "draw")[2..], [Event::FloodRecycled { cards: 1 }]);
}

#[test]
fn the_flood_discards_are_empty_when_the_deck_ran_out_with_the_last_card() {
    proves(&[FI_R28, FI_085]);
    let discarded: Vec<_> = Tile::ALL.iter().map(|tile| tile.id()).filter(|&id| id != "gold-gate").collect();
    let mut table = table(&format!(
        "player engineer\nplayer pilot\nturn pilot\nphase flood-draw 1\ntreasure-deck waters-rise\nflood-discard {}",
        discarded.join(" ")
    ));
    table.play_as("pilot", "flood", &["gold-gate"]);
    assert_eq!(table.active(), "engineer");
    let events = table.play("engineer", "draw");
    assert_eq!(events[1..], [DREW, rose_to(2, 2)]);
}

#[test]
fn the_flood_discards_are_empty_when_every_card_since_the_shuffle_sank_its_tile() {
    proves(&[FI_R28, FI_085]);
    let mut table = table(
        "player engineer\nplayer pilot\nturn pilot\nphase treasure-draw 1\nflooded observatory watchtower twilight-hollow\n\
         treasure-deck waters-rise waters-rise",
    );
    table.play("pilot", "draw");
    for tile in ["observatory", "watchtower"] {
        table.play_as("pilot", "flood", &[tile]);
    }
    assert_eq!(table.flood_discard(), set(""));
    assert_eq!(table.play("engineer", "draw")[1..], [DREW, rose_to(3, 3)]);
}
