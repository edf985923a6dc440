//! The pieces that lie in lands.

use std::fmt;
use std::str::FromStr;

use artel_engine::Seat;
use serde::{Serialize, Serializer};

use crate::byte::byte;

artel_engine::vocabulary! {
    /// A kind of piece.
 ///
 /// ```
 /// use artel_spirit_island::{INVADERS, Kind};
 /// assert_eq!((Kind::City.health(), Kind::City.fear()), (3, 2));
 /// assert!(INVADERS.contains(Kind::Explorer) && !INVADERS.contains(Kind::Dahan));
 /// ```
    pub enum Kind: "piece" {
        Explorer = "explorer",
        Town = "town",
        City = "city",
        Dahan = "dahan",
        Beasts = "beasts",
        Wilds = "wilds",
        Disease = "disease",
        Badlands = "badlands",
        Strife = "strife",
        Vitality = "vitality",
        Quake = "quake",
        Deeps = "deeps",
        Omen = "omen",
        Blight = "blight",
        Presence = "presence",
        Incarna = "incarna",
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
/// What has Health, so that it can be damaged: Invaders and Dahan (SI-186, SI-205).
pub const WITH_HEALTH: Kinds = kinds(&[Kind::Explorer, Kind::Town, Kind::City, Kind::Dahan]);
/// What lies under other pieces: it is counted, and is no piece by itself (SM-121).
pub(crate) const UNDER_OTHERS: Kinds = kinds(&[Kind::Strife]);
/// What belongs to a Spirit.
pub(crate) const OWNED: Kinds = kinds(&[Kind::Presence, Kind::Incarna]);

impl Kind {
    /// How much damage destroys it, if nothing changes that (SI-187 to SI-189, SI-205). Only what has Health is asked.
    #[inline]
    pub const fn health(self) -> u8 {
        match self {
            Kind::Explorer => 1,
            Kind::Town | Kind::Dahan => 2,
            Kind::City => 3,
            Kind::Beasts
            | Kind::Wilds
            | Kind::Disease
            | Kind::Badlands
            | Kind::Strife
            | Kind::Vitality
            | Kind::Quake
            | Kind::Deeps
            | Kind::Omen
            | Kind::Blight
            | Kind::Presence
            | Kind::Incarna => panic!("only Invaders and Dahan have Health"),
        }
    }

    /// Whether it has Health.
    #[inline]
    pub const fn has_health(self) -> bool {
        WITH_HEALTH.bits() >> self as u32 & 1 == 1
    }

    /// How much damage it deals (SI-113, SI-122).
    #[inline]
    pub const fn attack(self) -> u8 {
        if self.has_health() { self.health() } else { 0 }
    }

    /// The most damage it can have and stand; none for what has no Health. Dahan can have 8 more Health: one Power that
    /// gives 4, used twice. What gives Invaders more Health gives 3 at the most. How much destroys a piece in a game is
    /// asked of the game.
    pub const fn most_damage(self) -> u8 {
        if !self.has_health() {
            return 0;
        }
        let more = if self as u8 == Kind::Dahan as u8 { 8 } else { 3 };
        self.health() + more - 1
    }

    /// How much Fear its destruction generates (SI-089).
    #[inline]
    pub const fn fear(self) -> u8 {
        match self {
            Kind::Town => 1,
            Kind::City => 2,
            Kind::Explorer
            | Kind::Dahan
            | Kind::Beasts
            | Kind::Wilds
            | Kind::Disease
            | Kind::Badlands
            | Kind::Strife
            | Kind::Vitality
            | Kind::Quake
            | Kind::Deeps
            | Kind::Omen
            | Kind::Blight
            | Kind::Presence
            | Kind::Incarna => 0,
        }
    }

    /// What it becomes when it is upgraded; only an Explorer or a Town can be (NI-108, NI-109).
    #[inline]
    pub const fn upgraded(self) -> Option<Kind> {
        match self {
            Kind::Explorer => Some(Kind::Town),
            Kind::Town => Some(Kind::City),
            Kind::City
            | Kind::Dahan
            | Kind::Beasts
            | Kind::Wilds
            | Kind::Disease
            | Kind::Badlands
            | Kind::Strife
            | Kind::Vitality
            | Kind::Quake
            | Kind::Deeps
            | Kind::Omen
            | Kind::Blight
            | Kind::Presence
            | Kind::Incarna => None,
        }
    }

    /// What it becomes when it is downgraded; an Explorer is removed (NI-110, NI-111).
    #[inline]
    pub const fn downgraded(self) -> Option<Kind> {
        match self {
            Kind::City => Some(Kind::Town),
            Kind::Town => Some(Kind::Explorer),
            Kind::Explorer
            | Kind::Dahan
            | Kind::Beasts
            | Kind::Wilds
            | Kind::Disease
            | Kind::Badlands
            | Kind::Strife
            | Kind::Vitality
            | Kind::Quake
            | Kind::Deeps
            | Kind::Omen
            | Kind::Blight
            | Kind::Presence
            | Kind::Incarna => None,
        }
    }
}

/// A piece as players tell it from others: its kind, the damage and the Strife it has, and whose it is if it belongs to a
/// Spirit. Written `town`, `town-1` with damage, `town-1*2` with Strife as well, `presence/2` of the second seat;
/// `town~1` and `town~!` in a dream.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Piece {
    /// The kind.
    pub kind: Kind,
    /// The damage it has taken this turn.
    pub damage: u8,
    /// The Strife it has (SM-121).
    pub strife: u8,
    /// Whose it is; none of what belongs to no Spirit.
    pub owner: Option<Seat>,
    /// What it dreams of while a Power that only dreams is used.
    pub dream: Dream,
}

/// What an Invader dreams of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Dream(u8);

impl Dream {
    /// It has dreamt of its death, which it does once in a Power.
    const OF_DEATH: Dream = Dream(u8::MAX);

    /// The damage that it dreams of; none if it has dreamt of its death.
    #[inline]
    pub const fn damage(self) -> Option<u8> {
        if self.0 == Dream::OF_DEATH.0 { None } else { Some(self.0) }
    }
}

impl Piece {
    /// More Strife than is ever under one Invader.
    pub(crate) const MOST_STRIFE: u8 = 99;

    /// A piece without damage and Strife.
    #[inline]
    pub const fn whole(kind: Kind) -> Piece {
        Piece { kind, damage: 0, strife: 0, owner: None, dream: Dream(0) }
    }

    /// A piece of a Spirit.
    #[inline]
    pub const fn of(kind: Kind, owner: Seat) -> Piece {
        Piece { owner: Some(owner), ..Piece::whole(kind) }
    }

    /// The same with this much damage.
    #[inline]
    #[must_use]
    pub const fn with_damage(self, damage: u8) -> Piece {
        Piece { damage, ..self }
    }

    /// The same with this much Strife.
    #[inline]
    #[must_use]
    pub const fn with_strife(self, strife: u8) -> Piece {
        Piece { strife, ..self }
    }

    /// The same dreaming of so much damage.
    #[must_use]
    pub(crate) const fn dreaming(self, damage: u8) -> Piece {
        assert!(damage < Dream::OF_DEATH.0, "nobody dreams of so much");
        Piece { dream: Dream(damage), ..self }
    }

    /// The same after it has dreamt of its death.
    #[must_use]
    pub(crate) const fn dreamt(self) -> Piece {
        Piece { dream: Dream::OF_DEATH, ..self }
    }

    /// Whether it is like every other of its kind and owner.
    #[inline]
    pub(crate) const fn is_plain(self) -> bool {
        self.damage == 0 && self.strife == 0 && self.dream.0 == 0
    }

    /// Every piece that could be written down, of one with Strife only the plainest.
    pub fn all() -> impl Iterator<Item = Piece> {
        let hurt =
            |kind: Kind| (0..=kind.most_damage()).map(move |damage| Piece::whole(kind).with_damage(damage));
        let not_plain = OWNED.or(UNDER_OTHERS);
        let plain = Kind::ALL.into_iter().filter(move |kind| !not_plain.contains(*kind)).flat_map(hurt);
        let strifed = INVADERS.iter().map(|kind| Piece::whole(kind).with_strife(1));
        let seats = || Seat::first(byte(crate::island::MOST_SPIRITS));
        let owned = OWNED.iter().flat_map(move |kind| seats().map(move |seat| Piece::of(kind, seat)));
        plain.chain(strifed).chain(owned)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind)?;
        if self.damage > 0 {
            write!(f, "-{}", self.damage)?;
        }
        match self.strife {
            0 => {}
            1 => f.write_str("*")?,
            strife => write!(f, "*{strife}")?,
        }
        match self.dream.damage() {
            None => f.write_str("~!")?,
            Some(0) => {}
            Some(dream) => write!(f, "~{dream}")?,
        }
        self.owner.map_or(Ok(()), |seat| write!(f, "/{seat}"))
    }
}

