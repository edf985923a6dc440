//! The games on a terminal: as screens, or as plain text for screen readers and scripts.
//!
//! What all games share is at the top: the table, the list of moves, the screens. Each game has a folder with
//! its own drawing, which implements [`Displayed`]. [`with_game`] turns a game's id into its type.
#![forbid(unsafe_code)]

mod app;
mod areas;
mod ask;
mod board_text;
mod canvas;
mod control;
mod dialog;
mod displayed;
mod files;
mod forbidden_island;
mod games;
mod ghost_stories;
mod grid;
mod keys;
pub mod language;
mod lookup;
mod menu;
mod open;
mod output;
pub mod page;
mod panes;
mod plain;
mod players;
mod popup;
mod query;
mod replay;
pub mod rulebook;
mod run;
mod screen;
mod scroll;
mod spirit_island;
mod table;
#[cfg(test)]
mod tests;
#[cfg(feature = "toy")]
mod toy;
mod typed;
mod words;

pub use app::{App, Pace};
pub use board_text::board_text;
pub(crate) use canvas::Canvas;
pub use displayed::{Displayed, Entry, Place, Sight, Task};
pub use games::{WithGame, rulebook_of, with_game};
pub(crate) use grid::{Grid, Pointer};
pub use open::{Document, Kind};
pub use output::{forgive_closed_pipe, print};
pub use panes::log;
pub use plain::Plain;
pub use players::{Controller, Players};
pub(crate) use players::{from_active, moves_of};
pub use replay::Replay;
pub use run::{check_terminal, run};
pub use table::{Table, history};
