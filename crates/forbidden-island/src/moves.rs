//! What a player can do, and how it is written.

use artel_engine::{ParseError, Set};

use crate::rules::{
    FI_036, FI_042, FI_043, FI_045, FI_048, FI_050, FI_055, FI_064, FI_075, FI_076, FI_087, FI_091, FI_099,
    FI_106,
};
use crate::{Adventurer, Card, Tile, Treasure};

artel_engine::moves! {
    /// One step of the game that a player decides on.
    ///
    /// ```
    /// use artel_forbidden_island::{Move, Tile};
    /// assert_eq!("shore-up observatory".parse(), Ok(Move::ShoreUp(Tile::Observatory)));
    /// assert_eq!(Move::Draw.to_string(), "draw");
    /// ```
    pub enum Move {
        /// Move action: the own pawn goes there; the Diver may dive, the Explorer go diagonally.
        Step(tile: Tile) = "move", phrase "move-step", rules [FI_036];
        /// Move action of the Pilot: fly there.
        Fly(tile: Tile) = "fly", rules [FI_042];
        /// Action of the Navigator: lead another pawn there.
        Guide(adventurer: Adventurer, tile: Tile) = "guide", rules [FI_043];
        /// Shore-up action on one tile.
        ShoreUp(tile: Tile) = "shore-up", rules [FI_045];
        /// Shore-up action of the Engineer on two tiles, the first named earlier in the list of tiles.
        ShoreUpTwo(tile: Tile, other: Tile) = "shore-up", phrase "move-shore-up-two", read two_tiles, rules [FI_048];
        /// Give action: hand a card to another adventurer.
        Give(card: Card, adventurer: Adventurer) = "give", rules [FI_050];
        /// Capture action.
        Capture(treasure: Treasure) = "capture", rules [FI_055];
        /// Draw the next treasure card; ends the actions.
        Draw = "draw", rules [FI_064];
        /// Turn up the next flood card.
        Flood = "flood", rules [FI_091];
        /// Give up a card that is over the hand limit.
        Discard(card: Card) = "discard", rules [FI_087];
        /// Play Sandbags on a tile.
        Sandbags(tile: Tile) = "sandbags", rules [FI_076];
        /// Play Helicopter Lift: these pawns fly there.
        Lift(adventurers: Set<Adventurer>, tile: Tile) = "lift", rules [FI_075];
        /// Play Helicopter Lift to leave the island and win.
        TakeOff = "take-off", rules [FI_106];
        /// Get away from a sunk tile.
        Swim(tile: Tile) = "swim", rules [FI_099];
    }
}

impl Move {
    /// The Engineer's move on these two tiles, whichever is named first; none if they are the same.
    pub fn shore_up_two(one: Tile, other: Tile) -> Option<Move> {
        (one != other).then(|| Move::ShoreUpTwo(one.min(other), one.max(other)))
    }
}

fn two_tiles(one: Tile, other: Tile) -> Result<Move, ParseError> {
    Move::shore_up_two(one, other).ok_or_else(|| "the two tiles have to be different".into())
}
