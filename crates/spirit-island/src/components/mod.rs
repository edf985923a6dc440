//! What lies on the table: boards and lands, pieces, elements, cards.

mod big_set;
mod blight_side;
mod board;
mod boxes;
mod cards;
mod element;
mod land;
mod layout;
mod piece;
mod pieces;
mod terrain;
#[cfg(test)]
mod wide_tables;

pub use blight_side::BlightSide;
pub use board::{Board, BoardName, Edge, PrintedLand, PrintedPieces};
pub use cards::{
    AdversaryName, BlightCard, BlightCards, BoxName, Boxes, Card, Cards, EventCard, EventCards, FearCard,
    FearCards, InvaderCard, InvaderCards, ScenarioName, SpiritName, Stage,
};
pub use element::{Element, Elements};
pub(crate) use land::OCEANS;
pub use land::{Land, Lands};
pub use layout::{Arrangement, Corner};
pub(crate) use layout::{Contact, Join, Layout};
pub use piece::{BUILDINGS, Dream, INVADERS, Kind, Kinds, Piece, WITH_HEALTH};
pub(crate) use piece::{OWNED, UNDER_OTHERS, kinds};
pub(crate) use pieces::Pieces;
pub(crate) use terrain::terrains;
pub use terrain::{Terrain, Terrains};
