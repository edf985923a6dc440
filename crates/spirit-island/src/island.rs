//! The island: which lands there are, which touch, and what lies in each.

use arrayvec::ArrayVec;

use crate::components::{
    BoardName, Counts, INVADERS, Kind, Kinds, LANDS_PER_BOARD, Land, Lands, Piece, Terrains,
};

/// As many boards as a game can have.
pub(crate) const MOST_BOARDS: usize = 3;
/// As many Spirits as a game can have.
pub(crate) const MOST_SPIRITS: usize = 3;
const MOST_LANDS: usize = MOST_BOARDS * LANDS_PER_BOARD as usize;

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
        self.presence[seat % MOST_SPIRITS] >= 2
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
    /// The boards in the order of the seats whose Spirits start there.
    pub(crate) boards: ArrayVec<BoardName, MOST_BOARDS>,
    /// All lands in play.
    pub(crate) lands: Lands,
    /// For each letter the place of its board among the boards in play.
    places: [u8; BoardName::ALL.len()],
    /// For each land in play the lands it touches (SI-181).
    adjacent: [Lands; MOST_LANDS],
    /// For each land in play what lies there.
    grounds: [Ground; MOST_LANDS],
}

/// How boards are joined: which edge of the one lies along which edge of the other.
const TWO_BOARDS: &[(usize, usize, usize, usize)] = &[(0, 0, 1, 0)];
const THREE_BOARDS: &[(usize, usize, usize, usize)] = &[(0, 1, 1, 0), (1, 1, 2, 0), (2, 1, 0, 0)];

impl Island {
    /// The island of these boards, of which there are one to three and no two alike, with nothing on it.
    pub(crate) fn new(boards: &[BoardName]) -> Island {
        let boards: ArrayVec<_, MOST_BOARDS> = boards.iter().copied().take(MOST_BOARDS).collect();
        let mut island = Island {
            lands: boards.iter().fold(Lands::NONE, |lands, &board| lands.or(Lands::of_board(board))),
            places: [0; BoardName::ALL.len()],
            adjacent: [Lands::NONE; MOST_LANDS],
            grounds: [Ground::default(); MOST_LANDS],
            boards,
        };
        for (place, &board) in island.boards.clone().iter().enumerate() {
            island.places[board as usize] = place as u8;
            for (number, land) in (1..).zip(&board.board().lands) {
                let slot = island.slot(Land::new(board, number));
                island.adjacent[slot] = Lands::numbered(board, land.adjacent);
            }
        }
        island.join();
        island
    }

    fn join(&mut self) {
        let joins = match self.boards.len() {
            2 => TWO_BOARDS,
            3 => THREE_BOARDS,
            _ => &[],
        };
        for &(a, side_a, b, side_b) in joins {
            let (a, b) = (self.boards[a], self.boards[b]);
            for (one, other) in a.board().edges[side_a].meets(&b.board().edges[side_b]) {
                self.touch(Land::new(a, one), Land::new(b, other));
            }
        }
    }

    fn touch(&mut self, one: Land, other: Land) {
        let (first, second) = (self.slot(one), self.slot(other));
        self.adjacent[first].insert(other);
        self.adjacent[second].insert(one);
    }

    #[inline]
    fn slot(&self, land: Land) -> usize {
        let place = self.places[land.board() as usize] as usize;
        (place * LANDS_PER_BOARD as usize + (land.number() - 1) as usize) % MOST_LANDS
    }

    /// What lies in a land.
    #[inline]
    pub(crate) fn at(&self, land: Land) -> &Ground {
        &self.grounds[self.slot(land)]
    }

    /// What lies in a land, to change it.
    #[inline]
    pub(crate) fn at_mut(&mut self, land: Land) -> &mut Ground {
        &mut self.grounds[self.slot(land)]
    }

    /// The lands that a land touches; the Ocean is none (SI-182).
    #[inline]
    pub(crate) fn around(&self, land: Land) -> Lands {
        self.adjacent[self.slot(land)]
    }

    /// The lands that touch one of these.
    #[inline]
    pub(crate) fn around_all(&self, lands: Lands) -> Lands {
        lands.iter().fold(Lands::NONE, |found, land| found.or(self.around(land)))
    }

    /// The lands not farther than `range` from one of these (SI-226, SI-R18).
    #[inline]
    pub(crate) fn within(&self, range: u8, of: Lands) -> Lands {
        let (mut found, mut rim) = (of, of);
        for _ in 0..range {
            rim = self.around_all(rim).minus(found);
            if rim.is_empty() {
                break;
            }
            found = found.or(rim);
        }
        found
    }

    /// The coastal lands (SI-183).
    #[inline]
    pub(crate) fn coast(&self) -> Lands {
        self.boards.iter().fold(Lands::NONE, |lands, board| lands.or(board.coast()))
    }

    /// The lands that one of these terrains, or any land if there are none.
    pub(crate) fn of_terrains(&self, terrains: Terrains) -> Lands {
        self.lands_where(|land, _| terrains.is_empty() || terrains.contains(land.terrain()))
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
