//! Every game there is.

use std::fmt;

use artel_engine::text::TextError;
use artel_engine::{position, record};

use crate::{GameKind, Table};

/// The list of all games: a new game is one line here.
///
/// It calls a macro of the caller with the list, each game by the name of its modules and by its type, so that
/// whoever does something with every game needs no list of its own.
///
/// ```
/// use artel_engine::Game;
/// macro_rules! ids {
///     ($($module:ident: $game:ty),+ $(,)?) => { [$(<$game>::RULEBOOK.game),+] };
/// }
/// assert!(artel_games::games!(ids).contains(&"ghost-stories"));
/// ```
#[macro_export]
macro_rules! games {
    ($with:ident) => {
        $crate::with_toy! { $with
            forbidden_island: $crate::ForbiddenIsland,
            ghost_stories: $crate::GhostStories,
            spirit_island: $crate::SpiritIsland,
        }
    };
}

/// The list as it is.
#[cfg(not(feature = "toy"))]
#[doc(hidden)]
#[macro_export]
macro_rules! with_toy {
    ($with:ident $($line:tt)+) => { $with! { $($line)+ } };
}

/// One line more, for the tests that see whether a line is enough.
#[cfg(feature = "toy")]
#[doc(hidden)]
#[macro_export]
macro_rules! with_toy {
    ($with:ident $($line:tt)+) => { $with! { $($line)+ toy: $crate::Toy, } };
}

macro_rules! kinds {
    ($($module:ident: $game:ty),+ $(,)?) => { &[$(GameKind::of::<$game>()),+] };
}

static GAMES: &[GameKind] = games!(kinds);

/// Every game there is.
pub fn games() -> &'static [GameKind] {
    GAMES
}

/// The game with this id.
///
/// ```
/// assert_eq!(artel_games::find("forbidden-island")?.rulebook().title_en, "Forbidden Island");
/// assert!(artel_games::find("chess").is_err());
/// # Ok::<(), artel_games::UnknownGame>(())
/// ```
pub fn find(id: &str) -> Result<&'static GameKind, UnknownGame> {
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
        let ids: Vec<_> = GAMES.iter().map(GameKind::id).collect();
        write!(f, "there is no game '{}'; the games are: {}", self.id, ids.join(", "))
    }
}

impl std::error::Error for UnknownGame {}
