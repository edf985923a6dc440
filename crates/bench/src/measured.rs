//! The games that are measured: a new one is one `impl` and one line in [`for_each`].

use artel_engine::Game;
use artel_forbidden_island::ForbiddenIsland;
use artel_ghost_stories::GhostStories;
use artel_spirit_island::SpiritIsland;

/// A game with what its measurements need.
pub(crate) trait Measured: Game {
    /// The positions with counted sequences that the tests check too.
    const COUNTS: &'static str;

    /// As many players as can play, all else usual.
    fn full_table() -> Self::Setup;
}

impl Measured for ForbiddenIsland {
    const COUNTS: &'static str = include_str!("../../forbidden-island/tests/counts.txt");

    fn full_table() -> Self::Setup {
        artel_forbidden_island::Setup { players: 4, ..Default::default() }
    }
}

impl Measured for GhostStories {
    const COUNTS: &'static str = include_str!("../../ghost-stories/tests/counts.txt");

    fn full_table() -> Self::Setup {
        artel_ghost_stories::Setup { players: 4, ..Default::default() }
    }
}

impl Measured for SpiritIsland {
    const COUNTS: &'static str = include_str!("../../spirit-island/tests/counts.txt");

    fn full_table() -> Self::Setup {
        artel_spirit_island::Setup { players: 3, ..Default::default() }
    }
}

/// Something done with one game after the other.
pub(crate) trait Measurement {
    /// Does it with this game.
    fn of<G: Measured>(&self);
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
    with(ForbiddenIsland::RULEBOOK.game, &|| measurement.of::<ForbiddenIsland>());
    with(GhostStories::RULEBOOK.game, &|| measurement.of::<GhostStories>());
    with(SpiritIsland::RULEBOOK.game, &|| measurement.of::<SpiritIsland>());
    if !found {
        eprintln!("there is no game '{}'", game.unwrap_or_default());
        std::process::exit(2);
    }
}
