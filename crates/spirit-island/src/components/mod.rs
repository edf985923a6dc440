//! What lies on the table: boards and lands, pieces, elements, cards.

mod big_set;
mod board;
mod boxes;
mod cards;
mod counts;
mod element;
mod land;
mod layout;
mod piece;
mod terrain;
#[cfg(test)]
mod wide_tables;

pub use board::{Board, BoardName, Edge, PrintedLand, PrintedPieces};
pub use cards::{
    BoxName, Boxes, Card, Cards, FearCard, FearCards, InvaderCard, InvaderCards, SpiritName, Stage,
};
pub(crate) use counts::Counts;
pub use element::{Element, Elements};
pub(crate) use land::OCEANS;
pub use land::{Land, Lands};
pub use layout::{Arrangement, Corner};
pub(crate) use layout::{Contact, Join, Layout};
pub(crate) use piece::kinds;
pub use piece::{BUILDINGS, INVADERS, Kind, Kinds, Piece};
pub(crate) use terrain::terrains;
pub use terrain::{Terrain, Terrains};
