//! Cards, Spirits and boxes by their place in the content tables.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::big_set::big_set;
use crate::content::{
    ADVERSARIES, BLIGHTS, BOXES, Contents, FEARS, HAPPENINGS, INVADERS, POWERS, PROGRESSIONS, SCENARIOS,
    SPIRITS, uniques_of,
};
use crate::effect::{Adversary, Blight, Fear, Happening, Invaders, Power, PowerKind, Scenario, Spirit};

/// Declares a name for the entries of a content table, written by the entry's id.
macro_rules! table_entry {
    ($(#[$about:meta])* $name:ident($number:ty), $noun:literal, $entry:ty, $table:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name($number);

        const _: () = assert!($table.len() <= <$number>::MAX as usize + 1, "the table is longer than its ids reach");

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $table.len();

            /// The one at this place of the table, which has as many places as [`Self::COUNT`] says.
            #[inline]
            pub const fn at(place: usize) -> Self {
                assert!(place < Self::COUNT, "the table has no such place");
                $name(place as $number)
            }

            /// Its place in the table.
            #[inline]
            pub const fn place(self) -> usize {
                self.0 as usize
            }

            /// All of them.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..Self::COUNT).map($name::at)
            }

            /// What the table says about it.
            #[inline]
            pub const fn entry(self) -> &'static $entry {
                $table[self.place()]
            }

            /// The id that texts and files use.
            pub const fn id(self) -> &'static str {
                self.entry().id
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                $name::all().find(|each| each.id() == text).ok_or_else(|| {
                    let shown: String = text.chars().take(40).collect();
                    format!("there is no {} '{shown}'", $noun)
                })
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
}

/// Declares the set of what a [`table_entry`] names, as wide as its table is long.
macro_rules! table_set {
    ($(#[$about:meta])* $name:ident of $member:ident($number:ty)) => {
        big_set! {
            $(#[$about])*
            #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string[]"))]
            $name([u64; $member::COUNT.div_ceil(64)]) of $member($number)
        }

        impl $name {
            /// All there are.
            pub const ALL: $name = {
                let (mut all, mut place) = ($name::NONE, 0);
                while place < $member::COUNT {
                    all = all.with($member::at(place));
                    place += 1;
                }
                all
            };

            /// The member at place `n` of their order; `n` is below [`Self::len`].
            #[inline]
            pub fn nth(self, n: u32) -> $member {
                let mut n = n;
                for (number, &word) in self.0.iter().enumerate() {
                    let here = word.count_ones();
                    if n < here {
                        let mut left = word;
                        for _ in 0..n {
                            left &= left - 1;
                        }
                        return $member::at(number * 64 + left.trailing_zeros() as usize);
                    }
                    n -= here;
                }
                panic!("there are fewer members than that")
            }
        }
    };
}

#[cfg(test)]
pub(super) use {table_entry, table_set};

table_entry!(
    /// A box of the line.
    BoxName(u8), "box", Contents, BOXES
);
table_entry!(
    /// A Power card.
 ///
 /// ```
 /// use artel_spirit_island::{Card, Element, Elements};
 /// let card: Card = "call-to-tend".parse()?;
 /// assert_eq!(card.entry().cost, 1);
 /// assert_eq!(card.entry().elements.count(Element::Water), 1);
 /// # Ok::<(), String>(())
 /// ```
    Card(u16), "Power card", Power, POWERS
);
table_entry!(
    /// A Fear card.
 ///
 /// ```
 /// use artel_spirit_island::FearCard;
 /// assert!("belief-takes-root".parse::<FearCard>().is_ok());
 /// assert!("no-such-card".parse::<FearCard>().is_err());
 /// ```
    FearCard(u8), "Fear card", Fear, FEARS
);
table_entry!(
    /// An Event card.
    EventCard(u8), "Event card", Happening, HAPPENINGS
);
table_entry!(
    /// An adversary.
 ///
 /// ```
 /// use artel_spirit_island::AdversaryName;
 /// let england: AdversaryName = "england".parse()?;
 /// assert_eq!(england.entry().difficulty[6], 11);
 /// # Ok::<(), String>(())
 /// ```
    AdversaryName(u8), "adversary", Adversary, ADVERSARIES
);
table_entry!(
    /// A scenario.
    ScenarioName(u8), "scenario", Scenario, SCENARIOS
);
table_entry!(
    /// A Blight card.
    BlightCard(u8), "Blight card", Blight, BLIGHTS
);
table_entry!(
    /// An Invader card.
    InvaderCard(u8), "Invader card", Invaders, INVADERS
);
table_entry!(
    /// A Spirit.
 ///
 /// ```
 /// use artel_spirit_island::SpiritName;
 /// let river: SpiritName = "river-surges-in-sunlight".parse()?;
 /// assert_eq!(river.entry().uniques.len(), 4);
 /// # Ok::<(), String>(())
 /// ```
    SpiritName(u8), "Spirit", Spirit, SPIRITS
);

artel_engine::vocabulary! {
    /// The stage of an Invader card (SI-005).
    pub enum Stage: "stage" { One = "stage-1", Two = "stage-2", Three = "stage-3" }
}

table_set! {
    /// The boxes that a game is made of.
 ///
 /// ```
 /// use artel_spirit_island::Boxes;
 /// assert_eq!(Boxes::HORIZONS.spirits().count(), 5);
 /// assert!(Boxes::HORIZONS.have_core());
 /// ```
    Boxes of BoxName(u8)
}
table_set! {
    /// A set of Power cards.
 ///
 /// ```
 /// use artel_spirit_island::Cards;
 /// let (minors, majors) = (Cards::of_kind(false), Cards::of_kind(true));
 /// assert!(!minors.contains(majors.nth(0)));
 /// ```
    Cards of Card(u16)
}
table_set! {
    /// A set of Fear cards.
    FearCards of FearCard(u8)
}
table_set! {
    /// A set of Blight cards.
    BlightCards of BlightCard(u8)
}
table_set! {
    /// A set of Event cards.
    EventCards of EventCard(u8)
}
table_set! {
    /// A set of Invader cards.
    InvaderCards of InvaderCard(u8)
}

impl Card {
    /// The Unique Powers of a Spirit (SI-025).
    pub fn uniques(spirit: SpiritName) -> Cards {
        let (from, count) = uniques_of(spirit);
        (from..from + count).map(Card::at).collect()
    }
}

impl SpiritName {
    /// The cards of its Power Progression in their order (SI-263).
    pub fn progression(self) -> &'static [Card] {
        &PROGRESSIONS[self.place()][..self.entry().progression.len()]
    }
}

impl Cards {
    /// All Minor Powers.
    pub const MINORS: Cards = Cards::of(PowerKind::Minor);
    /// All Major Powers.
    pub const MAJORS: Cards = Cards::of(PowerKind::Major);

    /// All cards of a kind.
    const fn of(kind: PowerKind) -> Cards {
        let (mut cards, mut place) = (Cards::NONE, 0);
        while place < Card::COUNT {
            if Card::at(place).entry().kind as u8 == kind as u8 {
                cards = cards.with(Card::at(place));
            }
            place += 1;
        }
        cards
    }

    /// All Major or all Minor Powers.
    pub fn of_kind(major: bool) -> Cards {
        if major { Cards::MAJORS } else { Cards::MINORS }
    }
}
