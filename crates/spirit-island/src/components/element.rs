//! Elements, and how many of each somebody has.

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

artel_engine::vocabulary! {
    /// One of the eight elements (SI-242).
 ///
 /// ```
 /// use artel_spirit_island::Element;
 /// assert_eq!("sun".parse(), Ok(Element::Sun));
 /// assert_eq!(Element::ALL.len(), 8);
 /// ```
    pub enum Element: "element" {
        Sun = "sun",
        Moon = "moon",
        Fire = "fire",
        Air = "air",
        Water = "water",
        Earth = "earth",
        Plant = "plant",
        Animal = "animal",
    }
}

/// How many of each element there are: a byte for each, so that sums and comparisons take one step.
///
/// ```
/// use artel_spirit_island::{Element, Elements};
/// let threshold = Elements::counted(&[(Element::Moon, 2), (Element::Air, 1)]);
/// let shown = Elements::of(&[Element::Moon, Element::Air]);
/// assert!(!shown.satisfy(threshold));
/// assert!(shown.with(Element::Moon).satisfy(threshold));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Partial<Record<Element, number>>"))]
pub struct Elements {
    lanes: u64,
}

/// The highest bit of every byte; no count comes near it.
const TOPS: u64 = 0x8080_8080_8080_8080;

impl Elements {
    /// None at all.
    pub const NONE: Elements = Elements { lanes: 0 };

    /// One of each listed; an element listed twice counts twice.
    pub const fn of(list: &[Element]) -> Elements {
        let mut lanes = 0;
        let mut at = 0;
        while at < list.len() {
            lanes += 1 << (8 * list[at] as u32);
            at += 1;
        }
        Elements { lanes }
    }

    /// So many of each listed.
    pub const fn counted(list: &[(Element, u8)]) -> Elements {
        let mut lanes = 0;
        let mut at = 0;
        while at < list.len() {
            lanes += (list[at].1 as u64) << (8 * list[at].0 as u32);
            at += 1;
        }
        Elements { lanes }
    }

    /// How many of one element.
    #[inline]
    pub fn count(self, element: Element) -> u8 {
        (self.lanes >> (8 * element as u32)) as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.lanes == 0
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn and(self, other: Elements) -> Elements {
        Elements { lanes: self.lanes.wrapping_add(other.lanes) }
    }

    /// One more of an element.
    #[inline]
    #[must_use]
    pub fn with(self, element: Element) -> Elements {
        self.and(Elements { lanes: 1 << (8 * element as u32) })
    }

    /// Whether there are as many of each element as `needed` asks for, or more (SI-247, SI-248).
    #[inline]
    pub fn satisfy(self, needed: Elements) -> bool {
        (self.lanes | TOPS).wrapping_sub(needed.lanes) & TOPS == TOPS
    }

    /// Of each element the greater count.
    #[must_use]
    pub fn or(self, other: Elements) -> Elements {
        let greater = Element::ALL.map(|each| (each, self.count(each).max(other.count(each))));
        Elements::counted(&greater)
    }

    /// What is missing to satisfy `needed`.
    #[must_use]
    pub fn missing_for(self, needed: Elements) -> Elements {
        let missing = Element::ALL.map(|each| (each, needed.count(each).saturating_sub(self.count(each))));
        Elements::counted(&missing)
    }

    /// The elements of which there is at least one, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Element, u8)> {
        Element::ALL.into_iter().map(move |each| (each, self.count(each))).filter(|&(_, count)| count > 0)
    }
}

impl fmt::Debug for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Elements {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (element, count) in self.iter() {
            map.serialize_entry(element.id(), &count)?;
        }
        map.end()
    }
}
