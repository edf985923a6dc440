//! Sets of small things (tiles, seats, treasures) as the bits of one word.

use std::fmt;
use std::marker::PhantomData;

use serde::{Serialize, Serializer};

/// A thing of which there are at most 32, each with a number.
pub trait Member: Copy + Eq {
    /// How many there are; the numbers are below this.
    const COUNT: u8;

    /// The number of this one.
    fn index(self) -> u8;

    /// The one with this number, which is below [`Member::COUNT`].
    fn from_index(index: u8) -> Self;
}

/// A set of at most 32 things.
///
/// ```
/// use artel_engine::{Seat, Set};
/// let pair: Set<Seat> = [Seat(1), Seat(3)].into_iter().collect();
/// assert!(pair.contains(Seat(3)) && !pair.contains(Seat(0)));
/// assert_eq!(pair.len(), 2);
/// assert_eq!(pair.nth(1), Seat(3));
/// ```
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T: Member> Set<T> {
    /// The set without members.
    pub const EMPTY: Set<T> = Set::from_bits(0);
    /// The set of all there are.
    pub const ALL: Set<T> = Set::from_bits(u32::MAX >> (32 - T::COUNT));

    /// The set whose members' numbers are the ones in `bits`.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Set { bits, of: PhantomData }
    }

    /// The members' numbers as bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.bits
    }

    /// The set of one.
    #[inline]
    pub fn only(member: T) -> Self {
        Set::from_bits(1 << member.index())
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many members there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether this one is a member.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.bits >> member.index() & 1 == 1
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.bits |= 1 << member.index();
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.bits &= !(1 << member.index());
    }

    /// This set with one more member.
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> Self {
        Set::from_bits(self.bits | 1 << member.index())
    }

    /// This set with one member fewer.
    #[inline]
    #[must_use]
    pub fn without(self, member: T) -> Self {
        Set::from_bits(self.bits & !(1 << member.index()))
    }

    /// What is in this set or in the other.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Set::from_bits(self.bits | other.bits)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Set::from_bits(self.bits & other.bits)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Set::from_bits(self.bits & !other.bits)
    }

    /// The member with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::from_index(self.bits.trailing_zeros() as u8))
    }

    /// The member at place `n` in the order of the numbers; `n` is below [`Set::len`].
    #[inline]
    pub fn nth(self, mut n: u32) -> T {
        // Halves the word, keeping the half with the member: quicker than dropping members one by
        // one, because nothing here depends on a guess of the processor.
        let (mut bits, mut index) = (self.bits, 0);
        for half in [16, 8, 4, 2, 1] {
            let below = (bits & ((1 << half) - 1)).count_ones();
            let above = u32::from(n >= below);
            n -= below * above;
            index += half * above;
            bits >>= half * above;
        }
        T::from_index(index as u8)
    }

    /// The members, lowest number first.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members { left: self }
    }

    /// The members whose places are the bits of `places`: with the numbers below two to the power of
    /// [`Set::len`], every subset once.
    #[must_use]
    pub fn subset(self, places: u32) -> Self {
        self.iter()
            .enumerate()
            .filter(|(place, _)| places >> place & 1 == 1)
            .map(|(_, member)| member)
            .collect()
    }

    /// Every set of one or more of these members.
    pub fn subsets(self) -> impl Iterator<Item = Set<T>> {
        let all = self.bits;
        let mut next = all;
        std::iter::from_fn(move || {
            let bits = next;
            next = bits.wrapping_sub(1) & all;
            (bits != 0).then(|| Set::from_bits(bits))
        })
    }
}

/// The members of a [`Set`], one by one.
pub struct Members<T> {
    left: Set<T>,
}

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.left.first();
        self.left.bits &= self.left.bits.wrapping_sub(1);
        first
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.left.len() as usize;
        (count, Some(count))
    }
}

impl<T: Member> ExactSizeIterator for Members<T> {}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn set(numbers: &[u8]) -> Set<Seat> {
        numbers.iter().map(|&n| Seat(n)).collect()
    }

    #[test]
    fn members_come_in_order_and_by_place() {
        let some = set(&[7, 2, 4]);
        assert_eq!(some.iter().collect::<Vec<_>>(), [Seat(2), Seat(4), Seat(7)]);
        assert_eq!((0..3).map(|n| some.nth(n)).collect::<Vec<_>>(), [Seat(2), Seat(4), Seat(7)]);
        assert_eq!(some.iter().len(), 3);
        assert_eq!(Set::<Seat>::ALL.len(), 8);
    }

    #[test]
    fn subsets_are_all_the_sets_of_at_least_one_member() {
        let mut all: Vec<_> = set(&[1, 3, 5]).subsets().map(Set::bits).collect();
        all.sort_unstable();
        assert_eq!(all, [0b10, 0b1000, 0b1010, 0b10_0000, 0b10_0010, 0b10_1000, 0b10_1010]);
        assert_eq!(Set::<Seat>::EMPTY.subsets().count(), 0);
        let mut numbered: Vec<_> = (1..8).map(|places| set(&[1, 3, 5]).subset(places).bits()).collect();
        numbered.sort_unstable();
        assert_eq!(numbered, all);
    }

    #[test]
    fn algebra() {
        let (a, b) = (set(&[1, 2]), set(&[2, 3]));
        assert_eq!(a.or(b), set(&[1, 2, 3]));
        assert_eq!(a.and(b), set(&[2]));
        assert_eq!(a.minus(b), set(&[1]));
        assert_eq!(a.without(Seat(1)).with(Seat(3)), b);
        assert_eq!(Set::<Seat>::default(), set(&[]));
    }
}
