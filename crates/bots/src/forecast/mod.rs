//! How likely what is to come is. Exact, and from nothing but what the whole table knows.

pub mod forbidden_island;
pub mod ghost_stories;
mod percent;
pub mod spirit_island;

use artel_engine::Game;
use artel_games::{Forecast, Table};

pub use percent::percent;

type Forecaster = fn(&dyn Table) -> Option<Forecast>;

/// The games in which something can be foreseen: a new one is one line here.
const GAMES: [Forecaster; 3] = [
    |table| foresee(table, forbidden_island::forecast),
    |table| foresee(table, ghost_stories::forecast),
    |table| foresee(table, spirit_island::forecast),
];

/// What the coming draws may bring if nobody does anything before them; none if the game is over or
/// there is nothing to foresee in it.
///
/// ```
/// let table = artel_games::find("forbidden-island")?.deal([], artel_engine::Seed(1))?;
/// let forecast = artel_bots::forecast(&*table).unwrap();
/// assert_eq!(forecast.things.len(), 24);
/// assert_eq!(forecast.lose, 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn forecast(table: &dyn Table) -> Option<Forecast> {
    GAMES.iter().find_map(|of| of(table))
}

fn foresee<G: Game>(table: &dyn Table, of: fn(&G) -> Option<Forecast>) -> Option<Forecast> {
    table.session::<G>().and_then(|session| of(session.game()))
}
