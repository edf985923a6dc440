//! Positions: any state as lines of text.

use artel_engine::text::TextError;

use crate::game::SpiritIsland;

/// The state as lines.
pub(crate) fn write(_game: &SpiritIsland) -> String {
    String::new()
}

/// The state that the lines describe.
pub(crate) fn read(_text: &str) -> Result<SpiritIsland, TextError> {
    Err(TextError::whole("not yet"))
}

/// What must be true of any state.
pub(crate) fn check(_game: &SpiritIsland) -> Result<(), String> {
    Ok(())
}
