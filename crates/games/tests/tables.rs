//! What every table promises, whatever the game.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::collections::BTreeSet;

use artel_engine::{Choice, Game, Generator, Seat, Seed, Viewer};
use artel_forbidden_island::ForbiddenIsland;
use artel_games::{GameKind, Refusal, Table, TableStatus, games, read_position, read_record};
use serde_json::Value;

/// A new table of every game, for every number of players that needs no other choice.
fn new_tables(seed: u64) -> Vec<Box<dyn Table>> {
    let deal = |kind: &'static GameKind| {
        let seats = kind.seats();
        let tables = (seats.least..=seats.most).filter_map(|players| {
            let table = kind.deal([("players", players.to_string().as_str())], Seed(seed)).ok()?;
            assert_eq!(table.seats(), players);
            Some(table)
        });
        let tables: Vec<_> = tables.collect();
        assert!(tables.len() >= 3, "{}", kind.id());
        tables
    };
    games().iter().flat_map(deal).collect()
}

/// Plays random moves, at most so many.
fn play_on(table: &mut dyn Table, moves: usize, dice: &mut Generator) {
    for _ in 0..moves {
        let Some((seat, action)) = table.random_move(dice) else { return };
        table.play(seat, &action, &[]).unwrap();
    }
}

fn everything(table: &dyn Table) -> (String, String) {
    (table.record(), table.position())
}

#[test]
fn every_game_is_found_by_its_id_and_tells_what_it_is() {
    for kind in games() {
        assert_eq!(artel_games::find(kind.id()).unwrap().id(), kind.id());
        let info = kind.info();
        assert!(!info.title.en.is_empty() && !info.title.ru.is_empty());
        assert!(info.options.iter().any(|option| option.key == "players"));
        assert!(1 <= info.seats.least && info.seats.least <= info.seats.most);
        let told = serde_json::to_value(&info).unwrap();
        assert_eq!(told["id"], kind.id());
    }
    let unknown = artel_games::find(&"x".repeat(1_000)).err().unwrap().to_string();
    assert!(unknown.contains("forbidden-island") && unknown.len() < 200, "{unknown}");
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut dice = Generator::new(Seed(1));
    for mut table in new_tables(1) {
        while let Some((seat, action)) = table.random_move(&mut dice) {
            assert_eq!(table.status(), TableStatus::Playing);
            assert!(table.to_move().contains(&seat));
            let listed = table.moves(seat);
            assert!(listed.iter().any(|each| each.text == action && !each.rules.is_empty()));
            let played = table.play(seat, &action, &[]).unwrap();
            for event in played.events {
                assert!(event.event.is_object() && !event.rules.is_empty(), "{event:?}");
            }
        }
        assert!(table.status().is_over() && table.to_move().is_empty());
        assert_eq!(table.entries().len(), table.moves_made());
    }
}

#[test]
fn records_and_positions_bring_a_table_back() {
    let mut dice = Generator::new(Seed(2));
    for mut table in new_tables(2) {
        for moves in [0, 1, 10, 1_000] {
            play_on(&mut *table, moves, &mut dice);
            let again = read_record(&table.record()).unwrap();
            assert_eq!(everything(&*again), everything(&*table));
            assert_eq!((again.seed(), again.setup()), (Some(Seed(2)), table.setup()));
            let there = read_position(&table.position()).unwrap();
            assert_eq!(there.position(), table.position());
            assert_eq!((there.seed(), there.setup(), there.moves_made()), (None, None, 0));
        }
    }
}

#[test]
fn files_of_unknown_games_are_refused() {
    let position = read_position("artel position 1\ngame chess\n").err().unwrap().to_string();
    assert_eq!(
        position,
        "there is no game 'chess'; the games are: forbidden-island, ghost-stories, spirit-island"
    );
    let record = read_record("artel record 1\ngame chess\n").err().unwrap().to_string();
    assert_eq!(record, position);
}

