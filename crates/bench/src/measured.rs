//! The games that are measured: all of the list.

use std::path::Path;

use artel_bots::Playable;
use artel_engine::Game;

/// Something done with one game after the other.
pub(crate) trait Measurement {
    /// Does it with this game.
    fn of<G: Playable>(&self);
}

/// The positions with counted sequences that the tests check too; empty if the game has none.
pub(crate) fn counts<G: Game>() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    std::fs::read_to_string(crates.join(G::RULEBOOK.game).join("tests/counts.txt")).unwrap_or_default()
}

/// Does it with the game of this id, or with every game if none is named.
pub(crate) fn for_each(game: Option<&str>, measurement: &impl Measurement) {
    let mut found = false;
    let mut with = |id: &str, measure: &dyn Fn()| {
        if game.is_none_or(|game| game == id) {
            found = true;
            measure();
        }
    };
    macro_rules! measure_each {
        ($($module:ident: $game:ty),+ $(,)?) => {
            $(with(<$game>::RULEBOOK.game, &|| measurement.of::<$game>());)+
        };
    }
    artel_games::games!(measure_each);
    if !found {
        eprintln!("there is no game '{}'", game.unwrap_or_default());
        std::process::exit(2);
    }
}
