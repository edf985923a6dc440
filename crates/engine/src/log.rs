//! Where a game tells what happens.

use crate::Game;

/// Takes the events of a game in their order.
pub trait Log<G: Game> {
    /// Something has happened, and this is the game just after it.
    fn push(&mut self, game: &G, event: G::Event);
}

/// Keeps nothing; the compiler removes every trace of it.
pub struct NoLog;

impl<G: Game> Log<G> for NoLog {
    #[inline]
    fn push(&mut self, _game: &G, _event: G::Event) {}
}

impl<G: Game> Log<G> for Vec<G::Event> {
    fn push(&mut self, _game: &G, event: G::Event) {
        Vec::push(self, event);
    }
}
