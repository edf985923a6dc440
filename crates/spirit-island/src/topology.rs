//! Which lands there are, what they are, and which touch. All of it is state: a land can become another terrain, lands can
//! be made adjacent, boards can come and go. Nothing outside this file looks it up on the boards.

use arrayvec::ArrayVec;

use crate::byte::byte;
use crate::components::{Arrangement, BoardName, Join, Land, Lands, OCEANS, Terrain, Terrains};
use crate::content::{COLUMN, CONTACTS, LAYOUTS};

/// As many boards as a game can have: one for each of six players, and an extra one.
pub(crate) const MOST_BOARDS: usize = 7;
/// As many lands as a game can have: those of the six thematic boards.
pub(crate) const MOST_LANDS: usize = 57;
/// Lands, Oceans and the Endless Dark.
pub(crate) const PLACES: usize = MOST_LANDS + OCEANS + 1;
/// The slot of what is not in play; no array has it.
const NOWHERE: u8 = u8::MAX;

const _: () =
    assert!(OCEANS == MOST_BOARDS && LAYOUTS.len() == MOST_BOARDS && COLUMN.len() + 1 == MOST_BOARDS);

/// The shape of an island.
///
/// ```
/// use artel_spirit_island::{Arrangement, BoardName, Land, Topology};
/// let island = Topology::new(&[BoardName::G, BoardName::H], Arrangement::Standard);
/// let (g7, h3) = (Land::new(BoardName::G, 7), Land::new(BoardName::H, 3));
/// assert!(island.around(g7).contains(h3));
/// assert_eq!(island.distance(g7, Land::new(BoardName::G, 3)), Some(2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topology {
    /// The boards in the order of the seats whose Spirits start there.
    pub(crate) boards: ArrayVec<BoardName, MOST_BOARDS>,
    /// How the boards were laid.
    pub(crate) arrangement: Arrangement,
    /// All lands in play. Oceans and the Endless Dark are not among them.
    pub(crate) lands: Lands,
    /// The lands of each terrain; a land can have several.
    terrains: [Lands; Terrain::ALL.len()],
    /// The coastal lands.
    coast: Lands,
    /// For each place in play the lands it touches (SI-181).
    adjacent: [Lands; PLACES],
    /// Where the lands of this game stand in the arrays of what is in play.
    slots: [u8; Land::PLACES],
}

impl Topology {
    /// Why there is no island of these boards, if there is none: one to seven that all have letters, or thematic ones, no
    /// two alike.
    pub fn check(boards: &[BoardName], arrangement: Arrangement) -> Result<(), String> {
        if boards.is_empty() || boards.len() > MOST_BOARDS {
            return Err(format!("an island has 1 to {MOST_BOARDS} boards, not {}", boards.len()));
        }
        if (1..boards.len()).any(|place| boards[..place].contains(&boards[place])) {
            return Err("no board can lie twice".into());
        }
        let thematic = boards.iter().filter(|board| board.is_thematic()).count();
        if thematic > 0 && thematic < boards.len() {
            return Err("thematic boards and boards with letters do not fit together".into());
        }
        if thematic > 0 && arrangement != Arrangement::Standard {
            return Err("thematic boards have fixed places".into());
        }
        Ok(())
    }

    /// The shape of an island of these boards, about which [`Topology::check`] has nothing to say.
    pub fn new(boards: &[BoardName], arrangement: Arrangement) -> Topology {
        let checked = Topology::check(boards, arrangement);
        assert!(checked.is_ok(), "only boards that fit together are laid: {checked:?}");
        let mut topology = Topology {
            boards: boards.iter().copied().collect(),
            arrangement,
            lands: Lands::NONE,
            terrains: [Lands::NONE; Terrain::ALL.len()],
            coast: Lands::NONE,
            adjacent: [Lands::NONE; PLACES],
            slots: [NOWHERE; Land::PLACES],
        };
        let lands = boards.iter().flat_map(|board| board.lands().iter());
        for (slot, place) in (0..).zip(lands.chain(zones(boards.len()))) {
            topology.slots[place.index()] = slot;
        }
        for (place, &board) in boards.iter().enumerate() {
            topology.lay(board);
            let ocean = topology.slot(Land::ocean(place));
            topology.adjacent[ocean] = topology.coast.and(board.lands());
        }
        topology.join_boards();
        topology
    }

    /// Brings the lands of a board into play.
    fn lay(&mut self, board: BoardName) {
        for land in board.lands().iter() {
            let printed = land.printed();
            self.lands.insert(land);
            self.terrains[printed.terrain as usize].insert(land);
            if printed.coastal {
                self.coast.insert(land);
            }
            for &number in printed.adjacent {
                self.touch(land, Land::new(board, number));
            }
        }
    }

    fn join_boards(&mut self) {
        let boards = self.boards.clone();
        if boards.iter().any(|board| board.is_thematic()) {
            self.join_thematic();
            return;
        }
        match self.arrangement {
            Arrangement::Column => COLUMN.iter().take(boards.len() - 1).for_each(|join| self.join(join)),
            Arrangement::Standard => {
                let layout = &LAYOUTS[boards.len() - 1];
                layout.joins.iter().for_each(|join| self.join(join));
                for contact in layout.contacts {
                    let (a, b) = (boards[contact.a], boards[contact.b]);
                    let one = Land::new(a, a.board().corner(contact.corner_a));
                    self.touch(one, Land::new(b, b.board().corner(contact.corner_b)));
                }
            }
        }
    }

