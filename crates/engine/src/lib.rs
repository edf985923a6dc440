//! The contract that every Artel game obeys, and what follows from it for all games alike.
//!
//! A game is a value that answers a few questions ([`Game`]): whose moves are possible, what a move
//! does, what chance may decide, what each seat may see, and why something is not allowed. From the
//! answers come sessions with undo ([`Session`]), records that can be replayed and verified
//! ([`record`]), and positions written as text ([`position`]).
//!
//! The crate knows no game, no language and no screen: what a person reads is a [`Phrase`] that the
//! outside puts into words.
#![forbid(unsafe_code)]

mod chance;
mod game;
mod log;
mod phrase;
pub mod position;
pub mod record;
mod rule;
mod seat;
mod session;
mod set;
mod setup;
mod status;
mod take_back;
pub mod text;
mod typescript;
mod vocabulary;

pub use chance::{Generator, Seed};
pub use game::{Choice, Game, PlayError};
pub use log::{Log, NoLog};
pub use phrase::{Arg, Described, Phrase};
pub use rule::{Illegal, Rule, RuleId, Rulebook, Ruling, Topic};
pub use seat::{Seat, Viewer};
pub use session::{Entry, Session};
pub use set::{Member, Members, Set};
pub use setup::{Setup, SetupError, SetupOption, list_of, read_list};
pub use status::Status;
pub use vocabulary::Named;

#[doc(hidden)]
pub use serde;

#[cfg(feature = "typescript")]
#[doc(hidden)]
pub use ts_rs;
