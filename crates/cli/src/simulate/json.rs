//! The results for programs.

use artel_bots::Tally;
use serde_json::{Map, Value, json};

use super::Args;
use super::cells::Cell;

/// One object: what was played, the totals, and the same for each setup.
pub(super) fn document<S>(args: &Args, cells: &[Cell<S>]) -> Value {
    let total = Tally::sum(cells.iter().map(|cell| &cell.tally));
    let mut document = Map::new();
    document.insert("game".to_owned(), json!(args.game));
    document.insert("bot".to_owned(), json!(args.bot));
    document.insert("seed".to_owned(), json!(args.seed.0));
    document.extend(results(&total));
    let cells = cells.iter().map(|cell| {
        let mut object = Map::new();
        object.insert("players".to_owned(), number_or_text(&cell.players));
        object.insert("difficulty".to_owned(), json!(cell.difficulty));
        object.extend(results(&cell.tally));
        Value::Object(object)
    });
    let cells: Vec<Value> = cells.collect();
    document.insert("cells".to_owned(), Value::Array(cells));
    Value::Object(document)
}

fn number_or_text(text: &str) -> Value {
    text.parse::<u64>().map_or_else(|_| json!(text), Value::from)
}

fn results(tally: &Tally) -> Map<String, Value> {
    let (low, high) = tally.win_interval();
    let pairs = [
        ("games", json!(tally.games)),
        ("wins", json!(tally.wins)),
        ("win_rate", json!(tally.win_rate())),
        ("win_rate_low", json!(low)),
        ("win_rate_high", json!(high)),
        ("defeats", json!(tally.defeats)),
        ("turns", json!(tally.turns)),
        ("decisions", json!(tally.decisions)),
        ("steps", json!(tally.steps)),
        ("seconds", json!(tally.time.as_secs_f64())),
        ("games_per_second", json!(tally.per_second(tally.games))),
        ("decisions_per_second", json!(tally.per_second(tally.decisions))),
        ("steps_per_second", json!(tally.per_second(tally.steps))),
    ];
    pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeMap;
    use std::time::Duration;

    use artel_forbidden_island::Setup;

    use super::super::cells::cells;
    use super::*;

    #[test]
    fn results_have_all_their_keys() {
        let defeats = BTreeMap::from([("landing-sunk".to_owned(), 1)]);
        let time = Duration::from_millis(500);
        let tally = Tally { games: 4, wins: 3, defeats, decisions: 40, steps: 60, turns: 20, time };
        let value = Value::Object(results(&tally));
        assert_eq!(value["win_rate"], json!(0.75));
        assert!(value["win_rate_low"].as_f64().unwrap() < 0.75);
        assert!(value["win_rate_high"].as_f64().unwrap() > 0.75);
        assert_eq!(value["defeats"], json!({ "landing-sunk": 1 }));
        assert_eq!(value["seconds"], json!(0.5));
        assert_eq!(value["games_per_second"], json!(8.0));
        assert_eq!(value["decisions_per_second"], json!(80.0));
    }

    #[test]
    fn the_document_holds_totals_and_cells() {
        let args = Args::of(&["--players", "2..4", "--difficulty", "novice,elite", "--games", "10"]);
        let mut cells = cells::<Setup>(&args).unwrap();
        for cell in &mut cells {
            cell.tally = Tally { games: 10, wins: 5, ..Tally::default() };
        }
        let document = document(&args, &cells);
        assert_eq!(document["games"], json!(60));
        assert_eq!(document["win_rate"], json!(0.5));
        assert_eq!(document["bot"], json!("heuristic"));
        let last = &document["cells"][5];
        assert_eq!((&last["players"], &last["difficulty"]), (&json!(4), &json!("elite")));
        assert_eq!(last["games"], json!(10));
    }
}