impl FromStr for Piece {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (text, owner) = split(text, '/');
        let (text, dream) = split(text, '~');
        let (text, strife) = split(text, '*');
        let (kind, damage) = split(text, '-');
        let kind: Kind = kind.parse()?;
        if UNDER_OTHERS.contains(kind) {
            return Err("Strife is written with its Invader, such as 'town*'".into());
        }
        Ok(Piece {
            damage: damage.map_or(Ok(0), |damage| read_damage(kind, damage))?,
            strife: strife.map_or(Ok(0), |strife| read_strife(kind, strife))?,
            owner: read_owner(kind, owner)?,
            dream: dream.map_or(Ok(Dream(0)), |dream| read_dream(kind, dream))?,
            kind,
        })
    }
}

/// The text before a sign, and that behind it.
fn split(text: &str, sign: char) -> (&str, Option<&str>) {
    text.split_once(sign).map_or((text, None), |(text, rest)| (text, Some(rest)))
}

fn read_damage(kind: Kind, text: &str) -> Result<u8, String> {
    let most = kind.most_damage();
    let shown: String = text.chars().take(20).collect();
    match text.parse() {
        Ok(damage) if (1..=most).contains(&damage) => Ok(damage),
        _ if most == 0 => Err(format!("no {kind} has damage; write '{kind}'")),
        _ => Err(format!(
            "a standing {kind} cannot have {shown} damage, at most {most}; write '{kind}' or '{kind}-1'"
        )),
    }
}

