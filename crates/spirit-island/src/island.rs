//! The island: its lands and what lies in each.

use std::ops::Deref;

use crate::components::{Arrangement, BoardName, Counts, INVADERS, Kind, Kinds, Land, Lands, Piece};
use crate::topology::{PLACES, Topology};

/// As many Spirits as a game can have.
pub(crate) const MOST_SPIRITS: usize = 6;

/// What lies in a land.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ground {
    /// Pieces by kind and damage.
    counts: Counts,
    /// Blight.
    pub(crate) blight: u8,
    /// Presence by seat.
    pub(crate) presence: [u8; MOST_SPIRITS],
    /// Defend that Powers have put into this very land (SI-274).
    pub(crate) defend: u8,
}

impl Ground {
    /// How many pieces just like this one.
    #[inline]
    pub(crate) fn count_of(&self, piece: Piece) -> u8 {
        self.counts.count_of(piece)
    }

    /// How many pieces of a kind.
    #[inline]
    pub(crate) fn count(&self, kind: Kind) -> u8 {
        self.counts.count(kind)
    }

    /// How many pieces of these kinds.
    #[inline]
    pub(crate) fn total(&self, kinds: Kinds) -> u8 {
        kinds.iter().fold(0, |sum, kind| sum.saturating_add(self.count(kind)))
    }

    /// Whether there is a piece of these kinds.
    #[inline]
    pub(crate) fn has(&self, kinds: Kinds) -> bool {
        kinds.iter().any(|kind| self.count(kind) > 0)
    }

    /// Whether there are Invaders (SI-190).
    #[inline]
    pub(crate) fn has_invaders(&self) -> bool {
        self.has(INVADERS)
    }

    /// The pieces of these kinds that players can tell apart, each once, with their number.
    #[inline]
    pub(crate) fn pieces(&self, kinds: Kinds) -> impl Iterator<Item = (Piece, u8)> + use<> {
        self.counts.pieces(kinds)
    }

    /// Adds pieces.
    #[inline]
    pub(crate) fn add(&mut self, piece: Piece, count: u8) {
        self.counts.add(piece, count);
    }

    /// Takes pieces away, as far as there are.
    #[inline]
    pub(crate) fn take(&mut self, piece: Piece, count: u8) {
        self.counts.take(piece, count);
    }

    /// All damage vanishes (SI-163).
    pub(crate) fn heal(&mut self) {
        self.counts.heal();
    }

    /// Whether it is a sacred site of the Spirit (SI-057).
    #[inline]
    pub(crate) fn is_site(&self, seat: usize) -> bool {
        self.presence[seat] >= 2
    }

    /// Presence of all Spirits together.
    #[inline]
    pub(crate) fn all_presence(&self) -> u8 {
        self.presence.iter().sum()
    }
}

/// The boards in play, how their lands touch, and what lies there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Island {
    topology: Topology,
    /// For each place in play what lies there.
    grounds: [Ground; PLACES],
}

/// An island is asked for its lands and how they touch as its [`Topology`] is.
impl Deref for Island {
    type Target = Topology;

    #[inline]
    fn deref(&self) -> &Topology {
        &self.topology
    }
}

impl Island {
    /// The island of these boards with nothing on it.
    pub(crate) fn new(boards: &[BoardName], arrangement: Arrangement) -> Island {
        Island { topology: Topology::new(boards, arrangement), grounds: [Ground::default(); PLACES] }
    }

    /// What lies in a land.
    #[inline]
    pub(crate) fn at(&self, land: Land) -> &Ground {
        &self.grounds[self.topology.slot(land)]
    }

    /// What lies in a land, to change it.
    #[inline]
    pub(crate) fn at_mut(&mut self, land: Land) -> &mut Ground {
        &mut self.grounds[self.topology.slot(land)]
    }

    /// The lands of which something is true.
    #[inline]
    pub(crate) fn lands_where(&self, test: impl Fn(Land, &Ground) -> bool) -> Lands {
        let mut found = Lands::NONE;
        for land in self.lands.iter() {
            if test(land, self.at(land)) {
                found.insert(land);
            }
        }
        found
    }

    /// The lands with Presence of a Spirit (SI-055).
    #[inline]
    pub(crate) fn presence(&self, seat: usize) -> Lands {
        self.lands_where(|_, ground| ground.presence[seat] > 0)
    }

    /// The sacred sites of a Spirit (SI-057).
    #[inline]
    pub(crate) fn sites(&self, seat: usize) -> Lands {
        self.lands_where(|_, ground| ground.is_site(seat))
    }

    /// Whether there is a piece of these kinds anywhere.
    #[inline]
    pub(crate) fn has(&self, kinds: Kinds) -> bool {
        self.lands.iter().any(|land| self.at(land).has(kinds))
    }
}
