//! What is written can be read again.

use artel_engine::{Game, NoLog, Session, Viewer, position, record};

use crate::explore::{for_each_state, random_game};

/// Position → text → the same position, finished games included.
pub fn positions_are_read_as_they_are_written<G: Game>() {
    for_each_state::<G>(600, |session| {
        let text = position::write(session.game());
        let read = position::read::<G>(&text);
        assert!(read.as_ref() == Ok(session.game()), "{text}\n{:#?}\n{read:#?}", session.game());
        assert_eq!(position::game_of(&text), Ok(G::RULEBOOK.game));
    });
}

/// Record → text → the same record, with the same events and views on the way.
pub fn records_replay_to_the_same_game<G: Game>() {
    for seed in 0..60 {
        let mut views = Vec::new();
        let session = random_game::<G>(seed, |session| {
            views.push(session.game().view(Viewer::Spectator));
        });
        let text = record::write(&session);
        let read: Session<G> = record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(read == session);
        assert_eq!(record::write(&read), text);
        assert_eq!(record::game_of(&text), Ok(G::RULEBOOK.game));
        let events = |session: &Session<G>| {
            let mut events = Vec::new();
            let _ = session.replayed(session.entries().len(), &mut events);
            events
        };
        assert_eq!(events(&read), events(&session));
        for (count, view) in views.iter().enumerate() {
            assert_eq!(read.replayed(count, &mut NoLog).game().view(Viewer::Spectator), *view);
        }
        // Without its seed a record stands on its start and outcomes alone and reaches the same state.
        let unseeded: Vec<&str> = text.lines().filter(|line| !line.starts_with("seed ")).collect();
        let read: Session<G> =
            record::read(&unseeded.join("\n")).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(read.game() == session.game());
        assert_eq!(read.seed(), None);
    }
}

/// A record that could not have been played is refused at the line where it goes wrong.
pub fn tampered_records_are_refused<G: Game>() {
    let session = random_game::<G>(7, |_| {});
    let text = record::write(&session);
    let lines: Vec<&str> = text.lines().collect();
    let moves = lines.iter().position(|line| *line == "moves").expect("a record has moves");
    let without = |index: usize| {
        let kept: Vec<&str> =
            lines.iter().enumerate().filter(|(i, _)| *i != index).map(|(_, line)| *line).collect();
        kept.join("\n")
    };
    // Leaving out a move cannot go unnoticed in all cases but must never end in the same game.
    for index in moves + 1..lines.len() - 1 {
        let read = record::read::<G>(&without(index));
        assert!(read.is_err() || read.is_ok_and(|read| read != session), "line {index} was not needed");
    }
    let refused = |text: &str, problem: &str| {
        let error = record::read::<G>(text).expect_err(problem).to_string();
        assert!(error.contains(problem), "'{error}' does not tell that {problem}");
    };
    refused("", "the record is empty");
    refused("artel record 99\n", "line 1: a record begins with the line 'artel record 1'");
    let rules = format!("\nrules {}\n", G::RULEBOOK.version);
    refused(&text.replace(&rules, "\nrules 99\n"), "version 99 of the rules");
    refused(&text.replace("\nmoves", ""), "'moves'");
    refused(&text.replace("result ", "result not "), "the moves lead to");
    refused(&text.replace("\nmoves\n", "\nmoves\n77 nonsense\n"), "the number of its seat");
    refused(&text.replace("\nmoves\n", "\nmoves\n1 nonsense\n"), "is not a move");
    refused(&text.replace("\nseed ", "\nno-such-option 1\nseed "), "no such option");
    refused(&reseeded(&lines), "the start is not the deal that the record's seed gives");
    let neither: Vec<&str> = [&lines[..3], &lines[moves..]].concat();
    refused(&neither.join("\n"), "neither a seed nor a start");
}

/// The record with another seed than its own.
fn reseeded(lines: &[&str]) -> String {
    let other =
        |line: &&str| if line.starts_with("seed ") { "seed 1".to_owned() } else { (*line).to_owned() };
    lines.iter().map(other).collect::<Vec<_>>().join("\n")
}

/// Undo gives the state before, again and again down to the start.
pub fn undoing_goes_back_to_the_state_before<G: Game>() {
    for seed in 0..20 {
        let mut states = Vec::new();
        let mut session = random_game::<G>(seed, |session| states.push(session.clone()));
        for before in states.iter().rev() {
            assert!(session == *before);
            let free = session.free_undos();
            let entries = session.entries();
            assert!(entries[entries.len() - free..].iter().all(|entry| entry.outcomes.is_empty()));
            if let Some(next) = entries.len().checked_sub(free + 1) {
                assert!(!entries[next].outcomes.is_empty());
            }
            session.undo(1);
        }
        assert!(session.game() == session.start());
        session.undo(5);
        assert!(session.entries().is_empty());
    }
}
