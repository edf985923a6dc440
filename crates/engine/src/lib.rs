//! The contract that every Artel game obeys, and what follows from it for all games alike.
//!
//! A game is a value that answers a few questions ([`Game`]): whose moves are possible, what a move
//! does, what chance may decide, what each seat may see, and why something is not allowed. From the
//! answers come sessions with undo ([`Session`]), records that can be replayed and verified
//! ([`record`]), and positions written as text ([`position`]).
//!
//! The crate knows no game, no words and no screen: what a person reads is a [`Phrase`] that the
//! outside puts into words.
#![forbid(unsafe_code)]

mod chance;
mod game;
mod interval;
mod language;
mod log;
mod moves;
mod number;
mod parse;
mod phrase;
mod playout;
pub mod position;
pub mod record;
mod refusal;
mod rule;
mod seat;
mod session;
mod set;
mod setup;
mod status;
mod take_back;
mod tally;
pub mod text;
mod typescript;
mod vocabulary;

pub use chance::{Generator, Seed};
pub use game::{Choice, Game, GameMove};
pub use interval::wilson;
pub use language::Language;
pub use log::{Log, NoLog};
pub use moves::{Argument, Form, count, forms, thin};
pub use number::without;
pub use parse::ParseError;
pub use phrase::{Arg, Described, Name, Phrase};
pub use playout::{playout, random_games, rollouts};
pub use refusal::Refusal;
pub use rule::{Illegal, Rule, RuleId, Rulebook, Ruling, Topic};
pub use seat::{Seat, Viewer};
pub use session::{Begun, Entry, Session};
pub use set::{Member, Members, Set};
pub use setup::{
    Conflict, Given, Group, Meaning, Need, Setup, SetupError, SetupOption, Shape, list_of, read_list,
    read_set,
};
pub use status::{Status, as_text};
pub use tally::Tally;
pub use vocabulary::Named;

#[doc(hidden)]
pub use serde;

#[cfg(feature = "typescript")]
#[doc(hidden)]
pub use ts_rs;
