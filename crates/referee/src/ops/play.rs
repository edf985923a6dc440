//! Making moves and taking them back.

use serde_json::{Map, Value, json};

use super::table::standing;
use crate::failure::{ErrorKind, Failure};
use crate::fields::Fields;
use crate::tables::seat;
use crate::words::NO_LANGUAGE;
use crate::{Answer, Referee, fields};

pub(super) fn play(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let languages = request.languages(NO_LANGUAGE)?;
    let (number, table) = referee.tables.asked(request)?;
    let book = table.rulebook();
    let played = table
        .play(seat(request, table)?, request.text("move")?, &request.texts("outcomes")?)
        .map_err(|refusal| referee.words.refusal(book, refusal))?;
    let mut told: Vec<Map<String, Value>> = Vec::with_capacity(played.events.len());
    for event in played.events {
        let mut each = fields(json!({ "event": event.event, "rules": event.rules }));
        referee.words.add_text(&mut each, book, &event.phrase, languages);
        told.push(each);
    }
    let mut answer = standing(number, table, &mut referee.words);
    answer.insert("outcomes".into(), played.outcomes.into());
    answer.insert("events".into(), json!(told));
    Ok(answer)
}

pub(super) fn undo(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let (number, table) = referee.tables.asked(request)?;
    let wanted = request.optional_number("moves")?.unwrap_or(1);
    let made = table.moves_made();
    match usize::try_from(wanted) {
        Ok(wanted) if wanted <= made => table.undo(wanted),
        _ => {
            let message = format!("cannot take back as many as {wanted}; moves made so far: {made}");
            return Err(Failure::new(ErrorKind::CannotUndo, message));
        }
    };
    Ok(standing(number, table, &mut referee.words))
}
