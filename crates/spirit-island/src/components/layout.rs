//! How the boards of an island lie side by side.

artel_engine::vocabulary! {
    /// The way in which the boards of an island are laid together.
    #[derive(Default)]
    pub enum Arrangement: "arrangement" {
        #[default]
        Standard = "standard",
        Column = "column",
    }
}

/// The places of so many boards: which of their edges lie along each other, and which corners meet besides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// The edges that lie along each other.
    pub(crate) joins: &'static [Join],
    /// The corners that meet where no edge does; the lands there are adjacent (SI-R19).
    pub(crate) contacts: &'static [Contact],
}

/// Two edges that lie along each other; the places of the boards are counted from zero.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Join {
    /// The place of one board.
    pub(crate) a: usize,
    /// Its edge.
    pub(crate) side_a: usize,
    /// The place of the other board.
    pub(crate) b: usize,
    /// Its edge.
    pub(crate) side_b: usize,
}

/// Two corners that meet; the places of the boards are counted from zero.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    /// The place of one board.
    pub(crate) a: usize,
    /// Its corner.
    pub(crate) corner_a: Corner,
    /// The place of the other board.
    pub(crate) b: usize,
    /// Its corner.
    pub(crate) corner_b: Corner,
}

/// A corner of a board: the first and the last lie at the two ends of the Ocean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they are numbered around the board
pub enum Corner {
    C0,
    C1,
    C2,
    C3,
}
