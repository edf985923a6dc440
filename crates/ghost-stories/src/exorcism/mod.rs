//! Exorcisms.

mod attempt;
mod fall;
mod judge;
mod need;
mod reroll;

use artel_engine::Set;
pub use judge::Verdict;

use crate::{Faces, Space, Tao, Taoist};

/// An exorcism under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exorcism {
    pub(crate) dice: Faces,
    /// Companions who were asked for their tokens.
    pub(crate) asked: Set<Taoist>,
    /// Those of them who agreed.
    pub(crate) lending: Set<Taoist>,
    /// What is to fall.
    pub(crate) targets: Set<Space>,
    /// Tokens spent so far.
    pub(crate) paid: Tao,
}

impl Exorcism {
    pub(crate) const NONE: Exorcism = Exorcism {
        dice: Faces::NONE,
        asked: Set::EMPTY,
        lending: Set::EMPTY,
        targets: Set::EMPTY,
        paid: Tao::NONE,
    };
}
