//! Cards and Spirits by their place in the content tables.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::big_set::big_set;
use crate::content::{FEARS, INVADERS, MAJORS, MINORS, SPIRITS, UNIQUES_PER_SPIRIT};
use crate::effect::{Fear, Invaders, Power, Spirit};

/// Declares a name for the entries of a content table, written by the entry's id.
macro_rules! table_entry {
    ($(#[$about:meta])* $name:ident, $noun:literal, $entry:ty, $count:expr, $get:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: u8 = $count as u8;

            /// The one at this place of the table, which has as many places as [`Self::COUNT`] says.
            #[inline]
            pub const fn at(place: u8) -> Self {
                $name(place)
            }

            /// Its place in the table.
            #[inline]
            pub const fn place(self) -> usize {
                self.0 as usize
            }

            /// All of them.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..Self::COUNT).map($name)
            }

            /// What the table says about it.
            #[inline]
            pub fn entry(self) -> &'static $entry {
                let get: fn(usize) -> &'static $entry = $get;
                get(self.place())
            }

            /// The id that texts and files use.
            pub fn id(self) -> &'static str {
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

const MAJORS_FROM: usize = MINORS.len();
const UNIQUES_FROM: usize = MAJORS_FROM + MAJORS.len();

fn power_at(place: usize) -> &'static Power {
    if place < MAJORS_FROM {
        &MINORS[place]
    } else if place < UNIQUES_FROM {
        &MAJORS[place - MAJORS_FROM]
    } else {
        let place = place - UNIQUES_FROM;
        &SPIRITS[place / UNIQUES_PER_SPIRIT % SPIRITS.len()].uniques[place % UNIQUES_PER_SPIRIT]
    }
}

table_entry!(
    /// A Power card.
    Card, "Power card", Power, UNIQUES_FROM + SPIRITS.len() * UNIQUES_PER_SPIRIT, power_at
);
table_entry!(
    /// A Fear card.
    FearCard, "Fear card", Fear, FEARS.len(), |place| &FEARS[place % FEARS.len()]
);
table_entry!(
    /// An Invader card.
    InvaderCard, "Invader card", Invaders, INVADERS.len(), |place| &INVADERS[place % INVADERS.len()]
);
table_entry!(
    /// A Spirit.
    SpiritName, "Spirit", Spirit, SPIRITS.len(), |place| SPIRITS[place % SPIRITS.len()]
);

impl Card {
    /// The Unique Powers of a Spirit (SI-025).
    pub fn uniques(spirit: SpiritName) -> Cards {
        let from = UNIQUES_FROM + spirit.place() * UNIQUES_PER_SPIRIT;
        Cards(((1_u128 << UNIQUES_PER_SPIRIT) - 1) << from)
    }
}

artel_engine::vocabulary! {
    /// The stage of an Invader card (SI-005).
    pub enum Stage: "stage" { One = "stage-1", Two = "stage-2", Three = "stage-3" }
}

big_set! {
    /// A set of Power cards.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string[]"))]
    Cards(u128) of Card
}

impl Cards {
    /// All Minor Powers.
    pub const MINORS: Cards = Cards((1 << MAJORS_FROM) - 1);
    /// All Major Powers.
    pub const MAJORS: Cards = Cards((1 << UNIQUES_FROM) - 1 - ((1 << MAJORS_FROM) - 1));

    /// All Major or all Minor Powers.
    pub fn of_kind(major: bool) -> Cards {
        if major { Cards::MAJORS } else { Cards::MINORS }
    }

    /// The card at place `n` of the order; `n` is below [`Cards::len`].
    #[inline]
    pub fn nth(self, n: u32) -> Card {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Card(left.trailing_zeros() as u8 % Card::COUNT)
    }
}
