//! The vocabulary of the game, one noun a file.

mod adventurer;
mod card;
mod cell;
mod difficulty;
mod flood_deck;
mod layout;
mod map;
mod pile;
mod tile;
mod treasure;
mod treasure_deck;
mod water;

pub use adventurer::{Adventurer, PawnColour};
pub use card::Card;
pub use cell::Cell;
pub use difficulty::Difficulty;
pub use flood_deck::FloodDeck;
pub use layout::{Geometry, Layout};
pub(crate) use map::Map;
pub use pile::Pile;
pub use tile::Tile;
pub use treasure::Treasure;
pub use treasure_deck::TreasureDeck;
pub use water::WaterMark;
