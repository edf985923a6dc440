//! What all games share in the terminal: the table, the list of moves, the screens, the plain texts.

mod app;
mod areas;
mod ask;
mod canvas;
mod control;
mod dialog;
mod drawn;
pub(crate) mod files;
mod games;
mod grid;
mod help;
mod keys;
pub(crate) mod language;
mod lookup;
mod menu;
mod open;
mod output;
pub(crate) mod page;
mod panes;
mod plain;
mod players;
mod popup;
mod replay;
pub(crate) mod rulebook;
mod run;
mod screen;
mod scroll;
mod table;
#[cfg(test)]
mod tests;
mod typed;
pub(crate) mod words;

pub(crate) use app::{App, Pace};
pub(crate) use canvas::Canvas;
pub(crate) use drawn::{Drawn, Entry, Place, Sight, Task};
pub(crate) use games::{WithGame, rulebook_of, with_game};
pub(crate) use grid::{Grid, Pointer};
pub(crate) use help::localized;
pub(crate) use open::{Document, Kind};
pub(crate) use output::{forgive_closed_pipe, print};
pub(crate) use panes::log;
pub(crate) use plain::Plain;
pub(crate) use players::{Controller, Players, from_active, moves_of};
pub(crate) use replay::Replay;
pub(crate) use run::{check_terminal, run};
pub(crate) use table::{Table, history};
