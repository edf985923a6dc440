//! Counting how games end.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};
use std::time::Duration;

use serde::Serialize;

use crate::{Status, wilson};

/// How many games ended how, and what it took to play them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games lost, by the kind of defeat.
    pub defeats: BTreeMap<String, u64>,
    /// Moves chosen where the table had at least two.
    pub decisions: u64,
    /// All moves.
    pub steps: u64,
    /// Turns begun, if somebody counts them.
    pub turns: u64,
    /// How long it took by the clock on the wall, if somebody measures it.
    #[serde(skip)]
    pub time: Duration,
}

impl Tally {
    /// Counts the end of a game. Allocates only for a kind of defeat that was not counted before.
    pub fn end<D: Display>(&mut self, status: Status<D>) {
        self.games += 1;
        match status {
            Status::Won => self.wins += 1,
            Status::Lost(defeat) => self.lose(&defeat),
            Status::Playing => {}
        }
    }

    fn lose(&mut self, defeat: &impl Display) {
        let mut kind = FirstWord::default();
        // The writer stops the rest of the text with an error: only the first word counts.
        let _ = write!(kind, "{defeat}");
        match self.defeats.get_mut(kind.text()) {
            Some(count) => *count += 1,
            None => drop(self.defeats.insert(kind.text().to_owned(), 1)),
        }
    }

    /// What several tallies counted together.
    pub fn sum<'a>(tallies: impl IntoIterator<Item = &'a Tally>) -> Tally {
        let mut total = Tally::default();
        for tally in tallies {
            total.add(tally);
        }
        total
    }

    /// Adds what another tally counted; the times are added up as well.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        for (kind, count) in &other.defeats {
            *self.defeats.entry(kind.clone()).or_default() += count;
        }
        self.decisions += other.decisions;
        self.steps += other.steps;
        self.turns += other.turns;
        self.time += other.time;
    }

    /// The part of the games that was won.
    pub fn win_rate(&self) -> f64 {
        self.per_game(self.wins)
    }

    /// Where the true rate of wins lies with 95 % confidence.
    pub fn win_interval(&self) -> (f64, f64) {
        wilson(self.wins, self.games)
    }

    /// A count divided by the number of games.
    pub fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games.max(1) as f64
    }

    /// A count divided by the time.
    pub fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

/// Takes text up to the first blank, without allocating.
#[derive(Default)]
struct FirstWord {
    bytes: [u8; 32],
    length: usize,
}

impl FirstWord {
    fn text(&self) -> &str {
        let Ok(text) = std::str::from_utf8(&self.bytes[..self.length]) else {
            unreachable!("the text ends before a blank")
        };
        text
    }
}

impl Write for FirstWord {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for &byte in text.as_bytes() {
            if byte == b' ' {
                return Err(fmt::Error);
            }
            assert!(self.length < self.bytes.len(), "the kind of a defeat is a short word");
            self.bytes[self.length] = byte;
            self.length += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_counted_by_the_first_word_of_a_defeat() {
        let mut tally = Tally::default();
        for status in [
            Status::Won,
            Status::Lost("sunk fools-landing"),
            Status::Lost("sunk temple"),
            Status::Lost("drowned"),
        ] {
            tally.end(status);
        }
        assert_eq!((tally.games, tally.wins), (4, 1));
        assert_eq!(tally.defeats, BTreeMap::from([("drowned".to_owned(), 1), ("sunk".to_owned(), 2)]));
        assert_eq!(Tally::sum([&tally, &tally]).defeats["sunk"], 4);
    }
}
