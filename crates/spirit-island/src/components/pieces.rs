//! A few pieces, by what players can tell apart.

use arrayvec::ArrayVec;

use super::Piece;

/// More different pieces than come together.
const MOST_DIFFERENT: usize = 24;

/// Pieces, each different one once, with its number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pieces(ArrayVec<(Piece, u8), MOST_DIFFERENT>);

impl Pieces {
    /// Each different piece once, with its number.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Piece, u8)> {
        self.0.iter().copied()
    }

    /// Adds pieces alike.
    pub(crate) fn add(&mut self, piece: Piece, count: u8) {
        match self.0.binary_search_by_key(&piece, |&(each, _)| each) {
            Ok(place) => {
                let sum = self.0[place].1.checked_add(count);
                self.0[place].1 = sum.unwrap_or_else(|| panic!("there are not so many {piece}"));
            }
            Err(place) => self.0.insert(place, (piece, count)),
        }
    }

    /// Takes one piece away, which is there.
    pub(crate) fn take(&mut self, piece: Piece) {
        let place = self.0.iter().position(|&(each, _)| each == piece);
        let place = place.unwrap_or_else(|| panic!("no {piece} is there"));
        self.0[place].1 -= 1;
        self.0.retain(|(_, count)| *count > 0);
    }
}

impl FromIterator<(Piece, u8)> for Pieces {
    fn from_iter<I: IntoIterator<Item = (Piece, u8)>>(pieces: I) -> Self {
        let mut all = Pieces::default();
        pieces.into_iter().for_each(|(piece, count)| all.add(piece, count));
        all
    }
}

impl IntoIterator for Pieces {
    type Item = (Piece, u8);
    type IntoIter = arrayvec::IntoIter<(Piece, u8), MOST_DIFFERENT>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
