//! A room: a game, the people at its table, and what they tell each other.
//!
//! [`Room`] is what its entries on disk say. [`Live`] is a room in use: it adds what only matters while
//! people are there (who is connected, what-ifs, drawings, an announced draw) and is run by one task
//! ([`actor`]) that answers one request after the other.

mod actor;
mod answers;
mod bots;
mod branches;
mod entry;
mod listeners;
mod live;
mod meant;
mod pause;
mod play;
mod proposal;
mod reading;
mod rematch;
mod seats;
mod social;
mod state;
mod taken_back;
mod telling;
mod undo;

pub(crate) use actor::{Mail, run};
pub(crate) use answers::{refuse, refuse_table};
pub(crate) use entry::{Entry, Sitter, Start};
pub(crate) use listeners::{ListenerId, MOST_BEHIND};
pub(crate) use live::Live;
pub(crate) use seats::check_settings;
pub(crate) use state::{Room, start_from_file};

#[cfg(test)]
mod entry_tests;
#[cfg(test)]
mod tests;
