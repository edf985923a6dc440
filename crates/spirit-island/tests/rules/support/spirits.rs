//! What the table tells about Spirits, their cards and what everybody sees.

use std::collections::BTreeSet;

use artel_engine::{Game, Seat, Seed, Setup as _, Viewer};
use artel_spirit_island::{Cards, Difficulty, Phase, Setup, SpiritIsland, SpiritState, View};

use super::Table;

/// A game of these Spirits, joined by commas, on the standard boards.
#[track_caller]
pub fn dealt(difficulty: Difficulty, spirits: &str) -> Table {
    let mut setup = Setup { players: spirits.split(',').count() as u8, difficulty, ..Setup::default() };
    setup.set("spirits", spirits).unwrap();
    Table::of(SpiritIsland::new(&setup, Seed(7)).unwrap())
}

/// The ids of cards.
fn ids(cards: Cards) -> BTreeSet<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

impl Table {
    /// What everybody sees.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub fn phase(&self) -> Phase {
        self.game.phase()
    }

    /// A Spirit by its seat, counted from one.
    pub fn spirit(&self, seat: u8) -> &SpiritState {
        self.game.spirit(Seat(seat - 1))
    }

    pub fn energy(&self, seat: u8) -> u8 {
        self.spirit(seat).energy()
    }

    pub fn hand(&self, seat: u8) -> BTreeSet<String> {
        ids(self.spirit(seat).hand())
    }

    pub fn in_play(&self, seat: u8) -> BTreeSet<String> {
        ids(self.spirit(seat).in_play())
    }

    pub fn discard(&self, seat: u8) -> BTreeSet<String> {
        ids(self.spirit(seat).discard())
    }

    /// The Unique Powers under a Spirit's panel.
    pub fn forgotten(&self, seat: u8) -> BTreeSet<String> {
        ids(self.view().spirits[usize::from(seat) - 1].forgotten)
    }

    /// The discard piles of Minor and Major Powers.
    pub fn power_discard(&self) -> BTreeSet<String> {
        let powers = self.view().powers;
        ids(powers.minor_discard.or(powers.major_discard))
    }

    /// A Spirit's elements: `fire:2 animal:1`.
    pub fn elements(&self, seat: u8) -> String {
        let elements = self.spirit(seat).elements();
        let words = elements.iter().map(|(element, count)| format!("{element}:{count}"));
        words.collect::<Vec<_>>().join(" ")
    }
}
