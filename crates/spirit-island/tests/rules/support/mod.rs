//! A table for rule tests: a game set up from position lines, played and questioned in words.

mod spirits;

pub use spirits::dealt;

pub mod invaders;
pub mod ledger;
pub mod powers;

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

use artel_contract::coverage::are_in_the_book;
pub use artel_contract::words::{named, set};
use artel_engine::{Game, Illegal, RuleId, Seat};
use artel_spirit_island::{Event, SpiritIsland};

/// The rules that a test proves: citing one that doesn't exist does not compile, and coverage.rs
/// fails for rules nobody cites.
pub fn proves(rules: &[RuleId]) {
    are_in_the_book::<SpiritIsland>(rules);
}

/// A game on the table. Its people are named by the numbers of their seats, and a move is written with its
/// seat: `1 use call-to-migrate`.
#[derive(Clone)]
pub struct Table(artel_contract::Table<SpiritIsland>);

impl Deref for Table {
    type Target = artel_contract::Table<SpiritIsland>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// The table that the lines of a position describe.
#[track_caller]
pub fn table(position_lines: &str) -> Table {
    Table(artel_contract::Table::new(position_lines, seat_of))
}

#[track_caller]
fn seat_of(_: &SpiritIsland, number: &str) -> Seat {
    let seat = number.parse().ok().and_then(Seat::from_number);
    seat.unwrap_or_else(|| panic!("'{number}' is not the number of a seat"))
}

/// The seat and the move of a text such as `1 use call-to-migrate`.
#[track_caller]
fn choice(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or_else(|| panic!("'{text}' names no seat and move"))
}

impl Table {
    /// The table with this game.
    pub fn of(game: SpiritIsland) -> Table {
        Table(artel_contract::Table::of(game, seat_of))
    }

    /// The text of every legal move, each with its seat: `1 land G4`.
    pub fn moves(&self) -> BTreeSet<String> {
        let seats = Seat::first(self.game.seats());
        seats
            .flat_map(|seat| self.listed(seat).into_iter().map(move |action| format!("{seat} {action}")))
            .collect()
    }

    /// The seats that have something to decide, as numbers.
    pub fn asked(&self) -> Vec<u8> {
        let seats = Seat::first(self.game.seats());
        seats.filter(|&seat| !self.listed(seat).is_empty()).map(Seat::number).collect()
    }

    /// Whether the move is listed; the game accepts exactly the listed moves.
    #[track_caller]
    pub fn can(&self, text: &str) -> bool {
        let (seat, action) = choice(text);
        self.0.can(seat, action)
    }

    /// What can follow the words in a legal move: `rest("1 land")` are lands.
    pub fn rest(&self, words: &str) -> BTreeSet<String> {
        let moves = self.moves();
        let rests = moves.iter().filter_map(|text| text.strip_prefix(words)?.strip_prefix(' '));
        rests.map(str::to_owned).collect()
    }

    /// Makes a move and lets the generator decide what chance decides.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> Vec<Event> {
        let (seat, action) = choice(text);
        self.0.play(seat, action)
    }

    /// Makes a move with dictated outcomes (Power, Fear and Invader cards): all that are due, in their order.
    #[track_caller]
    pub fn play_as(&mut self, text: &str, outcomes: &[&str]) -> Vec<Event> {
        let (seat, action) = choice(text);
        self.0.play_as(seat, action, outcomes)
    }

    /// Makes several moves, one after another, and lets the generator decide what chance decides.
    #[track_caller]
    pub fn play_all(&mut self, moves: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        for text in moves {
            events.extend(self.play(text));
        }
        events
    }

    /// The rule that forbids the move.
    #[track_caller]
    pub fn refused(&self, text: &str) -> RuleId {
        self.refusal(text).rule
    }

    /// The rule that forbids the move and the reason; a refused move is not listed and changes nothing.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> Illegal {
        let (seat, action) = choice(text);
        self.0.refusal(seat, action)
    }

    /// What the position says after these words, the first line that begins so; empty if there is none.
    /// `line("land G4")` is what lies there: `town:1 dahan:2 blight:1`.
    pub fn line(&self, words: &str) -> String {
        let position = self.game.write_position();
        let rest = position.lines().find_map(|line| {
            let rest = line.strip_prefix(words)?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim().to_owned())
        });
        rest.unwrap_or_default()
    }

    /// What lies in a land: `town:1 dahan:2 blight:1`.
    pub fn land(&self, land: &str) -> String {
        self.line(&format!("land {land}"))
    }
}
