//! What a simulation counts.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::time::Duration;

use artel_engine::Status;
use serde::Serialize;

use crate::wilson;

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
    /// Turns begun.
    pub turns: u64,
    /// How long it took by the clock on the wall.
    #[serde(skip)]
    pub time: Duration,
}

impl Tally {
    /// Counts the end of a game.
    pub(crate) fn end<D: Display>(&mut self, status: Status<D>) {
        self.games += 1;
        match status {
            Status::Won => self.wins += 1,
            Status::Lost(defeat) => *self.defeats.entry(kind_of(&defeat)).or_default() += 1,
            Status::Playing => {}
        }
    }

    /// What several simulations counted together.
    pub fn sum<'a>(tallies: impl IntoIterator<Item = &'a Tally>) -> Tally {
        let mut total = Tally::default();
        for tally in tallies {
            total.add(tally);
        }
        total
    }

    /// Adds what another simulation counted; the times are added up as well.
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

/// The first word of a defeat's text, which tells its kind.
fn kind_of(defeat: &impl Display) -> String {
    let text = defeat.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}
