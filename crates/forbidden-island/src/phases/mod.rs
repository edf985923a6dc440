//! The draws of a turn and what they bring about.

mod flood_draw;
mod swim;
mod treasure_draw;
mod turn;