#[test]
fn history_is_told_and_gone_back_in() {
    let mut dice = Generator::new(Seed(3));
    for mut table in new_tables(3) {
        let mut states = vec![everything(&*table)];
        let mut events = Vec::new();
        for _ in 0..20 {
            let Some((seat, action)) = table.random_move(&mut dice) else { break };
            let played = table.play(seat, &action, &[]).unwrap();
            let entry = table.entries().pop().unwrap();
            assert_eq!((entry.seat, &entry.action.text, &entry.outcomes), (seat, &action, &played.outcomes));
            events.push(played.events);
            states.push(everything(&*table));
        }
        assert_eq!(table.log(), events);
        for (count, state) in states.iter().enumerate() {
            assert_eq!(everything(&*table.after(count)), *state);
        }
        let moves = table.moves_made();
        assert!(moves > 10);
        assert_eq!(everything(&*table.after(moves + 1)), states[moves]);
        assert_eq!((table.undo(5), everything(&*table)), (5, states[moves - 5].clone()));
        assert_eq!((table.undo(100), everything(&*table)), (moves - 5, states[0].clone()));
        assert_eq!((table.undo(1), table.free_undos()), (0, 0));
    }
}

#[test]
fn moves_without_chance_are_taken_back_freely() {
    let mut dice = Generator::new(Seed(4));
    for mut table in new_tables(4) {
        for _ in 0..100 {
            let Some((seat, action)) = table.random_move(&mut dice) else { break };
            let before = table.free_undos();
            let played = table.play(seat, &action, &[]).unwrap();
            assert_eq!(table.free_undos(), if played.outcomes.is_empty() { before + 1 } else { 0 });
        }
    }
}

#[test]
fn exactly_the_outcomes_listed_can_be_dictated() {
    let mut dice = Generator::new(Seed(5));
    for mut table in new_tables(5) {
        let mut tried = 0;
        while let Some((seat, action)) = table.random_move(&mut dice) {
            let possible = table.outcomes(seat, &action, &[]).unwrap();
            for each in &possible {
                assert!(each.weight > 0);
                let mut branch = table.copy();
                let played = branch.play(seat, &action, &[&each.outcome]).unwrap();
                assert_eq!(played.outcomes[0], each.outcome);
                assert_eq!(everything(&*read_record(&branch.record()).unwrap()), everything(&*branch));
                tried += 1;
            }
            let played = table.play(seat, &action, &[]).unwrap();
            match played.outcomes.first() {
                None => assert!(possible.is_empty()),
                Some(drawn) => assert!(possible.iter().any(|each| each.outcome == *drawn)),
            }
        }
        assert!(tried > 30, "{tried}");
    }
}

#[test]
fn refusals_change_nothing() {
    let mut table = artel_games::find("forbidden-island").unwrap().deal([("first", "1")], Seed(6)).unwrap();
    let before = everything(&*table);
    let mut refused = |seat: u8, action: &str, outcomes: &[&str]| {
        let refusal = table.play(Seat(seat), action, outcomes).unwrap_err();
        assert_eq!(everything(&*table), before);
        refusal
    };
    assert_eq!(refused(2, "draw", &[]), Refusal::NoSuchSeat { seats: 2 });
    assert_eq!(refused(255, "draw", &[]), Refusal::NoSuchSeat { seats: 2 });
    assert!(matches!(refused(0, "jump", &[]), Refusal::NotAMove(_)));
    assert!(matches!(refused(1, "draw", &[]), Refusal::Illegal(_)));
    for impossible in [&["observatory"][..], &["sandbags", "sandbags"], &["the moon"]] {
        assert!(matches!(refused(0, "draw", impossible), Refusal::Impossible(_)));
    }
    assert!(matches!(table.outcomes(Seat(0), "draw", &["observatory"]), Err(Refusal::Impossible(_))));
    assert!(table.outcomes(Seat(0), "draw", &["sandbags"]).unwrap().is_empty());
    assert_eq!(table.why_not(Seat(0), "draw"), Ok(None));
    let illegal = table.why_not(Seat(1), "draw").unwrap().unwrap();
    assert_eq!(table.play(Seat(1), "draw", &[]), Err(Refusal::Illegal(illegal)));
    assert!(table.why_not(Seat(9), "draw").is_err() && table.moves(Seat(9)).is_empty());
    // The first word alone asks why there is no such move at all; it is no move that could be made.
    let none = table.why_not(Seat(1), "give").unwrap().unwrap();
    assert!(
        matches!(table.preview(Seat(1), "give", Viewer::Spectator), Err(Refusal::Illegal(illegal)) if illegal == none)
    );
    assert!(matches!(table.why_not(Seat(1), "sing"), Err(Refusal::NotAMove(_))));
    assert!(matches!(table.play(Seat(1), "give", &[]), Err(Refusal::NotAMove(_))));
}

