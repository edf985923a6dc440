//! The island: its lands and what lies in each.

mod marks;

use std::ops::Deref;

use artel_engine::Seat;

use crate::byte::byte;
use crate::components::{
    Arrangement, BoardName, INVADERS, Kind, Kinds, Land, Lands, OWNED, Piece, UNDER_OTHERS, WITH_HEALTH,
};
use crate::topology::{PLACES, Topology};
use marks::{Mark, Marks};

/// As many Spirits as a game can have.
pub(crate) const MOST_SPIRITS: usize = 6;

/// The kinds of which a land holds a number: all but those that belong to a Spirit.
const COUNTED: usize = Kind::Presence as usize;

const _: () = assert!(MOST_SPIRITS <= u8::BITS as usize, "a byte has a bit for each seat");
const _: () = assert!(Kind::Incarna as usize == COUNTED + 1 && Kind::ALL.len() == COUNTED + 2);

/// What lies in a land, counted. Which of the pieces have damage or Strife is told by the [`Island`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ground {
    /// Pieces by kind.
    counts: [u8; COUNTED],
    /// Presence by seat.
    presence: [u8; MOST_SPIRITS],
    /// The seats whose Incarnas are here, a bit for each: there are many lands, so that each byte of them counts.
    incarnas: u8,
    /// Defend that Powers have put into this very land (SI-274).
    pub(crate) defend: u8,
}

impl Ground {
    /// How many pieces of a kind.
    #[inline]
    pub(crate) fn count(&self, kind: Kind) -> u8 {
        match self.counts.get(kind as usize) {
            Some(&count) => count,
            None if kind == Kind::Presence => self.all_presence(),
            None => byte(self.incarnas.count_ones() as usize),
        }
    }

