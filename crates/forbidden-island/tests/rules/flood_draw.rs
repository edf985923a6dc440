//! Turning up flood cards.

use crate::support::{Table, proves, set, table};
use artel_engine::{Described, Game, NoLog, Set};
use artel_forbidden_island::rules::{
    FI_030, FI_031, FI_091, FI_092, FI_093, FI_094, FI_095, FI_096, FI_097, FI_099, FI_R27,
};
use artel_forbidden_island::{Adventurer, Event, Move, Outcome, Phase, Tile, TileState, WaterMark};

/// The line that puts the cards of all the tiles but these into the flood discard pile.
fn discarded_but(kept: &[Tile]) -> String {
    let words: Vec<_> = Tile::ALL.into_iter().filter(|tile| !kept.contains(tile)).map(Tile::id).collect();
    format!("flood-discard {}", words.join(" "))
}

fn before_flood(more: &str) -> Table {
    table(&format!("player engineer\nplayer pilot\nphase treasure-draw 0\n{more}"))
}

#[test]
fn as_many_cards_are_turned_up_as_the_meter_shows() {
    proves(&[FI_091, FI_030]);
    for (mark, cards) in (1..).zip([2, 2, 3, 3, 3, 4, 4, 5, 5]) {
        let mut table = before_flood(&format!("water {mark}"));
        for turned in 1..cards {
            table.play("engineer", "flood");
            assert_eq!(table.phase(), Phase::FloodDraw { left: cards - turned }, "mark {mark}");
            assert_eq!(table.moves("engineer"), ["flood"]);
            assert_eq!(table.moves("pilot"), [""; 0]);
        }
        let events = table.play("engineer", "flood");
        assert_eq!(events[1..], [Event::TurnBegan { adventurer: Adventurer::Pilot }], "mark {mark}");
        assert_eq!(table.phase(), Phase::Actions { left: 3 });
        assert_eq!(table.game.flood_discard().len(), cards as u32);
        assert_eq!(table.refused("pilot", "flood"), FI_031);
    }
}

#[test]
fn the_number_of_cards_is_the_one_that_the_meter_shows_when_the_phase_begins() {
    proves(&[FI_091]);
    let mut table = before_flood("water 6");
    table.play("engineer", "flood");
    assert_eq!(table.phase(), Phase::FloodDraw { left: 3 });
    assert_eq!(table.game.water(), WaterMark::new(6).unwrap());
}

#[test]
fn each_card_is_resolved_before_the_next_is_turned_up() {
    proves(&[FI_092]);
    let mut table = table(
        "player engineer at gold-gate\nplayer pilot\nphase treasure-draw 0\nflooded gold-gate\nflood-deck gold-gate",
    );
    assert_eq!(table.play("engineer", "flood"), [Event::Sank { tile: Tile::GoldGate }]);
    assert_eq!(table.phase(), Phase::FloodDraw { left: 1 });
    assert_eq!(table.refused("engineer", "flood"), FI_099);
    table.play("engineer", "swim iron-gate");
    assert_eq!(table.moves("engineer"), ["flood"]);
}

#[test]
fn a_dry_tile_is_flooded_and_its_card_discarded() {
    proves(&[FI_093]);
    let mut table = before_flood("flooded observatory");
    let events = table.play_as("engineer", "flood", &["watchtower"]);
    assert_eq!(events, [Event::Flooded { tile: Tile::Watchtower }]);
    assert_eq!(events[0].rules(), [FI_093]);
    assert_eq!(table.tile_state("watchtower"), TileState::Flooded);
    assert_eq!(table.tile_state("observatory"), TileState::Flooded);
    assert_eq!(table.flood_discard(), set("observatory watchtower"));
    assert!(!table.game.flood_deck().cards().contains(Tile::Watchtower));
    assert_eq!(table.game.flood_deck().len(), 22);
}

