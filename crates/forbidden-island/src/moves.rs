//! What a player can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use artel_engine::text::not_a_move;
use artel_engine::{Described, Phrase, RuleId, Set};

use crate::rules::{
    FI_036, FI_042, FI_043, FI_045, FI_048, FI_050, FI_055, FI_064, FI_075, FI_076, FI_087, FI_091, FI_099,
    FI_106,
};
use crate::{Adventurer, Card, Tile, Treasure};

/// One step of the game that a player decides on.
///
/// ```
/// use artel_forbidden_island::{Move, Tile};
/// assert_eq!("shore-up observatory".parse(), Ok(Move::ShoreUp(Tile::Observatory)));
/// assert_eq!(Move::Draw.to_string(), "draw");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Move action: the own pawn goes there; the Diver may dive, the Explorer go diagonally.
    Step(Tile),
    /// Move action of the Pilot: fly there.
    Fly(Tile),
    /// Action of the Navigator: lead another pawn there.
    Guide(Adventurer, Tile),
    /// Shore-up action on one tile.
    ShoreUp(Tile),
    /// Shore-up action of the Engineer on two tiles, the first named earlier in the list of tiles.
    ShoreUpTwo(Tile, Tile),
    /// Give action: hand a card to another adventurer.
    Give(Card, Adventurer),
    /// Capture action.
    Capture(Treasure),
    /// Draw the next treasure card; ends the actions.
    Draw,
    /// Turn up the next flood card.
    Flood,
    /// Give up a card that is over the hand limit.
    Discard(Card),
    /// Play Sandbags on a tile.
    Sandbags(Tile),
    /// Play Helicopter Lift: these pawns fly there.
    Lift(Set<Adventurer>, Tile),
    /// Play Helicopter Lift to leave the island and win.
    TakeOff,
    /// Get away from a sunk tile.
    Swim(Tile),
}

impl Move {
    /// The Engineer's move on these two tiles, whichever is named first; none if they are the same.
    pub fn shore_up_two(one: Tile, other: Tile) -> Option<Move> {
        (one != other).then(|| Move::ShoreUpTwo(one.min(other), one.max(other)))
    }

    fn verb(self) -> &'static str {
        match self {
            Move::Step(_) => "move",
            Move::Fly(_) => "fly",
            Move::Guide(..) => "guide",
            Move::ShoreUp(_) | Move::ShoreUpTwo(..) => "shore-up",
            Move::Give(..) => "give",
            Move::Capture(_) => "capture",
            Move::Draw => "draw",
            Move::Flood => "flood",
            Move::Discard(_) => "discard",
            Move::Sandbags(_) => "sandbags",
            Move::Lift(..) => "lift",
            Move::TakeOff => "take-off",
            Move::Swim(_) => "swim",
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Move::Step(tile)
            | Move::Fly(tile)
            | Move::ShoreUp(tile)
            | Move::Sandbags(tile)
            | Move::Swim(tile) => {
                write!(f, " {tile}")
            }
            Move::Guide(adventurer, tile) => write!(f, " {adventurer} {tile}"),
            Move::ShoreUpTwo(one, other) => write!(f, " {one} {other}"),
            Move::Give(card, adventurer) => write!(f, " {card} {adventurer}"),
            Move::Capture(treasure) => write!(f, " {treasure}"),
            Move::Discard(card) => write!(f, " {card}"),
            Move::Lift(passengers, tile) => {
                let names: Vec<_> = passengers.iter().map(Adventurer::id).collect();
                write!(f, " {} {tile}", names.join(","))
            }
            Move::Draw | Move::Flood | Move::TakeOff => Ok(()),
        }
    }
}

