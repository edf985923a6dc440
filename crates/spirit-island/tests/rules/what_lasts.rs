//! How long something lasts. Only position files say anything but "until the turn ends" so far.

use crate::support::invaders::{alone, ravages, turned_up};
use crate::support::{Table, table};

/// More Range for the Powers of seat 1.
const RANGE: &str = "lasting reaching-grasp 1/1 user:1 target:1";
/// Seat 1 may skip one Ravage or Build in G6.
const SKIP: &str = "lasting sweltering-exhaustion 1/2 user:1 target:1 land:G6 left:1";
/// Dahan in G6 have 4 more Health.
const HEALTH: &str = "lasting infinite-vitality 1/1 user:1 target:1 land:G6";

/// The slow phase is over, the next turn has begun.
fn next_turn(table: &mut Table) {
    let turn = table.game.turn();
    table.play("1 ready");
    assert_eq!(table.game.turn(), turn + 1);
}

/// What is known to last, without its source.
fn lasting(table: &Table) -> String {
    table.line("lasting").split_once(" user").map_or(String::new(), |(source, _)| source.to_owned())
}

#[test]
fn what_lasts_for_the_rest_of_the_game_survives_the_turn() {
    let mut table = alone(&format!("{RANGE} until:game-ends\nland G8 city:1 presence:2\n"));
    table.invade(&["stage-1-sands"]);
    next_turn(&mut table);
    assert_eq!(table.line("lasting"), "reaching-grasp 1/1 user:1 target:1 until:game-ends");
}

#[test]
fn what_lasts_until_the_next_turn_is_there_before_the_fast_phase_and_ends_with_the_turn() {
    let growing =
        "phase spirit-phase\nspirit 1 sun-bright-whirlwind stage:playing\nland G8 city:1 presence:2\n";
    assert_eq!(lasting(&table(&format!("{growing}{RANGE} until:next-turn\n"))), "reaching-grasp 1/1");
    let mut table = alone(&format!("{RANGE} until:next-turn\nland G8 city:1 presence:2\n"));
    table.invade(&["stage-1-sands"]);
    assert_eq!(lasting(&table), "reaching-grasp 1/1");
    next_turn(&mut table);
    assert_eq!(lasting(&table), "");
}

#[test]
fn what_was_not_used_up_waits_for_the_next_turn() {
    let lands = "land G6 city:1\nland G8 city:1 presence:2\n";
    let build = turned_up(&["stage-1-jungle"]);
    for (answer, left) in [("1 no", "sweltering-exhaustion 1/2"), ("1 yes", "")] {
        let mut table = alone(&format!("{SKIP} until:used-up\n{build}{lands}"));
        table.invade(&[]);
        table.play_as(answer, &["stage-1-wetland"]);
        next_turn(&mut table);
        assert_eq!(lasting(&table), left, "after {answer}");
    }
}

#[test]
fn the_next_ravage_is_one_that_happens_and_all_of_its_card() {
    let until = "until:next-ravage\n";
    let lands = "land G8 city:1 presence:2\nland G6 city:1 dahan:1\n";
    // No card is in the Ravage space: it waits.
    let mut table = alone(&format!("{HEALTH} {until}{}{lands}", turned_up(&["stage-1-jungle"])));
    table.invade(&["stage-1-wetland"]);
    assert_eq!(lasting(&table), "infinite-vitality 1/1");
    // Every Ravage of the card is skipped: it waits.
    let skipped = "skip G3 ravage\nskip G6 ravage\n";
    let cards = turned_up(&["stage-1-jungle", "stage-1-wetland"]);
    let mut table = alone(&format!("{HEALTH} {until}{skipped}{cards}{lands}"));
    table.invade(&["stage-1-sands"]);
    assert_eq!(lasting(&table), "infinite-vitality 1/1");
    // It holds for the Ravage: the Dahan survives 3 damage. When it ends, so does the Dahan.
    let mut table = alone(&format!("{HEALTH} {until}{cards}{lands}"));
    let events = table.invade(&["stage-1-sands"]);
    assert_eq!(ravages(&events), ["G6:3"]);
    let city = table.land("G6");
    assert!(city.contains("city-2:1") && !city.contains("dahan"), "{city}");
    assert_eq!(lasting(&table), "");
}
