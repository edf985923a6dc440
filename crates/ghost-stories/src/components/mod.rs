//! The vocabulary of the game: one noun a file.

mod ability;
mod card;
mod cards;
mod colour;
mod curse;
mod deck;
mod dice;
mod difficulty;
mod ghosts;
mod place;
mod power;
mod space;
mod tao;
mod village;

pub use ability::{Centre, Left, Right};
pub use card::Card;
pub use colour::{Colour, Taoist};
pub use curse::CurseFace;
pub use deck::Deck;
pub use dice::{Face, Faces};
pub use difficulty::Difficulty;
pub use ghosts::Ghosts;
pub use place::Place;
pub use power::Power;
pub use space::{Side, Space};
pub use tao::Tao;
pub use village::{Tile, Village};
