//! The record of a room that cannot be followed any more, put together from its entries as they are.

use std::fmt::Write as _;

use anyhow::{Context as _, bail};
use serde_json::Value;

use super::entry::{Entry, Start};
use super::start::without;

/// The record that these entries tell of: where the game began and the moves that were not taken back, none of them
/// checked. What is hidden stays so, as far as it can be left out.
pub(crate) fn raw_record(entries: &[String]) -> anyhow::Result<String> {
    let (first, rest) = entries.split_first().context("the room has no entries")?;
    let Entry::Opened { game, start, .. } = serde_json::from_str(first)? else {
        bail!("the first entry does not open the room");
    };
    let (mut text, mut moves) = beginning(&game, &start);
    for entry in rest {
        // Only the entries that are known can be told.
        match serde_json::from_str(entry) {
            Ok(Entry::Moved { seat, action, outcomes }) => moves.push(line(seat, &action, &outcomes)),
            Ok(Entry::Undone { to }) => moves.truncate(to as usize),
            Ok(Entry::TakenBack { from, kept, .. }) => {
                let mut number = 0;
                moves.retain(|_| {
                    number += 1;
                    number < from || kept.contains(&number)
                });
            }
            Ok(_) => {}
            Err(_) => moves.push(format!("# {}", kind_of(entry))),
        }
    }
    text.push_str("moves\n");
    for line in moves {
        text.push_str(&line);
        text.push('\n');
    }
    Ok(text)
}

/// All lines of the record before the moves, and the moves of the file that the room began with.
fn beginning(game: &str, start: &Start) -> (String, Vec<String>) {
    match start {
        Start::Deal { setup, seed } => {
            // Nothing but the seed tells what was dealt.
            let mut text = format!("artel record 1\ngame {game}\nseed {seed}\n");
            for (key, value) in setup {
                let _ = writeln!(text, "{key} {value}");
            }
            (text, Vec::new())
        }
        Start::File(file) if file.trim_start().starts_with("artel position") => {
            let lines = file.lines().skip(1).filter(|line| !line.starts_with("game ") && !is_chance(line));
            let mut text = format!("artel record 1\ngame {game}\nstart\n");
            lines.for_each(|line| text.extend(["  ", line, "\n"]));
            (text, Vec::new())
        }
        Start::File(file) => {
            let file = without(file, &["seed"]);
            let lines: Vec<&str> = file.lines().filter(|line| !is_chance(line)).collect();
            let at = lines.iter().position(|line| line.trim() == "moves").unwrap_or(lines.len());
            let moves = lines.iter().skip(at + 1).filter(|line| !line.starts_with("result "));
            let moves = moves.map(|line| (*line).to_owned()).collect();
            (lines[..at].iter().flat_map(|line| [*line, "\n"]).collect(), moves)
        }
    }
}

/// The state of the generator, from which all that is to come follows.
fn is_chance(line: &str) -> bool {
    line.trim_start().starts_with("chance ")
}

fn line(seat: artel_engine::Seat, action: &str, outcomes: &[String]) -> String {
    match outcomes {
        [] => format!("{seat} {action}"),
        outcomes => format!("{seat} {action} = {}", outcomes.join(", ")),
    }
}

/// What sort of entry it is that this program does not know.
fn kind_of(entry: &str) -> String {
    let kind =
        serde_json::from_str::<Value>(entry).ok().and_then(|entry| Some(entry["entry"].as_str()?.to_owned()));
    let kind =
        kind.map(|kind| kind.chars().filter(|char| char.is_ascii_alphanumeric() || *char == '-').collect());
    kind.map_or("an entry that cannot be read".to_owned(), |kind: String| {
        format!("an entry '{kind}' of another program")
    })
}

#[cfg(test)]
mod tests {
    use artel_engine::{Generator, Seat, Seed};
    use artel_protocol::RoomSettings;

    use super::super::Room;
    use super::super::start::start_of;
    use super::*;
    use crate::ids::RoomId;

    fn opened(game: &str, start: Start) -> String {
        let entry = Entry::Opened {
            at_ms: 1,
            game: game.into(),
            start,
            known_seed: false,
            settings: RoomSettings::default(),
            seats: Vec::new(),
            expected: Vec::new(),
        };
        serde_json::to_string(&entry).unwrap()
    }

    #[test]
    fn the_raw_record_is_the_record_without_its_secrets() {
        let mut lots = Generator::new(Seed(9));
        for kind in artel_games::games() {
            let table = kind.deal([], Seed(9)).unwrap();
            for start in [start_of(table.as_ref()), Start::File(table.position())] {
                let mut entries = vec![opened(kind.id(), start)];
                let mut room = Room::from_entries(RoomId::random(), &entries).unwrap();
                for _ in 0..20 {
                    let Some((seat, action)) = room.table.random_move(&mut lots) else { break };
                    let entry = room.moved(seat, &action);
                    entries.push(serde_json::to_string(&entry).unwrap());
                }
                entries.push(serde_json::to_string(&Entry::Undone { to: room.moves_made() - 1 }).unwrap());
                room.table.undo(1);
                let raw = raw_record(&entries).unwrap();
                assert!(!raw.contains("chance ") && !raw.contains("seed "), "{raw}");
                let again = artel_games::read_record(&raw).unwrap();
                assert_eq!(again.entries(), room.table.entries());
                assert_eq!(
                    again.view(artel_engine::Viewer::Spectator),
                    room.table.view(artel_engine::Viewer::Spectator)
                );
            }
        }
    }

    #[test]
    fn what_is_not_known_is_said_to_be_so() {
        let deal = Start::Deal { setup: vec![("players".into(), "2".into())], seed: 7 };
        let entries = [
            opened("a-game-of-tomorrow", deal),
            r#"{"entry":"moved","seat":1,"move":"fly north","outcomes":["rain","wind"]}"#.into(),
            r#"{"entry":"foreseen","what":"\n1 draw"}"#.into(),
        ];
        assert_eq!(
            raw_record(&entries).unwrap(),
            "artel record 1\ngame a-game-of-tomorrow\nseed 7\nplayers 2\nmoves\n\
             2 fly north = rain, wind\n# an entry 'foreseen' of another program\n"
        );
        assert_eq!(Seat(1).to_string(), "2");
    }
}