#[test]
fn a_flooded_tile_sinks() {
    proves(&[FI_094, FI_097]);
    let mut table = before_flood("flooded observatory watchtower\nflood-deck watchtower");
    let events = table.play_as("engineer", "flood", &["watchtower"]);
    assert_eq!(events, [Event::Sank { tile: Tile::Watchtower }]);
    assert_eq!(events[0].rules(), [FI_094, FI_097]);
    assert_eq!(table.tile_state("watchtower"), TileState::Sunk);
    assert_eq!(table.tile_state("observatory"), TileState::Flooded);
    assert_eq!(table.flood_discard(), set("observatory"));
}

#[test]
fn any_card_of_the_top_layer_may_be_next_and_no_other() {
    proves(&[FI_091]);
    let mut game =
        before_flood("flooded observatory watchtower\nflood-deck observatory watchtower | gold-gate").game;
    let problem = game.resolve(Outcome::Flood(Tile::Watchtower), &mut NoLog).unwrap_err();
    assert_eq!(problem, "nothing is drawn now, so 'watchtower' cannot be");
    game.begin(game.active(), Move::Flood, &mut NoLog).unwrap();
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes, [(Outcome::Flood(Tile::Observatory), 1), (Outcome::Flood(Tile::Watchtower), 1)]);
    let before = game;
    for wrong in ["gold-gate", "iron-gate", "sandbags"] {
        let problem = game.resolve(wrong.parse().unwrap(), &mut NoLog).unwrap_err();
        assert_eq!(
            problem,
            format!("'{wrong}' cannot be the next card; it is one of: observatory, watchtower")
        );
        assert_eq!(game, before);
    }
    assert!(game.resolve(Outcome::Flood(Tile::Watchtower), &mut NoLog).is_ok());
}

#[test]
fn the_discards_become_a_new_deck_as_soon_as_the_last_card_is_resolved() {
    proves(&[FI_095, FI_R27]);
    let mut table = before_flood(&discarded_but(&[Tile::GoldGate, Tile::IronGate]));
    assert_eq!(table.play_as("engineer", "flood", &["iron-gate"]), [Event::Flooded { tile: Tile::IronGate }]);
    assert_eq!(table.game.flood_deck().cards(), Set::only(Tile::GoldGate));

    // Even though no further card is due.
    let events = table.play("engineer", "flood");
    let began = Event::TurnBegan { adventurer: Adventurer::Pilot };
    assert_eq!(
        events,
        [Event::Flooded { tile: Tile::GoldGate }, Event::FloodReshuffled { cards: 24 }, began]
    );
    assert_eq!(events[1].rules(), [FI_095]);
    assert_eq!(table.flood_discard(), set(""));
    assert_eq!(table.game.flood_deck().layers().collect::<Vec<_>>(), [Set::ALL]);
}

#[test]
fn a_last_card_that_sinks_its_tile_is_not_in_the_new_deck() {
    proves(&[FI_R27, FI_097]);
    let mut table = before_flood(&format!("flooded gold-gate\n{}", discarded_but(&[Tile::GoldGate])));
    let events = table.play("engineer", "flood");
    assert_eq!(events, [Event::Sank { tile: Tile::GoldGate }, Event::FloodReshuffled { cards: 23 }]);
    assert_eq!(table.game.flood_deck().cards(), Set::ALL.without(Tile::GoldGate));
}

#[test]
fn the_draw_goes_on_from_the_new_deck_and_may_sink_the_tile_just_flooded() {
    proves(&[FI_096, FI_R27]);
    let mut table = before_flood(&discarded_but(&[Tile::GoldGate]));
    table.play("engineer", "flood");
    assert_eq!(table.phase(), Phase::FloodDraw { left: 1 });
    assert_eq!(table.tile_state("gold-gate"), TileState::Flooded);
    table.play_as("engineer", "flood", &["gold-gate"]);
    assert_eq!(table.tile_state("gold-gate"), TileState::Sunk);
    assert_eq!(table.active(), "pilot");
}