/// How each move is written, for messages about text that is none.
const FORMS: [(&str, &str); 13] = [
    ("move", "move TILE"),
    ("fly", "fly TILE"),
    ("guide", "guide ADVENTURER TILE"),
    ("shore-up", "shore-up TILE [TILE]"),
    ("give", "give CARD ADVENTURER"),
    ("capture", "capture TREASURE"),
    ("draw", "draw"),
    ("flood", "flood"),
    ("discard", "discard CARD"),
    ("sandbags", "sandbags TILE"),
    ("lift", "lift ADVENTURER[,ADVENTURER…] TILE"),
    ("take-off", "take-off"),
    ("swim", "swim TILE"),
];

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["move", tile] => Move::Step(tile.parse()?),
            ["fly", tile] => Move::Fly(tile.parse()?),
            ["guide", adventurer, tile] => Move::Guide(adventurer.parse()?, tile.parse()?),
            ["shore-up", tile] => Move::ShoreUp(tile.parse()?),
            ["shore-up", one, other] => Move::shore_up_two(one.parse()?, other.parse()?)
                .ok_or("the two tiles have to be different")?,
            ["give", card, adventurer] => Move::Give(card.parse()?, adventurer.parse()?),
            ["capture", treasure] => Move::Capture(treasure.parse()?),
            ["draw"] => Move::Draw,
            ["flood"] => Move::Flood,
            ["discard", card] => Move::Discard(card.parse()?),
            ["sandbags", tile] => Move::Sandbags(tile.parse()?),
            ["lift", adventurers, tile] => {
                Move::Lift(adventurers.split(',').map(str::parse).collect::<Result<_, _>>()?, tile.parse()?)
            }
            ["take-off"] => Move::TakeOff,
            ["swim", tile] => Move::Swim(tile.parse()?),
            _ => return Err(not_a_move(text, &FORMS)),
        })
    }
}

impl Described for Move {
    fn phrase(&self) -> Phrase {
        match *self {
            Move::Step(tile) => Phrase::new("move-step").name("tile", tile.id()),
            Move::Fly(tile) => Phrase::new("move-fly").name("tile", tile.id()),
            Move::Guide(adventurer, tile) => {
                Phrase::new("move-guide").name("adventurer", adventurer.id()).name("tile", tile.id())
            }
            Move::ShoreUp(tile) => Phrase::new("move-shore-up").name("tile", tile.id()),
            Move::ShoreUpTwo(one, other) => {
                Phrase::new("move-shore-up-two").name("tile", one.id()).name("other", other.id())
            }
            Move::Give(card, adventurer) => {
                Phrase::new("move-give").name("card", card.id()).name("adventurer", adventurer.id())
            }
            Move::Capture(treasure) => Phrase::new("move-capture").name("treasure", treasure.id()),
            Move::Draw => Phrase::new("move-draw"),
            Move::Flood => Phrase::new("move-flood"),
            Move::Discard(card) => Phrase::new("move-discard").name("card", card.id()),
            Move::Sandbags(tile) => Phrase::new("move-sandbags").name("tile", tile.id()),
            Move::Lift(passengers, tile) => Phrase::new("move-lift")
                .names("adventurers", passengers.iter().map(Adventurer::id))
                .name("tile", tile.id()),
            Move::TakeOff => Phrase::new("move-take-off"),
            Move::Swim(tile) => Phrase::new("move-swim").name("tile", tile.id()),
        }
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Move::Step(_) => &[FI_036],
            Move::Fly(_) => &[FI_042],
            Move::Guide(..) => &[FI_043],
            Move::ShoreUp(_) => &[FI_045],
            Move::ShoreUpTwo(..) => &[FI_048],
            Move::Give(..) => &[FI_050],
            Move::Capture(_) => &[FI_055],
            Move::Draw => &[FI_064],
            Move::Flood => &[FI_091],
            Move::Discard(_) => &[FI_087],
            Move::Sandbags(_) => &[FI_076],
            Move::Lift(..) => &[FI_075],
            Move::TakeOff => &[FI_106],
            Move::Swim(_) => &[FI_099],
        }
    }
}
