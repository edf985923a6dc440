//! The text files, built into the program.

use crate::Language;

/// Every file by its language and name, from the folder `texts`.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The texts that speak of no game, those on what is chosen before one, and those of the game with all names of its
/// boxes.
pub(crate) fn of(game: &str, language: Language) -> Vec<&'static str> {
    let named = |wanted: &str| {
        let own = FILES.iter().filter(move |(of, _, _)| *of == language.id());
        own.filter(|(_, name, _)| *name == wanted || is_of_box(name, wanted))
            .map(|(_, _, text)| *text)
            .collect()
    };
    ["terminal", "setup", game].into_iter().flat_map(|wanted| -> Vec<&str> { named(wanted) }).collect()
}

/// Whether a file has the names of a box of the game.
fn is_of_box(file: &str, game: &str) -> bool {
    file.strip_prefix(game).is_some_and(|rest| rest.starts_with("-names-"))
}
