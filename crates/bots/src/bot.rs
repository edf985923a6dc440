//! What a bot is asked.

use artel_engine::{Game, Seat};

/// A player that is a program. It sees the state of the game but never the generator in it: what it
/// answers must not depend on anything that [`Game::redeal`] samples anew.
///
/// Several seats may have moves at the same time, so a bot is asked two questions. First every seat
/// may interject; only when nobody does, the table goes on with the seats it waits for.
pub trait Bot<G: Game>: Send {
    /// A move that the seat wants to make before the table goes on, such as a special card on
    /// another player's turn.
    fn interject(&mut self, _game: &G, _seat: Seat) -> Option<G::Move> {
        None
    }

    /// The move that the table waits for from this seat; none if it does not wait for this seat.
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move>;

    /// Suggested moves that complete the decision this seat is in, such as dividing damage, up to the first
    /// that leaves something to chance. Empty if the next move is a decision of its own, as in most games.
    fn finish(&mut self, _game: &G, _seat: Seat) -> Vec<G::Move> {
        Vec::new()
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn interject(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        (**self).interject(game, seat)
    }

    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        (**self).choose(game, seat)
    }

    fn finish(&mut self, game: &G, seat: Seat) -> Vec<G::Move> {
        (**self).finish(game, seat)
    }
}
