//! How many pieces there are, by kind and damage.

use super::{Kind, Kinds, Piece};

/// The first slot of each kind, and one more than the last.
const SLOTS: [usize; Kind::ALL.len() + 1] = {
    let mut slots = [0; Kind::ALL.len() + 1];
    let mut at = 0;
    while at < Kind::ALL.len() {
        slots[at + 1] = slots[at] + Kind::ALL[at].most_damage() as usize + 1;
        at += 1;
    }
    slots
};

/// Pieces by kind and damage, each in a byte of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Counts([u8; SLOTS[Kind::ALL.len()]]);

impl Counts {
    /// Where such pieces are counted. More damage than there is a place for is a mistake, and ends here.
    #[inline]
    fn slot(piece: Piece) -> usize {
        let slot = SLOTS[piece.kind as usize] + piece.damage as usize;
        assert!(slot < SLOTS[piece.kind as usize + 1], "no {} stands with such damage", piece.kind);
        slot
    }

    /// How many pieces just like this one.
    #[inline]
    pub(crate) fn count_of(&self, piece: Piece) -> u8 {
        self.0[Counts::slot(piece)]
    }

    /// How many pieces of a kind.
    #[inline]
    pub(crate) fn count(&self, kind: Kind) -> u8 {
        self.0[SLOTS[kind as usize]..SLOTS[kind as usize + 1]]
            .iter()
            .fold(0, |sum, &each| sum.saturating_add(each))
    }

    /// The pieces of these kinds that players can tell apart, each once, with their number.
    #[inline]
    pub(crate) fn pieces(&self, kinds: Kinds) -> impl Iterator<Item = (Piece, u8)> + use<> {
        let counts = self.0;
        kinds.iter().flat_map(move |kind| {
            let first = SLOTS[kind as usize];
            (first..SLOTS[kind as usize + 1]).filter_map(move |slot| {
                let piece = Piece { kind, damage: (slot - first) as u8 };
                (counts[slot] > 0).then_some((piece, counts[slot]))
            })
        })
    }

    /// Adds pieces.
    #[inline]
    pub(crate) fn add(&mut self, piece: Piece, count: u8) {
        let slot = &mut self.0[Counts::slot(piece)];
        *slot = slot.saturating_add(count);
    }

    /// Takes pieces away, as far as there are.
    #[inline]
    pub(crate) fn take(&mut self, piece: Piece, count: u8) {
        let slot = &mut self.0[Counts::slot(piece)];
        *slot = slot.saturating_sub(count);
    }

    /// All damage vanishes (SI-163).
    pub(crate) fn heal(&mut self) {
        for kind in Kind::ALL {
            let all = self.count(kind);
            self.0[SLOTS[kind as usize]..SLOTS[kind as usize + 1]].fill(0);
            self.add(Piece::whole(kind), all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Counts, Kind, Kinds, Piece};

    #[test]
    fn a_town_with_more_health_keeps_all_its_damage() {
        let mut counts = Counts::default();
        let hurt = Piece { kind: Kind::Town, damage: 2 };
        counts.add(hurt, 1);
        counts.add(Piece { kind: Kind::Town, damage: 1 }, 2);
        assert_eq!((counts.count_of(hurt), counts.count(Kind::Town)), (1, 3));
        assert_eq!(counts.pieces(Kinds::ALL).last(), Some((hurt, 1)));
    }

    #[test]
    #[should_panic(expected = "no town stands with such damage")]
    fn damage_is_never_made_less() {
        Counts::default().add(Piece { kind: Kind::Town, damage: Kind::Town.most_damage() + 1 }, 1);
    }
}