    /// How many pieces of these kinds.
    #[inline]
    pub(crate) fn total(&self, kinds: Kinds) -> u8 {
        kinds.iter().map(|kind| self.count(kind)).sum()
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

    /// Blight.
    #[inline]
    pub(crate) fn blight(&self) -> u8 {
        self.count(Kind::Blight)
    }

    /// Presence of a Spirit.
    #[inline]
    pub(crate) fn presence(&self, seat: Seat) -> u8 {
        self.presence[seat.index()]
    }

    /// Presence of all Spirits together.
    #[inline]
    pub(crate) fn all_presence(&self) -> u8 {
        self.presence.iter().sum()
    }

    /// Whether the Incarna of a Spirit is here.
    #[inline]
    fn has_incarna(&self, seat: Seat) -> bool {
        self.incarnas >> seat.index() & 1 == 1
    }

    /// Where the pieces of this kind and owner are counted.
    #[inline]
    fn place(&mut self, piece: Piece) -> &mut u8 {
        match (piece.owner, piece.kind) {
            (Some(seat), Kind::Presence) => &mut self.presence[seat.index()],
            (None, kind) if !OWNED.contains(kind) => &mut self.counts[kind as usize],
            (owner, kind) => panic!("{owner:?} cannot own a {kind}"),
        }
    }

    fn add(&mut self, piece: Piece, count: u8) {
        assert!(!UNDER_OTHERS.contains(piece.kind), "{piece} is no piece by itself");
        if let (Kind::Incarna, Some(seat)) = (piece.kind, piece.owner) {
            assert!(count == 1 && !self.has_incarna(seat), "a Spirit has one Incarna");
            self.incarnas |= 1 << seat.index();
            return;
        }
        let place = self.place(piece);
        *place = place.checked_add(count).unwrap_or_else(|| panic!("no land has so many {piece}"));
        if piece.strife > 0 {
            let strife = &mut self.counts[Kind::Strife as usize];
            let more = piece.strife.checked_mul(count).and_then(|more| strife.checked_add(more));
            *strife = more.unwrap_or_else(|| panic!("no land has so much Strife"));
        }
    }

    fn take(&mut self, piece: Piece, count: u8) {
        if let (Kind::Incarna, Some(seat)) = (piece.kind, piece.owner) {
            assert!(count == 1 && self.has_incarna(seat), "no Incarna is there");
            self.incarnas &= !(1 << seat.index());
            return;
        }
        let place = self.place(piece);
        *place = place.checked_sub(count).unwrap_or_else(|| panic!("there are not so many {piece}"));
        if piece.strife > 0 {
            let strife = &mut self.counts[Kind::Strife as usize];
            let less = piece.strife.checked_mul(count).and_then(|less| strife.checked_sub(less));
            *strife = less.unwrap_or_else(|| panic!("there is not so much Strife"));
        }
    }

    /// The pieces of a kind, those without damage and Strife first; none of what lies under others.
    #[inline]
    fn alike(self, kind: Kind, marks: &[Mark]) -> impl Iterator<Item = (Piece, u8)> {
        let marked = marks.iter().filter(move |mark| mark.kind() == kind);
        let plain = if OWNED.contains(kind) || UNDER_OTHERS.contains(kind) {
            0
        } else {
            self.count(kind) - marked.clone().map(|mark| mark.count()).sum::<u8>()
        };
        let plain = (plain > 0).then_some((Piece::whole(kind), plain));
        let seats = if OWNED.contains(kind) { byte(MOST_SPIRITS) } else { 0 };
        let owned = (0..seats).map(Seat).filter_map(move |seat| {
            let incarna = u8::from(self.has_incarna(seat));
            let count = if kind == Kind::Presence { self.presence(seat) } else { incarna };
            (count > 0).then_some((Piece::of(kind, seat), count))
        });
        plain.into_iter().chain(marked.map(|mark| (mark.piece(), mark.count()))).chain(owned)
    }
}

/// The boards in play, how their lands touch, and what lies there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Island {
    topology: Topology,
    /// For each place in play what lies there.
    grounds: [Ground; PLACES],
    /// The pieces that have damage or Strife.
    marks: Marks,
    /// For each kind the places where there are such pieces: asked far more often than it changes.
    places: [Lands; Kind::ALL.len()],
    /// For each seat the places with its Presence.
    presence: [Lands; MOST_SPIRITS],
    /// The Spirit whose Presence on a board makes its Ocean a land for Powers and for Blight.
    sea_spirit: Option<Seat>,
    /// The Oceans that are lands so.
    seas: Lands,
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
        Island {
            topology: Topology::new(boards, arrangement),
            grounds: [Ground::default(); PLACES],
            marks: Marks::default(),
            places: [Lands::NONE; Kind::ALL.len()],
            presence: [Lands::NONE; MOST_SPIRITS],
            sea_spirit: None,
            seas: Lands::NONE,
        }
    }

    /// The Spirit of this seat makes Oceans lands by its Presence.
    pub(crate) fn set_sea_spirit(&mut self, seat: Seat) {
        self.sea_spirit = Some(seat);
        self.find_seas();
    }

    /// Whether a Spirit plays that makes Oceans lands.
    pub(crate) fn has_sea_spirit(&self) -> bool {
        self.sea_spirit.is_some()
    }

    /// The Oceans that are lands for Powers and for Blight now.
    #[inline]
    pub(crate) fn seas(&self) -> Lands {
        self.seas
    }

    /// Keeps in mind which Oceans are lands: those of boards where the Spirit that makes them so has Presence.
    fn find_seas(&mut self) {
        let Some(seat) = self.sea_spirit else { return };
        let presence = self.presence_anywhere(seat);
        let in_play = (0..self.boards.len()).map(Land::ocean).filter(|&ocean| {
            let board = self.board_of(ocean).or(Lands::only(ocean));
            !presence.and(board).is_empty()
        });
        self.seas = in_play.collect();
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

    /// The pieces of these kinds that players can tell apart, each once, with their number.
    #[inline]
    pub(crate) fn pieces(&self, land: Land, kinds: Kinds) -> impl Iterator<Item = (Piece, u8)> {
        let ground = *self.at(land);
        let marks = if kinds.and(WITH_HEALTH).is_empty() { &[] } else { self.marks.of(land) };
        kinds.iter().flat_map(move |kind| ground.alike(kind, marks))
    }

    /// The same with the Invaders that have Strife, if Strife is meant too.
    pub(crate) fn pieces_to_pick(&self, land: Land, kinds: Kinds) -> impl Iterator<Item = (Piece, u8)> {
        let bearers = if kinds.contains(Kind::Strife) { INVADERS.minus(kinds) } else { Kinds::EMPTY };
        let strifed = self.pieces(land, bearers).filter(|(piece, _)| piece.strife > 0);
        self.pieces(land, kinds).chain(strifed)
    }

    /// How many pieces just like this one are in the land.
    #[inline]
    pub(crate) fn count_of(&self, land: Land, piece: Piece) -> u8 {
        let mut alike = self.pieces(land, Kinds::only(piece.kind));
        alike.find(|(each, _)| *each == piece).map_or(0, |(_, count)| count)
    }

    /// Adds pieces to a land.
    #[inline]
    pub(crate) fn add(&mut self, land: Land, piece: Piece, count: u8) {
        if count == 0 {
            return;
        }
        self.at_mut(land).add(piece, count);
        if !piece.is_plain() {
            self.marks.add(land, piece, count);
        }
        self.find(land, piece);
    }

    /// Keeps in mind where such pieces are.
    #[inline]
    fn find(&mut self, land: Land, piece: Piece) {
        let ground = self.grounds[self.topology.slot(land)];
        let mark =
            |places: &mut Lands, there: bool| if there { places.insert(land) } else { places.remove(land) };
        if land.is_listed() {
            mark(&mut self.places[piece.kind as usize], ground.count(piece.kind) > 0);
            if piece.strife > 0 {
                mark(&mut self.places[Kind::Strife as usize], ground.count(Kind::Strife) > 0);
            }
            if let (Kind::Presence, Some(seat)) = (piece.kind, piece.owner) {
                mark(&mut self.presence[seat.index()], ground.presence(seat) > 0);
                if self.sea_spirit == Some(seat) {
                    self.find_seas();
                }
            }
        }
    }

    /// Takes pieces out of a land in which they are.
    #[inline]
    pub(crate) fn take(&mut self, land: Land, piece: Piece, count: u8) {
        if piece.is_plain() {
            assert!(self.count_of(land, piece) >= count, "there are not so many {piece} in {land}");
        } else {
            self.marks.take(land, piece, count);
        }
        self.at_mut(land).take(piece, count);
        self.find(land, piece);
    }

    /// All dreams end.
    pub(crate) fn wake(&mut self) {
        self.marks.wake();
    }

    /// All damage to pieces of these kinds vanishes (SI-163), but not to Invaders of these lands.
    pub(crate) fn heal(&mut self, kinds: Kinds, unhealed: Lands) {
        self.marks.heal(kinds, unhealed);
    }

    /// The lands with Presence of a Spirit (SI-055), Oceans that are lands for Powers left out.
    #[inline]
    pub(crate) fn presence(&self, seat: Seat) -> Lands {
        self.presence[seat.index()].and(self.lands)
    }

    /// All places with Presence of a Spirit, Oceans too.
    #[inline]
    pub(crate) fn presence_anywhere(&self, seat: Seat) -> Lands {
        self.presence[seat.index()]
    }

    /// Whether there is a piece of these kinds anywhere.
    #[inline]
    pub(crate) fn has(&self, kinds: Kinds) -> bool {
        !self.with(kinds).is_empty()
    }

    /// The lands with a piece of these kinds.
    #[inline]
    pub(crate) fn with(&self, kinds: Kinds) -> Lands {
        let places = kinds.iter().map(|kind| self.places[kind as usize]);
        places.fold(Lands::NONE, Lands::or).and(self.lands)
    }
}
