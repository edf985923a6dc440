//! A room: a game, the people at its table, and what they tell each other.
//!
//! [`Room`] is what its entries on disk say. [`Live`] is a room in use: it adds what only matters while
//! people are there (who is connected, what-ifs, drawings, an announced draw) and is run by one task
//! ([`actor`]) that answers one request after the other.

mod absence;
mod actor;
mod answers;
mod branches;
mod entry;
mod joining;
mod listeners;
pub(crate) mod listing;
mod live;
mod meant;
mod outbox;
mod pause;
mod play;
mod proposal;
mod rate_limits;
mod raw_record;
mod reading;
mod rematch;
mod replay;
mod seats;
mod social;
mod start;
mod state;
mod taken_back;
mod telling;
mod thinking;
mod undo;

pub(crate) use actor::{Mail, run};
pub(crate) use answers::{refuse, refuse_setup, refuse_table};
pub(crate) use entry::{Entry, Sitter};
pub(crate) use listeners::ListenerId;
pub(crate) use live::Live;
pub(crate) use outbox::{Ended, Waiting, outbox};
pub(crate) use rate_limits::Rate;
pub(crate) use raw_record::raw_record;
pub(crate) use seats::check_settings;
pub(crate) use start::{begin, start_of, table_from_file};
pub(crate) use state::Room;

#[cfg(test)]
mod entry_tests;
#[cfg(test)]
mod tests;
