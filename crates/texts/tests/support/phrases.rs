//! What a game has to say.
#![allow(dead_code, unreachable_pub, missing_docs)]

use std::collections::{BTreeMap, BTreeSet};

use artel_engine::{Game, Named, Phrase, Seat};

/// Phrases without repetition.
#[derive(Default)]
pub struct Phrases(BTreeMap<String, Phrase>);

impl Phrases {
    pub fn add(&mut self, phrase: Phrase) {
        self.0.insert(format!("{phrase:?}"), phrase);
    }

    pub fn iter(&self) -> impl Iterator<Item = &Phrase> {
        self.0.values()
    }

    /// Why these moves are refused at a table, by every seat and by one that is not there.
    pub fn add_refusals<G: Game>(&mut self, game: &G, moves: &[G::Move])
    where
        G::Move: Copy,
    {
        for seat in Seat::first(game.seats() + 1) {
            for &action in moves {
                if let Some(illegal) = game.why_not(seat, action) {
                    self.add(illegal.reason);
                }
            }
            let kinds: BTreeSet<String> = moves
                .iter()
                .filter_map(|action| action.to_string().split(' ').next().map(str::to_owned))
                .collect();
            self.extend(
                kinds.iter().filter_map(|kind| game.why_none(seat, kind)).map(|illegal| illegal.reason),
            );
        }
    }
}

impl Extend<Phrase> for Phrases {
    fn extend<I: IntoIterator<Item = Phrase>>(&mut self, phrases: I) {
        phrases.into_iter().for_each(|phrase| self.add(phrase));
    }
}

/// Everything that a game has to say.
pub struct Words {
    pub game: &'static str,
    pub moves: Vec<Phrase>,
    pub events: Vec<Phrase>,
    pub refusals: Phrases,
    /// The ids of things, which no sentence may show.
    pub ids: Vec<&'static str>,
    /// Refusals for states that the table never rests in.
    pub never_said: &'static [&'static str],
}

impl Words {
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        self.moves.iter().chain(&self.events).chain(self.refusals.iter())
    }
}

/// The ids of a kind of thing.
pub fn ids<T: Named>() -> impl Iterator<Item = &'static str> {
    T::ALL.iter().map(|member| member.id())
}
