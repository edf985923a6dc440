//! How a game stands.

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
