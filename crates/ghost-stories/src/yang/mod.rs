//! What a Taoist does.

mod buddha;
mod help;
mod movement;
mod powers;
mod yin_yang;
