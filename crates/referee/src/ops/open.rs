//! Opening and closing tables.

use artel_engine::{Conflict, Generator};
use artel_games::Table;
use serde_json::{Map, Value, json};

use super::table::standing;
use crate::failure::{ErrorKind, Failure};
use crate::fields::Fields;
use crate::words::EVERY_LANGUAGE;
use crate::{Answer, Referee, fields};

pub(super) fn new(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    referee.tables.check_room()?;
    let kind = artel_games::find(request.text("game")?)?;
    let setup = request.pairs("setup")?;
    let table = kind.deal(setup.iter().map(|(key, value)| (*key, value.as_str())), request.seed()?)?;
    Ok(opened(referee, table))
}

/// What a setup means, before any table is opened.
pub(super) fn describe(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    let kind = artel_games::find(request.text("game")?)?;
    let setup = request.pairs("setup")?;
    let meaning = kind.describe(setup.iter().map(|(key, value)| (*key, value.as_str())));
    let told = |conflict: Conflict| {
        let mut told = fields(json!({ "options": conflict.options, "problem": conflict.problem }));
        if let Some(phrase) = &conflict.phrase {
            referee.words.add_text(&mut told, kind.rulebook(), phrase, EVERY_LANGUAGE);
        }
        told
    };
    let conflicts: Vec<_> = meaning.conflicts.into_iter().map(told).collect();
    Ok(fields(json!({ "difficulty": meaning.difficulty, "conflicts": conflicts })))
}

pub(super) fn load(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    referee.tables.check_room()?;
    let table = match (request.optional_text("position")?, request.optional_text("record")?) {
        (Some(text), None) => {
            artel_games::read_position(text).map_err(|error| Failure::in_text(ErrorKind::BadPosition, &error))
        }
        (None, Some(text)) => {
            artel_games::read_record(text).map_err(|error| Failure::in_text(ErrorKind::BadRecord, &error))
        }
        _ => {
            Err(Failure::new(ErrorKind::BadRequest, "give either the field 'position' or the field 'record'"))
        }
    }?;
    Ok(opened(referee, table))
}

pub(super) fn branch(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    referee.tables.check_room()?;
    let seed = request.seed()?;
    let table = referee.tables.asked(request)?.1.redealt(&mut Generator::new(seed));
    Ok(opened(referee, table))
}

pub(super) fn close(referee: &mut Referee, request: &Fields<'_>) -> Answer {
    referee.tables.close(request).map(|()| Map::new())
}

/// Opens the table; the answer tells how it stands and how it was set up.
fn opened(referee: &mut Referee, table: Box<dyn Table>) -> Map<String, Value> {
    let (number, table) = referee.tables.open(table);
    let mut answer = standing(number, table, &mut referee.words);
    if let Some(setup) = table.setup() {
        let setup: Map<String, Value> =
            setup.into_iter().map(|(key, value)| (key.to_owned(), value.into())).collect();
        answer.insert("setup".into(), setup.into());
    }
    if let Some(seed) = table.seed() {
        answer.insert("seed".into(), json!(seed.0));
    }
    answer
}
