//! Who the players are.

use super::Tile;

artel_engine::vocabulary! {
    /// One of the six adventurers; each has an ability of its own.
    ///
    /// ```
    /// use artel_forbidden_island::{Adventurer, Tile};
    /// assert_eq!("diver".parse(), Ok(Adventurer::Diver));
    /// assert_eq!(Adventurer::Diver.start(), Tile::IronGate);
    /// ```
    pub enum Adventurer: "adventurer" {
        Diver = "diver",
        Engineer = "engineer",
        Explorer = "explorer",
        Messenger = "messenger",
        Navigator = "navigator",
        Pilot = "pilot",
    }
}

artel_engine::vocabulary! {
    /// The colour of a pawn and of its adventurer's card (FI-007).
    pub enum PawnColour: "colour" {
        Black = "black",
        Red = "red",
        Green = "green",
        Grey = "grey",
        Yellow = "yellow",
        Blue = "blue",
    }
}

impl Adventurer {
    /// The tile where the pawn starts (FI-011).
    pub const fn start(self) -> Tile {
        match self {
            Adventurer::Diver => Tile::IronGate,
            Adventurer::Engineer => Tile::BronzeGate,
            Adventurer::Explorer => Tile::CopperGate,
            Adventurer::Messenger => Tile::SilverGate,
            Adventurer::Navigator => Tile::GoldGate,
            Adventurer::Pilot => Tile::FoolsLanding,
        }
    }

    /// The colour of the pawn (FI-011).
    ///
    /// ```
    /// use artel_forbidden_island::{Adventurer, PawnColour};
    /// assert_eq!(Adventurer::Pilot.colour(), PawnColour::Blue);
    /// ```
    pub const fn colour(self) -> PawnColour {
        PawnColour::ALL[self as usize]
    }
}
