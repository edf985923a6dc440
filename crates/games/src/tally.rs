//! Counting how games end.

use std::collections::BTreeMap;

use artel_engine::{Game, Generator, NoLog, Seed, Status};
use serde::Serialize;

/// How many games ended in which way.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// How many were played.
    pub games: u32,
    /// How many were won.
    pub won: u32,
    /// How many were lost, by the kind of defeat.
    pub lost: BTreeMap<String, u32>,
}

impl Tally {
    /// Plays games to their end from here by random moves. What is hidden is dealt anew for each, so
    /// that the counts tell what the table could know and nothing more.
    pub(crate) fn of_random_games<G: Game>(from: &G, games: u32, seed: Seed) -> Tally {
        let mut generator = Generator::new(seed);
        let mut tally = Tally::default();
        for _ in 0..games {
            let mut game = from.clone();
            game.redeal(&mut generator);
            while let Some((seat, action)) = game.random_move(&mut generator) {
                let played = game.play(seat, action, &mut NoLog);
                debug_assert!(played.is_ok(), "{action} was among the moves");
            }
            tally.count(&game);
        }
        tally
    }

    fn count<G: Game>(&mut self, game: &G) {
        self.games += 1;
        match game.status() {
            Status::Playing => {}
            Status::Won => self.won += 1,
            Status::Lost(defeat) => {
                let text = defeat.to_string();
                let kind = text.split(' ').next().unwrap_or_default().to_owned();
                *self.lost.entry(kind).or_default() += 1;
            }
        }
    }
}
