//! The text files, built into the program.

use crate::Language;

/// Every file by its language and name, from the folder `texts`.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The texts that speak of no game, and those of the game.
pub(crate) fn of(game: &str, language: Language) -> Vec<&'static str> {
    let named = |wanted: &str| {
        FILES.iter().find(|(of, name, _)| *of == language.id() && *name == wanted).map(|(_, _, text)| *text)
    };
    ["terminal", game].into_iter().filter_map(named).collect()
}
