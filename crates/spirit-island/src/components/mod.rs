//! What lies on the table: boards and lands, pieces, elements, cards.

mod board;
mod cards;
mod element;
mod land;
mod piece;
mod terrain;

pub use board::{Board, BoardName, Edge, PrintedLand};
pub use cards::{Card, Cards, FearCard, InvaderCard, SpiritName, Stage};
pub use element::{Element, Elements};
pub use land::{LANDS_PER_BOARD, Land, Lands};
pub use piece::{BUILDINGS, INVADERS, Kind, Kinds, MOST_DAMAGE, Piece, kinds};
pub use terrain::{Terrain, Terrains, terrains};
