//! Suggested moves that complete a decision, at a table of any game.

use artel_engine::Seat;
use artel_games::Table;

use crate::{Bot, Playable};

type Finisher = fn(&dyn Table, Seat) -> Option<Vec<String>>;

macro_rules! finishers {
    ($($module:ident: $game:ty),+ $(,)?) => { &[$(finish_in::<$game>),+] };
}

/// Every game, in the order of the list.
const GAMES: &[Finisher] = artel_games::games!(finishers);

/// Suggested moves that complete the decision this seat is in, such as dividing damage. Nothing is played.
/// They end with the first that leaves something to chance; there are none if the next move is a decision of its own.
///
/// ```
/// let table = artel_games::find("spirit-island")?.deal([], artel_engine::Seed(1))?;
/// assert!(artel_bots::suggest(&*table, artel_engine::Seat(0)).is_empty(), "Growth is chosen, not divided");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn suggest(table: &dyn Table, seat: Seat) -> Vec<String> {
    GAMES.iter().find_map(|finish| finish(table, seat)).unwrap_or_default()
}

fn finish_in<G: Playable>(table: &dyn Table, seat: Seat) -> Option<Vec<String>> {
    let game = table.session::<G>()?.game();
    let line = G::Heuristic::default().finish(game, seat);
    Some(line.iter().map(ToString::to_string).collect())
}
