//! Every Fear card at every Terror Level: what it does, who decides, what may be left out.

mod boxes;
mod dahan;
mod defend;
mod destroy;
mod moving;
mod one_by_one;
mod removing;
mod skip;
mod trade;

use artel_engine::{Game as _, Seat};
use artel_spirit_island::Move;

use crate::support::invaders::{one_fear, two};
use crate::support::{Table, named};

/// The Invaders explore the Wetlands, so that no other land changes by that.
const EXPLORED: &str = "stage-1-wetland";

/// The card is turned over at the Terror Level. There are two players; G8 has a City and Presence of both.
#[track_caller]
fn turned(card: &str, level: usize, lands: &str) -> Table {
    let home = if lands.contains("land G8 ") { "" } else { "land G8 city:1 presence:2,1\n" };
    let mut table = two(&format!("{}{home}{lands}", one_fear(card, level)));
    let mut events = Vec::new();
    table.game.begin(Seat(0), Move::Ready, &mut events).unwrap();
    table.game.resolve(named(card), &mut events).unwrap();
    let turned = events.iter().any(|event| matches!(event, artel_spirit_island::Event::FearTurned { .. }));
    assert!(turned && usize::from(table.terror_level()) == level);
    explore(&mut table);
    table
}

fn explore(table: &mut Table) {
    if table.game.chance_due() {
        table.game.resolve(named(EXPLORED), &mut Vec::new()).unwrap();
    }
}

/// The moves are made one after another.
#[track_caller]
fn decide(table: &mut Table, moves: &[&str]) {
    for text in moves {
        let (seat, action) = text.split_once(' ').unwrap();
        let seat = Seat(seat.parse::<u8>().unwrap() - 1);
        if let Err(illegal) = table.game.begin(seat, named(action), &mut Vec::new()) {
            panic!("'{text}' is refused: {illegal}; possible: {:?}", table.moves());
        }
        explore(table);
    }
}

/// Whether the Fear card is done: the game rests in the Slow phase.
fn is_done(table: &Table) -> bool {
    table.line("phase") == "slow-phase"
}

/// What lies in these lands, by their names.
fn at(table: &Table, names: &str) -> Vec<String> {
    names.split_whitespace().map(|name| table.land(name)).collect()
}

/// Nobody may leave the rest out or say no.
#[track_caller]
fn must(table: &Table) {
    let declined = table.moves().into_iter().find(|text| text.ends_with(" no") || text.ends_with(" skip"));
    assert!(declined.is_none() && !is_done(table), "{:?}", table.moves());
}
