//! What matters to the bot, and how much it may still think about.

use std::cell::Cell;
use std::ops::Deref;

use super::Weights;

/// How many states are looked at for a move. In 180 games of one to three players it was never more than 25,411 and
/// usually not a hundredth of it, but positions can be made up in which everything is possible everywhere.
pub(super) const FOR_A_MOVE: u32 = 30_000;
/// How many states are looked at to complete a decision; in 120 games it was never more than 420.
pub(super) const FOR_A_MATTER: u32 = 1_500;

/// The weights of a bot with what is left of its patience. It is counted in states, not in time, so that the same
/// question always gets the same answer.
pub(super) struct Mind {
    weights: Weights,
    left: Cell<u32>,
}

impl Mind {
    pub(super) fn new(weights: &Weights, states: u32) -> Mind {
        Mind { weights: *weights, left: Cell::new(states) }
    }

    /// Counts a state that is going to be looked at; false if that is one too many.
    pub(super) fn looks(&self) -> bool {
        self.looks_at(1)
    }

    /// The same with several states.
    pub(super) fn looks_at(&self, states: usize) -> bool {
        let left = self.left.get();
        let states = u32::try_from(states).unwrap_or(u32::MAX);
        self.left.set(left.saturating_sub(states));
        left >= states
    }

    /// Whether there is patience for more.
    pub(super) fn goes_on(&self) -> bool {
        self.left.get() > 0
    }
}

impl Deref for Mind {
    type Target = Weights;

    fn deref(&self) -> &Weights {
        &self.weights
    }
}