fn read_strife(kind: Kind, text: &str) -> Result<u8, String> {
    let strife = match text {
        "" => Some(1),
        number => number.parse().ok().filter(|strife| (2..=Piece::MOST_STRIFE).contains(strife)),
    };
    let fits = strife.filter(|_| INVADERS.contains(kind));
    fits.ok_or_else(|| format!("an Invader with Strife is written 'town*' or 'town*2', not so: {kind}"))
}

fn read_dream(kind: Kind, text: &str) -> Result<Dream, String> {
    let dream = match text {
        "!" => Some(Dream::OF_DEATH),
        number => number.parse().ok().filter(|damage| (1..=kind.most_damage()).contains(damage)).map(Dream),
    };
    let fits = dream.filter(|_| INVADERS.contains(kind));
    fits.ok_or_else(|| format!("an Invader that dreams is written 'town~1' or 'town~!', not so: {kind}"))
}

fn read_owner(kind: Kind, text: Option<&str>) -> Result<Option<Seat>, String> {
    let number = text.map(|text| text.parse().unwrap_or(0_u8));
    match number {
        None if !OWNED.contains(kind) => Ok(None),
        Some(number @ 1..) if OWNED.contains(kind) && usize::from(number) <= crate::island::MOST_SPIRITS => {
            Ok(Some(Seat(number - 1)))
        }
        _ => Err(format!(
            "Presence and Incarnas are written with their seat, such as 'presence/2', other pieces without: {kind}"
        )),
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_read_as_it_is_written() {
        for piece in Piece::all().chain([Piece::whole(Kind::City).with_damage(2).with_strife(3)]) {
            assert_eq!(piece.to_string().parse(), Ok(piece));
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let wrong = [
            "town-9",
            "town*0",
            "town*1",
            "town*100",
            "strife",
            "dahan*",
            "beasts-1",
            "presence",
            "presence/0",
            "presence/7",
            "town/1",
            "incarna*/1",
            "town-",
            "",
            "-1",
            "*",
        ];
        for text in wrong {
            assert!(text.parse::<Piece>().is_err(), "'{text}'");
        }
    }
}
