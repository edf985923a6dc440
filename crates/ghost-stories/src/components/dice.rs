//! Tao dice.

use std::fmt;
use std::str::FromStr;

use artel_engine::ParseError;

use serde::{Serialize, Serializer};

use super::Colour;

artel_engine::vocabulary! {
    /// What a Tao die can show, once each (GS-R02).
    pub enum Face: "face of a Tao die" {
        Yellow = "yellow",
        Blue = "blue",
        Green = "green",
        Red = "red",
        Black = "black",
        /// Counts as any colour (GS-078).
        White = "white",
    }
}

impl Face {
    /// The colour; the white face has none of its own.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self as usize).copied()
    }
}

/// Dice lying on the table: how many show which face. Which die is which does not matter.
///
/// ```
/// use artel_ghost_stories::{Face, Faces};
/// let dice: Faces = [Face::Red, Face::White, Face::Red].into_iter().collect();
/// assert_eq!((dice.len(), dice.count(Face::Red)), (3, 2));
/// assert_eq!(dice.ways(), 3); // of 216: which die is white
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Face>"))]
pub struct Faces {
    /// Four bits for each face.
    counts: u32,
}

/// The most dice ever rolled at once: the three and the grey one (GS-175).
const MOST_DICE: u8 = 4;

impl Faces {
    /// No dice.
    pub const NONE: Faces = Faces { counts: 0 };

    /// How many dice show the face.
    #[inline]
    pub fn count(self, face: Face) -> u8 {
        (self.counts >> (4 * face as u32) & 15) as u8
    }

    /// How many dice there are.
    pub fn len(self) -> u8 {
        Face::ALL.into_iter().map(|face| self.count(face)).sum()
    }

    /// Whether there are no dice.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.counts == 0
    }

    /// These dice and one more.
    #[inline]
    #[must_use]
    pub fn with(self, face: Face) -> Self {
        Faces { counts: self.counts + (1 << (4 * face as u32)) }
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn and(self, other: Faces) -> Self {
        Faces { counts: self.counts + other.counts }
    }

    /// What is left without the others; none if they are not among these.
    pub fn without(self, others: Faces) -> Option<Faces> {
        self.includes(others).then(|| Faces { counts: self.counts - others.counts })
    }

    /// Whether the others are among these.
    pub fn includes(self, others: Faces) -> bool {
        Face::ALL.into_iter().all(|face| self.count(face) >= others.count(face))
    }

    /// How many of each of the five colours.
    #[inline]
    pub fn colours(self) -> [u8; 5] {
        [0, 1, 2, 3, 4].map(|place| (self.counts >> (4 * place) & 15) as u8)
    }

    /// The faces, one for each die.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }

    /// The dice of a roll, told by a number below six to the power of their count.
    #[inline]
    pub(crate) fn rolled(dice: u8, mut number: u32) -> Faces {
        let mut faces = Faces::NONE;
        for _ in 0..dice {
            faces.counts += 1 << (4 * (number % 6));
            number /= 6;
        }
        faces
    }

    /// In how many ways dice that are told apart can show this.
    pub fn ways(self) -> u32 {
        let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
        Face::ALL.into_iter().fold(factorial(self.len()), |ways, face| ways / factorial(self.count(face)))
    }

    /// Everything that so many dice can show, each once.
    pub fn every(dice: u8) -> Vec<Faces> {
        fn add(faces: Faces, from: usize, dice: u8, out: &mut Vec<Faces>) {
            if dice == 0 {
                return out.push(faces);
            }
            for (place, &face) in Face::ALL.iter().enumerate().skip(from) {
                add(faces.with(face), place, dice - 1, out);
            }
        }
        let mut all = Vec::new();
        add(Faces::NONE, 0, dice, &mut all);
        all
    }

    /// How many different selections of at least one of these dice there are.
    #[inline]
    pub(crate) fn selections(self) -> u32 {
        Face::ALL.into_iter().map(|face| u32::from(self.count(face)) + 1).product::<u32>() - 1
    }

    /// The selection at place `n`, which is below [`Faces::selections`].
    pub(crate) fn selection(self, n: u32) -> Faces {
        let mut rest = n + 1;
        let mut counts = 0;
        for face in Face::ALL {
            let most = u32::from(self.count(face)) + 1;
            counts |= (rest % most) << (4 * face as u32);
            rest /= most;
        }
        Faces { counts }
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Faces::NONE, Faces::with)
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, face) in self.iter().enumerate() {
            write!(f, "{}{face}", if place > 0 { "+" } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Faces {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "none" {
            return Ok(Faces::NONE);
        }
        let faces: Vec<Face> = text.split('+').map(str::parse).collect::<Result<_, _>>()?;
        if faces.len() > MOST_DICE as usize {
            return Err(format!("no more than {MOST_DICE} dice are ever rolled").into());
        }
        Ok(faces.into_iter().collect())
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
