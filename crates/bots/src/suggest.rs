//! How what a seat is in the middle of may well be finished, at a table of any game.

use artel_engine::Seat;
use artel_forbidden_island::ForbiddenIsland;
use artel_games::Table;
use artel_ghost_stories::GhostStories;
use artel_spirit_island::SpiritIsland;

use crate::{Bot, Playable};

type Finisher = fn(&dyn Table, Seat) -> Option<Vec<String>>;

/// The games that bots know: a new one is one line here.
const GAMES: [Finisher; 3] =
    [finish_in::<ForbiddenIsland>, finish_in::<GhostStories>, finish_in::<SpiritIsland>];

/// The moves by which the seat may well finish the matter that it is in the middle of: damage divided, pieces moved.
/// They end with the first that leaves something to chance, and there are none if the next move stands for itself.
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
