//! What a simulation has to know about a game beyond the contract.

use artel_engine::{Game, Seat};

use crate::Bot;

/// A game that bots know how to play.
pub trait Playable: Game {
    /// The bot that plays by rules of thumb.
    type Heuristic: Bot<Self> + Default;

    /// Whose turn it is; turns are counted by its changes.
    fn turn_of(&self) -> Seat;
}
