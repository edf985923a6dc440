//! Invaders and Dahan.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

artel_engine::vocabulary! {
    /// A kind of piece that has Health (SI-186, SI-205).
    pub enum Kind: "piece" {
        Explorer = "explorer",
        Town = "town",
        City = "city",
        Dahan = "dahan",
    }
}

/// Some kinds of pieces.
pub type Kinds = artel_engine::Set<Kind>;

/// The set of these kinds.
pub(crate) const fn kinds(list: &[Kind]) -> Kinds {
    let mut bits = 0;
    let mut at = 0;
    while at < list.len() {
        bits |= 1 << list[at] as u32;
        at += 1;
    }
    Kinds::from_bits(bits)
}

/// Explorers, Towns and Cities (SI-186).
pub const INVADERS: Kinds = kinds(&[Kind::Explorer, Kind::Town, Kind::City]);
/// Towns and Cities.
pub const BUILDINGS: Kinds = kinds(&[Kind::Town, Kind::City]);

impl Kind {
    /// How much damage destroys it, if nothing changes that (SI-187 to SI-189, SI-205).
    #[inline]
    pub const fn health(self) -> u8 {
        match self {
            Kind::Explorer => 1,
            Kind::Town | Kind::Dahan => 2,
            Kind::City => 3,
        }
    }

    /// How much damage it deals (SI-113, SI-122).
    #[inline]
    pub const fn attack(self) -> u8 {
        match self {
            Kind::Explorer => 1,
            Kind::Town | Kind::Dahan => 2,
            Kind::City => 3,
        }
    }

    /// The most damage it can have and stand. Dahan can have 8 more Health: one Power that gives 4, used twice. What
    /// gives Invaders more Health gives 3 at the most. How much destroys a piece in a game is asked of the game.
    pub const fn most_damage(self) -> u8 {
        let more = match self {
            Kind::Explorer | Kind::Town | Kind::City => 3,
            Kind::Dahan => 8,
        };
        self.health() + more - 1
    }

    /// How much Fear its destruction generates (SI-089).
    #[inline]
    pub const fn fear(self) -> u8 {
        match self {
            Kind::Explorer | Kind::Dahan => 0,
            Kind::Town => 1,
            Kind::City => 2,
        }
    }

    /// What it becomes when it is downgraded; an Explorer cannot be.
    #[inline]
    pub const fn downgraded(self) -> Option<Kind> {
        match self {
            Kind::City => Some(Kind::Town),
            Kind::Town => Some(Kind::Explorer),
            Kind::Explorer | Kind::Dahan => None,
        }
    }
}

/// A piece as players tell it from others: its kind and the damage it has. Written `town`, or `town-1` with damage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Piece {
    /// The kind.
    pub kind: Kind,
    /// The damage it has taken this turn.
    pub damage: u8,
}

impl Piece {
    /// A piece without damage.
    #[inline]
    pub const fn whole(kind: Kind) -> Piece {
        Piece { kind, damage: 0 }
    }

    /// Every piece that could be written down.
    pub fn all() -> impl Iterator<Item = Piece> {
        Kind::ALL
            .into_iter()
            .flat_map(|kind| (0..=kind.most_damage()).map(move |damage| Piece { kind, damage }))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.damage {
            0 => write!(f, "{}", self.kind),
            damage => write!(f, "{}-{damage}", self.kind),
        }
    }
}

impl FromStr for Piece {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((kind, damage)) = text.split_once('-') else { return Ok(Piece::whole(text.parse()?)) };
        let kind: Kind = kind.parse()?;
        let most = kind.most_damage();
        match damage.parse() {
            Ok(damage) if (1..=most).contains(&damage) => Ok(Piece { kind, damage }),
            _ => Err(format!(
                "a standing {kind} cannot have {damage} damage, at most {most}; write '{kind}' or '{kind}-1'"
            )),
        }
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
