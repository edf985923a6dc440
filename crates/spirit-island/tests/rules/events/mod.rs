//! Event cards at work.

mod branch_claw;
mod every_card;
mod frame;
mod jagged_earth;

use std::fmt::Write as _;
use std::ops::{Deref, DerefMut};

use crate::support::{Table, table};
use artel_engine::{Game as _, NoLog, Seat};
use artel_spirit_island::{Kind, Land, Outcome, SpiritIsland};

/// A table on which an Event card is carried out; every state that it comes to survives writing and reading.
#[derive(Clone)]
pub struct Event(Table);

impl Deref for Event {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.0
    }
}

impl DerefMut for Event {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.0
    }
}

/// The last moment before the Invader phase of the second turn, on these boards; the lines say the rest.
#[track_caller]
pub fn before(boards: &str, lines: &str) -> Event {
    let spirits = ["river-surges-in-sunlight", "lightnings-swift-strike", "thunderspeaker"];
    let mut text = format!(
        "boxes base branch-claw jagged-earth nature-incarnate\nboards {boards}\nturn 2\nphase fast-phase\n\
         ravage stage-1-jungle\nbuild stage-1-wetland\nplay 1 boon-of-vigor\n"
    );
    for (number, _) in (1..).zip(boards.split(',')) {
        if !lines.contains(&format!("spirit {number} ")) {
            let ready = if number == 1 { "" } else { " stage:ready" };
            let _ = writeln!(text, "spirit {number} {} tracks:3,3{ready}", spirits[number - 1]);
        }
    }
    let shared = if boards.contains(',') { "presence:3,0" } else { "presence:3" };
    if !lines.contains("land A1 ") {
        let _ = writeln!(text, "land A1 {shared}");
    }
    // With Invaders left, the game goes on.
    if !lines.contains("land A2 ") {
        text += "land A2 city:1\n";
    }
    if boards.contains('B') && !lines.contains("land B1 ") {
        text += "land B1 presence:0,3\n";
    }
    Event(table(&(text + lines)))
}

/// The Event card is drawn on board A and carried out as far as nobody is asked.
#[track_caller]
pub fn drawn(card: &str, lines: &str) -> Event {
    drawn_on("A", card, lines)
}

/// The same on these boards.
#[track_caller]
pub fn drawn_on(boards: &str, card: &str, lines: &str) -> Event {
    let mut event = before(boards, lines);
    event.begin("1 ready");
    event.resolve(card);
    event
}

impl Event {
    /// Makes a move, as far as it goes without chance.
    #[track_caller]
    pub fn begin(&mut self, text: &str) {
        let (seat, action) = text.split_once(' ').expect("a move has a seat");
        let seat = Seat::from_number(seat.parse().expect("it is a number")).expect("it is a seat");
        let action = action.parse().unwrap_or_else(|problem| panic!("{problem}"));
        let moves = self.moves();
        if let Err(illegal) = self.game.begin(seat, action, &mut NoLog) {
            panic!("'{text}' is refused: {illegal}; possible: {moves:?}");
        }
        self.check();
    }

    /// Makes several moves.
    #[track_caller]
    pub fn begin_all(&mut self, moves: &[&str]) {
        for each in moves {
            self.begin(each);
        }
    }

    /// Lets chance decide so.
    #[track_caller]
    pub fn resolve(&mut self, outcome: &str) {
        let outcome: Outcome = outcome.parse().unwrap_or_else(|problem| panic!("{problem}"));
        self.game.resolve(outcome, &mut NoLog).unwrap_or_else(|problem| panic!("{problem}"));
        self.check();
    }

    /// How many pieces of a kind are in the land.
    pub fn at(&self, land: &str, kind: Kind) -> u8 {
        self.game.count(land.parse::<Land>().expect("it is a land"), kind)
    }

    #[track_caller]
    fn check(&self) {
        let text = self.game.write_position();
        assert_eq!(self.game.check_invariants(), Ok(()), "{text}");
        let read = SpiritIsland::read_position(&text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
        assert_eq!(read, self.game, "{text}");
    }
}
