//! The odds of what comes next: exact, and computed only from what the whole table knows.
//!
//! [`forecast`] answers for any table; each game's module has the odds of its own draws and dice.
#![forbid(unsafe_code)]

pub mod forbidden_island;
pub mod ghost_stories;
mod percent;
pub mod spirit_island;
#[cfg(feature = "toy")]
mod toy;

use artel_engine::Game;
use artel_games::{Forecast, Table};

pub use percent::percent;

type Forecaster = fn(&dyn Table) -> Option<Forecast>;

macro_rules! forecasters {
    ($($module:ident: $game:ty),+ $(,)?) => { &[$(|table| foresee::<$game>(table, $module::forecast)),+] };
}

/// Every game, in the order of the list.
const GAMES: &[Forecaster] = artel_games::games!(forecasters);

/// What the coming draws may bring if nobody does anything before them; none if the game is over or
/// there is nothing to foresee in it.
///
/// ```
/// let table = artel_games::find("forbidden-island")?.deal([], artel_engine::Seed(1))?;
/// let forecast = artel_odds::forecast(&*table).unwrap();
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
