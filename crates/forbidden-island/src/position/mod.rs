//! The state as text that a person can write.
//!
//! ```text
//! difficulty elite
//! tiles fools-landing bronze-gate …   (reading order; several lines are joined)
//! flooded observatory watchtower
//! sunk crimson-forest
//! player diver at iron-gate with earth-stone sandbags
//! player pilot
//! turn pilot
//! phase actions 2                      (or: treasure-draw 1, flood-draw 3)
//! flight used
//! water 4
//! captured earth-stone diver
//! treasure-deck waters-rise sandbags   (from the top; the rest follows in unknown order)
//! treasure-discard waters-rise
//! flood-deck observatory | watchtower crimson-forest   (layers from the top)
//! flood-discard none
//! over lost drowned pilot
//! chance 9e3779b97f4a7c15
//! ```
//!
//! Only the players are needed. What is left out has its usual value: tiles in the order of their
//! list, all dry; pawns on their start tiles without cards; the first player to begin; the cards of
//! flooded tiles discarded; all other cards in the decks.

mod check;
mod draft;
mod read;
mod write;

pub(crate) use check::check;
pub(crate) use read::read;
pub(crate) use write::write;
