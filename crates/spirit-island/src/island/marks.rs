//! The pieces with damage or Strife. They are few, so that the lands only count pieces, and one list tells which of them
//! are not as they came.

use arrayvec::ArrayVec;

use crate::components::{Dream, INVADERS, Kind, Kinds, Land, Lands, Piece};

/// More lands and different pieces with damage or Strife than there are at once.
const MOST: usize = 160;

/// Some pieces of a land that are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Mark {
    land: Land,
    kind: Kind,
    damage: u8,
    strife: u8,
    dream: Dream,
    count: u8,
}

impl Mark {
    /// What is alike about them.
    fn key(self) -> (Land, Kind, u8, u8, Dream) {
        (self.land, self.kind, self.damage, self.strife, self.dream)
    }

    /// The kind of the pieces.
    #[inline]
    pub(super) fn kind(self) -> Kind {
        self.kind
    }

    /// How many there are.
    #[inline]
    pub(super) fn count(self) -> u8 {
        self.count
    }

    /// One of them.
    #[inline]
    pub(super) fn piece(self) -> Piece {
        Piece { damage: self.damage, strife: self.strife, dream: self.dream, ..Piece::whole(self.kind) }
    }
}

/// All of them, land by land, and in a land by kind, damage and Strife.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Marks(ArrayVec<Mark, MOST>);

impl Marks {
    /// Those of a land.
    #[inline]
    pub(super) fn of(&self, land: Land) -> &[Mark] {
        if self.0.is_empty() {
            return &[];
        }
        let from = self.0.partition_point(|mark| mark.land < land);
        let to = self.0[from..].partition_point(|mark| mark.land == land);
        &self.0[from..from + to]
    }

    /// Pieces come that have damage or Strife.
    pub(super) fn add(&mut self, land: Land, piece: Piece, count: u8) {
        let Piece { kind, damage, strife, dream, .. } = piece;
        let mark = Mark { land, kind, damage, strife, dream, count };
        match self.0.binary_search_by_key(&mark.key(), |each| each.key()) {
            Ok(place) => self.0[place].count += count,
            Err(place) => self.0.insert(place, mark),
        }
    }

    /// Pieces go that have damage or Strife.
    pub(super) fn take(&mut self, land: Land, piece: Piece, count: u8) {
        let key = (land, piece.kind, piece.damage, piece.strife, piece.dream);
        let found = self.0.binary_search_by_key(&key, |each| each.key());
        let Some(mark) = found.ok().map(|place| &mut self.0[place]) else {
            panic!("no {piece} is in {land}")
        };
        assert!(mark.count >= count, "there are not so many {piece} in {land}");
        mark.count -= count;
        if mark.count == 0 {
            self.0.retain(|mark| mark.key() != key);
        }
    }

    /// All damage to pieces of these kinds vanishes (SI-163), but not to Invaders of these lands; Strife stays.
    pub(super) fn heal(&mut self, kinds: Kinds, unhealed: Lands) {
        let stays = |mark: &Mark| unhealed.contains(mark.land) && INVADERS.contains(mark.kind);
        let heals = |mark: &Mark| kinds.contains(mark.kind) && !stays(mark);
        self.change(|mark| mark.damage > 0 && heals(mark), |piece| piece.with_damage(0));
    }

    /// All dreams end.
    pub(super) fn wake(&mut self) {
        self.change(|mark| mark.dream != Dream::default(), |piece| piece.dreaming(0));
    }

    /// Some of the pieces become other ones.
    fn change(&mut self, these: impl Fn(&Mark) -> bool, into: impl Fn(Piece) -> Piece) {
        let changed: ArrayVec<Mark, MOST> = self.0.iter().copied().filter(|mark| these(mark)).collect();
        self.0.retain(|mark| !these(mark));
        for mark in changed {
            let piece = into(mark.piece());
            if !piece.is_plain() {
                self.add(mark.land, piece, mark.count);
            }
        }
    }
}
