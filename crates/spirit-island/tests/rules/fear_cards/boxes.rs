//! The Fear cards of the boxes with tokens and Events. There are two players on the boards A and B.

mod apart;
mod dahan;
mod removing;
mod skipping;
mod spaces;

use artel_engine::{Game as _, Seat};
use artel_spirit_island::Move;

use crate::support::invaders::one_fear;
use crate::support::{Table, named, table};

/// All boxes are in play.
const ALL: &str = "boxes horizons base branch-claw feather-flame jagged-earth nature-incarnate\nno-events\n";
/// Two Spirits; the game rests in the Slow phase, before Time Passes.
const TWO: &str = "boards A,B\nphase fast-phase\nspirit 1 sun-bright-whirlwind tracks:2,2\n\
    play 1 gift-of-the-sunlit-air scatter-to-the-winds\nspirit 2 eyes-watch-from-the-trees tracks:2,2 stage:ready\n";

/// What the Invaders explore: A3, and other Jungles near Towns and Cities.
const EXPLORED: &str = "stage-1-jungle";

/// The card is to be turned over at the Terror Level when the first player is ready.
#[track_caller]
fn before(card: &str, level: usize, lines: &str) -> Table {
    let home = if lines.contains("land A8 ") { "" } else { "land A8 city:1 presence:2,1\n" };
    table(&format!("{ALL}{TWO}{}{home}{lines}", one_fear(card, level)))
}

/// The card was turned over.
#[track_caller]
fn turned(card: &str, level: usize, lines: &str) -> Table {
    let mut table = before(card, level, lines);
    table.game.begin(Seat(0), Move::Ready, &mut Vec::new()).unwrap();
    table.game.resolve(named(card), &mut Vec::new()).unwrap();
    assert_eq!(usize::from(table.terror_level()), level);
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