    fn join(&mut self, join: &Join) {
        let (a, b) = (self.boards[join.a], self.boards[join.b]);
        for (one, other) in a.board().edges[join.side_a].meets(&b.board().edges[join.side_b]) {
            self.touch(Land::new(a, one), Land::new(b, other));
        }
    }

    fn join_thematic(&mut self) {
        for (a, b, lands) in CONTACTS {
            if self.boards.contains(&a) && self.boards.contains(&b) {
                for &(one, other) in lands {
                    self.touch(Land::new(a, one), Land::new(b, other));
                }
            }
        }
    }

    /// All lands in play; Oceans and the Endless Dark are not among them.
    pub fn lands(&self) -> Lands {
        self.lands
    }

    /// Makes two lands adjacent.
    fn touch(&mut self, one: Land, other: Land) {
        let (first, second) = (self.slot(one), self.slot(other));
        self.adjacent[first].insert(other);
        self.adjacent[second].insert(one);
    }

    /// Where a place stands in the arrays of what is in play. What is not in play has no slot there.
    #[inline]
    pub(crate) fn slot(&self, land: Land) -> usize {
        self.slots[land.index()] as usize
    }

    /// The place of the board that a land or Ocean is on, among the boards in play; none of what is no land of the game.
    #[inline]
    pub(crate) fn board_place(&self, land: Land) -> Option<usize> {
        let place = self.boards.iter().position(|&board| Some(board) == land.board());
        place.or_else(|| land.ocean_place())
    }

    /// The lands in play of the board that a land or Ocean is on.
    pub(crate) fn board_of(&self, land: Land) -> Lands {
        let board = self.board_place(land).and_then(|place| self.boards.get(place));
        board.map_or(Lands::NONE, |board| board.lands()).and(self.lands)
    }

    /// The lands that a land touches; the Ocean is none (SI-182). An Ocean touches the coastal lands of its board.
    #[inline]
    pub fn around(&self, land: Land) -> Lands {
        self.adjacent[self.slot(land)]
    }

    /// The lands that a land touches, where these Oceans are lands too.
    #[inline]
    pub(crate) fn around_with(&self, land: Land, seas: Lands) -> Lands {
        let around = self.around(land);
        if seas.is_empty() || !self.coast.contains(land) {
            return around;
        }
        let ocean = self.board_place(land).map_or(Lands::NONE, |place| Lands::only(Land::ocean(place)));
        around.or(ocean.and(seas))
    }

    /// The lands not farther than `range` from one of these (SI-226, SI-R18).
    #[inline]
    pub fn within(&self, range: u8, of: Lands) -> Lands {
        self.within_with(range, of, Lands::NONE)
    }

    /// The lands not farther than `range` from one of these, where these Oceans are lands too.
    #[inline]
    pub(crate) fn within_with(&self, range: u8, of: Lands, seas: Lands) -> Lands {
        let (mut found, mut rim) = (of, of);
        for _ in 0..range {
            let next = rim.iter().fold(Lands::NONE, |found, land| found.or(self.around_with(land, seas)));
            rim = next.minus(found);
            if rim.is_empty() {
                break;
            }
            found = found.or(rim);
        }
        found
    }

    /// How far it is from one land to another, counted in lands; none if there is no way (SI-R18).
    pub fn distance(&self, from: Land, to: Land) -> Option<u8> {
        (0..=byte(MOST_LANDS)).find(|&range| self.within(range, Lands::only(from)).contains(to))
    }

    /// The coastal lands (SI-183).
    #[inline]
    pub fn coast(&self) -> Lands {
        self.coast
    }

    /// Whether the land is coastal (SI-183).
    #[inline]
    pub fn is_coastal(&self, land: Land) -> bool {
        self.coast.contains(land)
    }

    /// The terrain of a land in play: the first, if it has several.
    pub fn terrain(&self, land: Land) -> Terrain {
        let mut all = Terrain::ALL.into_iter();
        let Some(terrain) = all.find(|&terrain| self.terrains[terrain as usize].contains(land)) else {
            unreachable!("every land in play has a terrain, {land} too")
        };
        terrain
    }

    /// Whether the land has one of these terrains.
    #[inline]
    pub(crate) fn has_terrain(&self, land: Land, terrains: Terrains) -> bool {
        terrains.iter().any(|terrain| self.terrains[terrain as usize].contains(land))
    }

    /// The lands that have one of these terrains, or all lands if none is named.
    pub(crate) fn of_terrains(&self, terrains: Terrains) -> Lands {
        if terrains.is_empty() {
            return self.lands;
        }
        let lands = terrains.iter().map(|terrain| self.terrains[terrain as usize]);
        lands.fold(Lands::NONE, Lands::or).and(self.lands)
    }
}

/// The Oceans of so many boards, and the Endless Dark.
fn zones(boards: usize) -> impl Iterator<Item = Land> {
    (0..boards).map(Land::ocean).chain([Land::ENDLESS_DARK])
}