#[test]
fn nobody_sees_what_is_hidden() {
    let mut dice = Generator::new(Seed(7));
    for mut table in new_tables(7) {
        for _ in 0..30 {
            play_on(&mut *table, 3, &mut dice);
            let other = table.redealt(&mut dice);
            assert_ne!(other.position(), table.position(), "what is hidden is dealt anew");
            assert_eq!(other.moves_made(), 0);
            for seat in 0..=table.seats() {
                let viewer = Viewer::Seat(Seat(seat));
                assert_eq!(other.view(viewer), table.view(viewer), "a view tells nothing of what is hidden");
                assert!(table.view(viewer).is_object());
            }
            assert_eq!(table.view(Viewer::Seat(Seat(table.seats()))), table.view(Viewer::Spectator));
        }
    }
}

#[test]
fn rollouts_count_every_game_once_and_do_not_peek() {
    for mut table in new_tables(8) {
        let tally = table.rollouts(200, Seed(1));
        assert_eq!(tally.games, 200);
        assert_eq!(tally.wins + tally.defeats.values().sum::<u64>(), 200);
        assert!(tally.defeats.keys().all(|kind| !kind.contains(' ')), "{tally:?}");
        let other = table.redealt(&mut Generator::new(Seed(9)));
        assert_eq!(other.rollouts(200, Seed(1)), tally, "the state of the generator does not matter");
        // Two seeds may give the same counts by chance, but not all of them.
        assert!((2..6).any(|seed| table.rollouts(200, Seed(seed)) != tally), "the seed matters");
        play_on(&mut *table, 100_000, &mut Generator::new(Seed(1)));
        let ended = table.rollouts(3, Seed(1));
        assert_eq!(ended.wins + ended.defeats.values().sum::<u64>(), 3);
        assert_eq!(
            ended.defeats.len() + usize::from(ended.wins > 0),
            1,
            "a game that is over ends as it did"
        );
    }
}

#[test]
fn who_knows_the_game_gets_it_typed() {
    let mut table = artel_games::find("forbidden-island").unwrap().deal([], Seed(10)).unwrap();
    let Choice { seat, action, .. } = table
        .session::<ForbiddenIsland>()
        .unwrap()
        .game()
        .random_choice(&mut Generator::new(Seed(1)))
        .unwrap();
    table.session_mut::<ForbiddenIsland>().unwrap().play(seat, action, &mut artel_engine::NoLog).unwrap();
    assert_eq!(table.entries()[0].action.text, action.to_string());
}

#[test]
fn all_that_is_told_can_be_json() {
    let mut dice = Generator::new(Seed(11));
    let mut keys = BTreeSet::new();
    for mut table in new_tables(11) {
        play_on(&mut *table, 10_000, &mut dice);
        let told = serde_json::json!([table.status(), table.entries(), table.log()]);
        assert_eq!(told[0]["result"], if table.status() == TableStatus::Won { "won" } else { "lost" });
        let Value::Object(entry) = &told[1][0] else { panic!("{}", told[1][0]) };
        keys.extend(entry.keys().cloned());
    }
    assert_eq!(keys, ["seat", "move", "phrase", "rules", "outcomes"].map(str::to_owned).into());
}
