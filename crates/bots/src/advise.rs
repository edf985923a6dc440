//! What bots at a table of any game do.

use artel_engine::{Generator, Seat, Seed};
use artel_games::Table;

use crate::team::Question;
use crate::{BotKind, Playable, RandomBot};

type Adviser = fn(&dyn Table, &[(Seat, BotKind)], &mut Generator) -> Option<(Seat, String)>;

macro_rules! advisers {
    ($($module:ident: $game:ty),+ $(,)?) => { &[$(advise_in::<$game>),+] };
}

/// Every game, in the order of the list.
const GAMES: &[Adviser] = artel_games::games!(advisers);

/// What the bots that sit on these seats do now; none if they would rather wait for somebody else who
/// has a move, or if the game is over. If nobody else has one, one of them moves.
///
/// Only bots that choose by lot take anything from `lots`, and no bot depends on what is hidden.
///
/// ```
/// use artel_bots::{BotKind, advise};
/// use artel_engine::{Generator, Seat, Seed};
///
/// let mut table = artel_games::find("forbidden-island")?.deal([("players", "2")], Seed(1))?;
/// let bots = [(Seat(0), BotKind::Heuristic), (Seat(1), BotKind::Random)];
/// let mut lots = Generator::new(Seed(1));
/// while let Some((seat, action)) = advise(&*table, &bots, &mut lots) {
///     table.play(seat, &action, &[])?;
/// }
/// assert!(table.status().is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn advise(table: &dyn Table, bots: &[(Seat, BotKind)], lots: &mut Generator) -> Option<(Seat, String)> {
    GAMES.iter().find_map(|ask| ask(table, bots, lots)).or_else(|| move_of_necessity(table, bots))
}

/// The first answer of a bot, if the table plays this game: first any may interject, then those decide
/// for whom the table waits, always from the seat whose turn it is on.
fn advise_in<G: Playable>(
    table: &dyn Table,
    bots: &[(Seat, BotKind)],
    lots: &mut Generator,
) -> Option<(Seat, String)> {
    let game = table.session::<G>()?.game();
    if game.status().is_over() {
        return None;
    }
    let mut heuristic = G::Heuristic::default();
    for question in [Question::Interject, Question::Choose] {
        for seat in from(game.turn_of(), game.seats()) {
            let answer = match kind_at(bots, seat) {
                None => None,
                Some(BotKind::Heuristic) => question.put(&mut heuristic, game, seat),
                Some(BotKind::Random) => question.put(&mut RandomBot::new(lots.seed()), game, seat),
            };
            if let Some(action) = answer {
                return Some((seat, action.to_string()));
            }
        }
    }
    None
}

/// A move by lot if nobody but the bots has one; which one follows from how long the game is, so that
/// the same table always gets the same answer and no game goes round in circles.
fn move_of_necessity(table: &dyn Table, bots: &[(Seat, BotKind)]) -> Option<(Seat, String)> {
    let bots_only = table.to_move().into_iter().all(|seat| kind_at(bots, seat).is_some());
    let mut lots = Generator::new(Seed(table.moves_made() as u64));
    if bots_only { table.random_move(&mut lots) } else { None }
}

fn kind_at(bots: &[(Seat, BotKind)], seat: Seat) -> Option<BotKind> {
    bots.iter().find(|(bot, _)| *bot == seat).map(|&(_, kind)| kind)
}

/// All the seats from this one on.
fn from(Seat(first): Seat, count: u8) -> impl Iterator<Item = Seat> {
    (0..count).map(move |step| Seat((first + step) % count))
}
