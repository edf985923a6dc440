//! What chance could do.

use serde_json::json;

use crate::failure::{ErrorKind, Failure};
use crate::fields::Fields;
use crate::limits::MOST_ROLLOUTS;
use crate::tables::seat;
use crate::{Answer, Referee, fields};

pub(super) fn outcomes(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let (_, table) = referee.tables.asked(request)?;
    let outcomes = table
        .outcomes(seat(request, table)?, request.text("move")?, &request.texts("outcomes")?)
        .map_err(|refusal| referee.words.refusal(table.rulebook(), refusal))?;
    let total: u64 = outcomes.iter().map(|each| u64::from(each.weight)).sum();
    Ok(fields(json!({ "outcomes": outcomes, "total": total })))
}

pub(super) fn rollouts(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let games = request.number("games")?;
    let seed = request.seed()?;
    let (_, table) = referee.tables.asked(request)?;
    let games =
        u32::try_from(games).ok().filter(|&games| u64::from(games) <= MOST_ROLLOUTS).ok_or_else(|| {
            let message = format!("at most {MOST_ROLLOUTS} games are played for one request, not {games}");
            Failure::new(ErrorKind::TooManyGames, message).hint("ask several times, with different seeds")
        })?;
    let tally = table.rollouts(games, seed);
    Ok(fields(json!({ "games": tally.games, "won": tally.wins, "lost": tally.defeats, "seed": seed.0 })))
}
