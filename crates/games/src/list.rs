//! Every game there is.

use std::fmt;

use artel_engine::text::TextError;
use artel_engine::{position, record};
use artel_forbidden_island::ForbiddenIsland;
use artel_ghost_stories::GhostStories;
use artel_spirit_island::SpiritIsland;

use crate::{Kind, Table};

/// The list: a new game is one line here.
static GAMES: [Kind; 3] =
    [Kind::of::<ForbiddenIsland>(), Kind::of::<GhostStories>(), Kind::of::<SpiritIsland>()];

/// Every game there is.
pub fn games() -> &'static [Kind] {
    &GAMES
}

/// The game with this id.
///
/// ```
/// assert_eq!(artel_games::find("forbidden-island")?.rulebook().title_en, "Forbidden Island");
/// assert!(artel_games::find("chess").is_err());
/// # Ok::<(), artel_games::UnknownGame>(())
/// ```
pub fn find(id: &str) -> Result<&'static Kind, UnknownGame> {
    GAMES.iter().find(|kind| kind.id() == id).ok_or_else(|| UnknownGame { id: id.chars().take(40).collect() })
}

/// A game of whichever kind the position file says, going on from there.
pub fn read_position(text: &str) -> Result<Box<dyn Table>, TextError> {
    find(position::game_of(text)?)
        .map_err(|unknown| TextError::whole(unknown.to_string()))?
        .from_position(text)
}

/// A game of whichever kind the record says, with every move in it verified.
pub fn read_record(text: &str) -> Result<Box<dyn Table>, TextError> {
    find(record::game_of(text)?).map_err(|unknown| TextError::whole(unknown.to_string()))?.from_record(text)
}

/// What kind of file a game can go on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// A game as it was played.
    Record,
    /// A state.
    Position,
}

/// A game from a record or a position, whichever the file's first line says it is.
pub fn read_file(text: &str) -> Result<(Box<dyn Table>, FileKind), TextError> {
    if text.trim_start().starts_with("artel position") {
        Ok((read_position(text)?, FileKind::Position))
    } else {
        Ok((read_record(text)?, FileKind::Record))
    }
}

/// There is no game with this id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    id: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<_> = GAMES.iter().map(Kind::id).collect();
        write!(f, "there is no game '{}'; the games are: {}", self.id, ids.join(", "))
    }
}

impl std::error::Error for UnknownGame {}
