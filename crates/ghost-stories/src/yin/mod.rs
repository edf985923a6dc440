//! What the ghosts do.

mod arrival;
mod curse;
mod haunting;
mod qi;
