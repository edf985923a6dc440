//! Players that choose by lot.

use artel_engine::{Choice, Game, Generator, Seat, Seed};

use crate::{Bot, Team};

/// Chooses among the moves of its seat, all equally likely.
pub struct RandomBot<G: Game> {
    generator: Generator,
    moves: Vec<G::Move>,
}

impl<G: Game> RandomBot<G> {
    /// The bot whose choices follow from the seed.
    pub fn new(seed: Seed) -> Self {
        RandomBot { generator: Generator::new(seed), moves: Vec::new() }
    }
}

impl<G: Game> Default for RandomBot<G> {
    /// The bot whose choices follow from the seed 0.
    fn default() -> Self {
        RandomBot::new(Seed(0))
    }
}

impl<G: Game> Bot<G> for RandomBot<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        self.moves.clear();
        game.moves(seat, &mut self.moves);
        let chosen = self.generator.below(self.moves.len() as u32);
        self.moves.get(chosen as usize).copied()
    }
}

/// Chooses among all moves of all seats, all equally likely.
pub struct RandomTeam {
    generator: Generator,
}

impl RandomTeam {
    /// The team whose choices follow from the seed.
    pub fn new(seed: Seed) -> Self {
        RandomTeam { generator: Generator::new(seed) }
    }
}

impl<G: Game> Team<G> for RandomTeam {
    #[inline]
    fn next(&mut self, game: &G) -> Option<Choice<G::Move>> {
        game.random_choice(&mut self.generator)
    }
}
