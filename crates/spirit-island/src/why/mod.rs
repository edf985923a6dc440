//! Why a move is not allowed: the rule that forbids it, for people who ask "why not?".

use artel_engine::{Illegal, Phrase, Seat};

use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_083;

impl SpiritIsland {
    /// The reason why the seat may not make the move, which it may not.
    #[cold]
    pub(crate) fn explain(&self, _seat: Seat, _action: Move) -> Illegal {
        Illegal { rule: SI_083, reason: Phrase::new("why-not-asked") }
    }
}
