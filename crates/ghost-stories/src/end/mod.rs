//! How a game ends and what it is worth.

mod defeat;
mod score;

pub use defeat::Defeat;
