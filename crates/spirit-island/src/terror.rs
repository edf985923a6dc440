//! The Fear deck with its dividers, and the Terror Level they stand for (SI-022, SI-108).

/// How many Terror Levels there are.
const LEVELS: usize = 3;
/// More cards than are left for one level.
const MOST_LEFT: u8 = 24;

/// The Terror Level and the Fear cards that are left for each level.
///
/// The level is kept and not computed: a card that is added later does not lower it (SI-R10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terror {
    level: u8,
    left: [u8; LEVELS],
    /// Whether the dividers lie apart from the deck, and only rituals raise the level; the level is one more than all when
    /// the last one was performed.
    apart: bool,
}

impl Terror {
    /// A Fear deck with so many cards for each level. Levels without cards are passed at once.
    pub(crate) fn new(left: [u8; LEVELS]) -> Terror {
        let mut terror = Terror { level: 1, left, apart: false };
        terror.rise();
        terror
    }

    /// A Fear deck without dividers: only rituals raise the level.
    pub(crate) fn apart(left: [u8; LEVELS]) -> Terror {
        Terror { level: 1, left: [0, 0, left.iter().sum()], apart: true }
    }

    /// The same with this level and so many cards; none if a game does not come to that.
    pub(crate) fn apart_at(level: u8, cards: u8) -> Option<Terror> {
        let fits = (1..=LEVELS as u8 + 1).contains(&level) && cards <= MOST_LEFT;
        fits.then_some(Terror { level, left: [0, 0, cards], apart: true })
    }

    /// Whether the dividers lie apart from the deck.
    pub(crate) fn is_apart(self) -> bool {
        self.apart
    }

    /// How many rituals were performed.
    pub(crate) fn rituals(self) -> u8 {
        if self.apart { self.level - 1 } else { 0 }
    }

    /// A ritual raises the level.
    pub(crate) fn perform(&mut self) {
        assert!(self.apart && !self.is_done(), "only rituals raise this level, and not beyond victory");
        self.level += 1;
    }

    /// Whether Fear has won: the deck is empty, or the last ritual was performed.
    #[inline]
    pub(crate) fn is_done(self) -> bool {
        if self.apart { usize::from(self.level) > LEVELS } else { self.cards() == 0 }
    }

    /// The Terror Level, counted from one.
    #[inline]
    pub(crate) fn level(self) -> u8 {
        self.level.min(LEVELS as u8)
    }

    /// The level as a place in a list.
    #[inline]
    pub(crate) fn place(self) -> usize {
        usize::from(self.level()) - 1
    }

    /// Cards left in the deck.
    #[inline]
    pub(crate) fn cards(self) -> u8 {
        self.left.iter().sum()
    }

    /// Cards to be earned before the next level; at the last level before victory; none where rituals raise it.
    pub(crate) fn to_next_level(self) -> u8 {
        if self.apart {
            return 0;
        }
        self.left[self.place()]
    }

    /// The top card is earned (SI-092); whether the level rises by that.
    #[inline]
    pub(crate) fn earn(&mut self) -> bool {
        let place = if self.apart { LEVELS - 1 } else { self.place() };
        let left = &mut self.left[place];
        assert!(*left > 0, "no Fear card is left to be earned");
        *left -= 1;
        self.rise()
    }

    /// The level and the cards that are left for each level, as they are; none if a game does not come to that.
    pub(crate) fn at(level: u8, left: [u8; LEVELS]) -> Option<Terror> {
        let place = usize::from(level).checked_sub(1).filter(|place| *place < LEVELS)?;
        let passed = left[..place].iter().all(|cards| *cards == 0);
        let stays = left[place] > 0 || place + 1 == LEVELS;
        (passed && stays && left.iter().all(|cards| *cards <= MOST_LEFT)).then_some(Terror {
            level,
            left,
            apart: false,
        })
    }

    /// The cards that are left for each level.
    pub(crate) fn left(self) -> [u8; LEVELS] {
        self.left
    }

    /// A card is put on top of the deck: it has to be earned at this level, which never falls (SI-R10).
    pub(crate) fn add(&mut self) {
        let place = if self.apart { LEVELS - 1 } else { self.place() };
        let left = &mut self.left[place];
        let Some(more) = left.checked_add(1) else { panic!("a Fear deck is smaller than that") };
        *left = more;
    }

    /// Passes levels that have no cards left.
    fn rise(&mut self) -> bool {
        if self.apart {
            return false;
        }
        let before = self.level;
        while self.left[self.place()] == 0 && self.place() + 1 < LEVELS {
            self.level += 1;
        }
        self.level > before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The level after each card earned.
    fn levels(cards: [u8; 3]) -> Vec<u8> {
        let mut terror = Terror::new(cards);
        let mut levels = vec![terror.level()];
        while terror.cards() > 0 {
            terror.earn();
            levels.push(terror.level());
        }
        levels
    }

    #[test]
    fn the_level_rises_with_the_last_card_above_a_divider() {
        assert_eq!(levels([3, 3, 3]), [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
    }

    #[test]
    fn a_deck_may_have_more_than_nine_cards() {
        // Computed from the cards left, the level was below one here.
        assert_eq!(levels([4, 5, 4]), [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
        assert_eq!(levels([0, 2, 1]), [2, 2, 3, 3]);
    }

    #[test]
    fn a_card_that_is_added_does_not_lower_the_level() {
        let mut terror = Terror::new([3, 3, 3]);
        let rises = [0; 3].map(|_| terror.earn());
        assert_eq!(rises, [false, false, true]);
        assert_eq!((terror.level(), terror.to_next_level()), (2, 3));
        terror.add();
        assert_eq!((terror.level(), terror.to_next_level(), terror.cards()), (2, 4, 7));
        // One card is left above the divider: with another the level stays, and there are two to go.
        let mut last = Terror::new([1, 3, 3]);
        last.add();
        assert_eq!((last.level(), last.to_next_level()), (1, 2));
        assert!(!last.earn());
        assert!(last.earn());
        assert_eq!(last.level(), 2);
    }

    #[test]
    #[should_panic(expected = "no Fear card is left")]
    fn nothing_is_earned_from_an_empty_deck() {
        Terror::new([0, 0, 0]).earn();
    }
}
