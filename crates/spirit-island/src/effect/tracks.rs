//! Presence tracks as a Spirit panel shows them (SI-061).

use super::Effects;
use crate::components::Element;

/// A track besides the two that every panel has: a branch, or one of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Its spaces, in the order in which they are uncovered.
    pub slots: &'static [Slot],
    /// How many of them no Presence covers at the start.
    pub shown: u8,
    /// Spaces of other tracks, by track and place counted from zero, of which one must be uncovered before the first space
    /// of this one; none if it begins by itself.
    pub after: &'static [(u8, u8)],
}

/// As many gifts as a space can have.
const MOST_GIFTS: usize = 3;

/// One space of a Presence track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The number on it: of the upper track Energy for each turn, of the lower one card plays (SI-063).
    pub number: Option<u8>,
    /// What it gives besides.
    pub gives: [Option<Gift>; MOST_GIFTS],
}

/// What a space of a track gives while it is uncovered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// An element (SI-064).
    Element(Element),
    /// An element of choice, chosen anew each turn.
    AnyElement,
    /// So much more Energy each turn (SM-050).
    MoreEnergy(u8),
    /// So many more card plays each turn (SM-050).
    MorePlays(u8),
    /// So much more Range for all Powers (SM-049).
    Range(u8),
    /// Once in each Spirit phase, if its Spirit likes (SM-051).
    Action(Effects),
}

impl Slot {
    /// A space with nothing on it.
    pub const EMPTY: Slot = Slot { number: None, gives: [None; MOST_GIFTS] };

    /// The same with one gift more.
    #[must_use]
    pub const fn and(mut self, gift: Gift) -> Slot {
        let mut at = 0;
        while self.gives[at].is_some() {
            at += 1;
        }
        self.gives[at] = Some(gift);
        self
    }

    /// What it gives besides its number.
    pub fn gifts(&self) -> impl Iterator<Item = Gift> + Clone {
        self.gives.into_iter().flatten()
    }

    /// How many things it allows once a turn.
    pub(crate) const fn actions(&self) -> usize {
        let (mut count, mut at) = (0, 0);
        while at < MOST_GIFTS {
            if let Some(Gift::Action(_)) = self.gives[at] {
                count += 1;
            }
            at += 1;
        }
        count
    }

    /// The elements it gives.
    pub fn elements(&self) -> impl Iterator<Item = Element> + Clone {
        self.gifts().filter_map(|gift| if let Gift::Element(element) = gift { Some(element) } else { None })
    }
}
