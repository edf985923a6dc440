//! What lies on the table: boards and lands, pieces, elements, cards.

mod big_set;
mod board;
mod cards;
mod counts;
mod element;
mod land;
mod piece;
mod terrain;

pub use board::{Board, BoardName, Edge, PrintedLand};
pub use cards::{Card, Cards, FearCard, InvaderCard, SpiritName, Stage};
pub(crate) use counts::Counts;
pub use element::{Element, Elements};
pub(crate) use land::LANDS_PER_BOARD;
pub use land::{Land, Lands};
pub(crate) use piece::kinds;
pub use piece::{BUILDINGS, INVADERS, Kind, Kinds, Piece};
pub(crate) use terrain::terrains;
pub use terrain::{Terrain, Terrains};
