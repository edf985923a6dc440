//! What a simulation has to know about a game beyond the contract.

use artel_engine::{Game, Seat};

use crate::Bot;

/// A game that bots know how to play. A game for which nobody has thought of a bot yet has one that chooses by lot:
///
/// ```ignore
/// impl Playable for TheGame {
///     type Heuristic = RandomBot<TheGame>;
/// }
/// ```
pub trait Playable: Game {
    /// The bot that plays by rules of thumb.
    type Heuristic: Bot<Self> + Default;

    /// Whose turn it is, or who is asked first where several are.
    fn turn_of(&self) -> Seat {
        self.waits_for().first().copied().unwrap_or(Seat(0))
    }

    /// Something that changes whenever a turn begins; turns are counted by it.
    fn turn_mark(&self) -> u32 {
        u32::from(self.turn_of().0)
    }
}
