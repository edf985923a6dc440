//! What a simulation has to know about a game beyond the contract.

use artel_engine::{Game, Seat};

use crate::Bot;

/// A game that bots know how to play.
pub trait Playable: Game {
    /// The bot that plays by rules of thumb.
    type Heuristic: Bot<Self> + Default;

    /// Whose turn it is, or who is asked first where several are.
    fn turn_of(&self) -> Seat;

    /// Something that changes whenever a turn begins; turns are counted by it.
    fn turn_mark(&self) -> u32 {
        u32::from(self.turn_of().0)
    }
}
