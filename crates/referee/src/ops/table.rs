//! Looking at a table.

use artel_engine::{Seat, Viewer};
use artel_games::Table;
use serde_json::{Map, Value, json};

use crate::failure::{ErrorKind, Failure};
use crate::fields::Fields;
use crate::tables::seat;
use crate::words::{NO_LANGUAGE, Words};
use crate::{Answer, Referee, fields};

/// How a table stands.
pub(super) fn standing(number: u64, table: &dyn Table, words: &mut Words) -> Map<String, Value> {
    fields(json!({
        "table": number,
        "game": table.rulebook().game,
        "seats": table.seats(),
        "status": words.status(table.rulebook(), &table.status()),
        "to_move": table.to_move(),
        "moves_made": table.moves_made(),
        "free_undos": table.free_undos(),
    }))
}

pub(super) fn status(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let (number, table) = referee.tables.asked(request)?;
    Ok(standing(number, table, &mut referee.words))
}

pub(super) fn moves(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let languages = request.languages(NO_LANGUAGE)?;
    let (_, table) = referee.tables.asked(request)?;
    let seats = if request.has("seat") {
        vec![seat(request, table)?]
    } else {
        Seat::first(table.seats()).collect::<Vec<_>>()
    };
    let mut moves = Vec::new();
    for seat in seats {
        for each in table.moves(seat) {
            let mut told = fields(json!({ "seat": seat, "move": each.text, "rules": each.rules }));
            referee.words.add_text(&mut told, table.rulebook(), &each.phrase, languages);
            moves.push(told);
        }
    }
    Ok(fields(json!({ "moves": moves })))
}

pub(super) fn why(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let (_, table) = referee.tables.asked(request)?;
    let refusal = table.why_not(seat(request, table)?, request.text("move")?);
    match refusal.map_err(|refusal| referee.words.refusal(table.rulebook(), refusal))? {
        None => Ok(fields(json!({ "allowed": true }))),
        Some(illegal) => {
            let mut answer = fields(json!({ "allowed": false }));
            answer.extend(referee.words.illegal(table.rulebook(), &illegal));
            Ok(answer)
        }
    }
}

pub(super) fn view(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let (_, table) = referee.tables.asked(request)?;
    let viewer = match (request.has("seat"), request.flag("spectator")?) {
        (true, true) => {
            return Err(Failure::new(
                ErrorKind::BadRequest,
                "give either the field 'seat' or 'spectator', not both",
            ));
        }
        (true, false) => Viewer::Seat(seat(request, table)?),
        (false, _) => Viewer::Spectator,
    };
    Ok(fields(json!({ "view": table.view(viewer) })))
}

pub(super) fn position(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    Ok(fields(json!({ "position": referee.tables.asked(request)?.1.position() })))
}

pub(super) fn record(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    Ok(fields(json!({ "record": referee.tables.asked(request)?.1.record() })))
}
