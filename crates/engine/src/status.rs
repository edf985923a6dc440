//! How a game stands.

use std::fmt::{self, Display};

use serde::{Serialize, Serializer};

/// Whether the game goes on, and if not, how it ended; `D` says why it was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status<D> {
    /// Somebody has a move.
    Playing,
    /// The team has won.
    Won,
    /// The team has lost, and this is why.
    Lost(D),
}

impl<D> Status<D> {
    /// Whether the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        !matches!(self, Status::Playing)
    }
}

/// As views, records and positions write it: `playing`, `won`, or `lost` and why.
impl<D: Display> Display for Status<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Status::Playing => f.write_str("playing"),
            Status::Won => f.write_str("won"),
            Status::Lost(defeat) => write!(f, "lost {defeat}"),
        }
    }
}

impl<D: Display> Serialize for Status<D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Serializes something as its text: for a field of a derived `Serialize`.
pub fn as_text<S: Serializer>(what: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(what)
}
