//! Whoever watches a game is told with each event what it changed.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

#[path = "watched/facts.rs"]
mod facts;

use artel_engine::{Generator, Seat, Seed, Viewer};
use artel_games::{Attempt, Change, Raw, Seen, Table, games};
use serde_json::Value;

/// A table of every game for every number of players that needs no other choice.
fn tables(seed: u64) -> impl Iterator<Item = Box<dyn Table>> {
    games().iter().flat_map(move |kind| {
        let seats = kind.seats();
        (seats.least..=seats.most).filter_map(move |players| {
            kind.deal([("players", players.to_string().as_str())], Seed(seed)).ok()
        })
    })
}

fn viewers(table: &dyn Table) -> Vec<Viewer> {
    let seats = Seat::first(table.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// Makes a move while these people watch.
fn play(table: &mut dyn Table, seat: Seat, action: &str, viewers: &[Viewer]) -> Vec<Seen> {
    let viewers = viewers.iter().map(|viewer| (*viewer, None)).collect();
    match table.attempt(seat, action, false, viewers).unwrap() {
        Attempt::Played(watched) => watched.seen,
        Attempt::Reveals { .. } => panic!("it was to be made in any case"),
    }
}

fn apply(view: &mut Value, changes: &Raw<Vec<Change>>) {
    let list: Vec<(Vec<Value>, Value)> = serde_json::from_str(changes.json()).unwrap();
    for (place, now) in list {
        let at = place.into_iter().fold(&mut *view, |value, step| match step {
            Value::String(name) => value.get_mut(&name).unwrap(),
            number => value.get_mut(number.as_u64().unwrap() as usize).unwrap(),
        });
        *at = now;
    }
}

#[test]
fn the_changes_of_all_events_lead_from_the_view_before_to_the_view_after() {
    for seed in 0..3 {
        let mut dice = Generator::new(Seed(seed));
        for mut table in tables(seed) {
            let viewers = viewers(table.as_ref());
            while let Some((seat, action)) = table.random_move(&mut dice) {
                let mut views: Vec<Value> = viewers.iter().map(|viewer| table.view(*viewer)).collect();
                let seen = play(table.as_mut(), seat, &action, &viewers);
                assert_eq!(seen.len(), viewers.len());
                for ((seen, viewer), view) in seen.iter().zip(&viewers).zip(&mut views) {
                    assert_eq!(seen.viewer, *viewer);
                    seen.events
                        .iter()
                        .filter_map(|event| event.changes.as_ref())
                        .for_each(|changes| apply(view, changes));
                    assert!(seen.events.is_empty() || seen.rest.json() == "[]");
                    apply(view, &seen.rest);
                    assert_eq!(*view, table.view(*viewer), "{action}");
                    assert_eq!(seen.view.get(), table.view_json(*viewer).get());
                }
            }
        }
    }
}

#[test]
fn what_an_event_says_is_so_on_the_table_at_that_moment() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut dice = Generator::new(Seed(seed));
        for mut table in tables(seed) {
            let game = table.rulebook().game;
            while let Some((seat, action)) = table.random_move(&mut dice) {
                let mut view = table.view(Viewer::Spectator);
                for event in &play(table.as_mut(), seat, &action, &[Viewer::Spectator])[0].events {
                    let before = view.clone();
                    event.changes.iter().for_each(|changes| apply(&mut view, changes));
                    let shown = facts::holds(game, &event.event, &before, &view);
                    assert!(
                        shown,
                        "{game} {action}: {} is not shown by {:?}",
                        event.event,
                        event.changes.as_ref().map(Raw::json)
                    );
                    kinds.insert((game, event.event["event"].as_str().unwrap().to_owned()));
                }
            }
        }
    }
    println!("{} kinds of events", kinds.len());
    assert!(kinds.len() > 100, "{kinds:?}");
}

#[test]
fn a_history_is_seen_as_the_game_was() {
    let mut dice = Generator::new(Seed(5));
    for mut table in tables(5) {
        let mut seen = Vec::new();
        for _ in 0..60 {
            let Some((seat, action)) = table.random_move(&mut dice) else { break };
            seen.extend(
                play(table.as_mut(), seat, &action, &[Viewer::Spectator]).into_iter().map(|seen| seen.events),
            );
        }
        assert_eq!(table.log_seen(0, Viewer::Spectator), seen);
        assert_eq!(table.log_seen(7, Viewer::Spectator), seen[7.min(seen.len())..]);
        let plain: Vec<Vec<_>> =
            seen.into_iter().map(|events| events.into_iter().map(|event| event.phrase).collect()).collect();
        let told: Vec<Vec<_>> = table
            .log()
            .into_iter()
            .map(|events| events.into_iter().map(|event| event.phrase).collect())
            .collect();
        assert_eq!(told, plain);
    }
}

#[test]
fn a_move_that_reveals_something_is_not_made_if_that_is_not_wanted() {
    let mut dice = Generator::new(Seed(6));
    for mut table in tables(6) {
        for _ in 0..80 {
            let Some((seat, action)) = table.random_move(&mut dice) else { break };
            let (before, reveals) = (table.record(), !table.outcomes(seat, &action, &[]).unwrap().is_empty());
            match table.attempt(seat, &action, true, vec![(Viewer::Spectator, None)]).unwrap() {
                Attempt::Played(watched) => assert!(!reveals && watched.outcomes.is_empty()),
                Attempt::Reveals { outcomes, .. } => {
                    assert!(reveals && !outcomes.is_empty());
                    assert_eq!(table.record(), before);
                    table.play(seat, &action, &[]).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_preview_shows_the_table_as_it_would_be() {
    let mut dice = Generator::new(Seed(7));
    for mut table in tables(7) {
        for _ in 0..80 {
            let Some((seat, action)) = table.random_move(&mut dice) else { break };
            let previewed = table.preview(seat, &action, Viewer::Spectator).unwrap();
            let seen = play(table.as_mut(), seat, &action, &[Viewer::Spectator]).pop().unwrap();
            if let Some(after) = previewed.after {
                assert_eq!(after.view(Viewer::Spectator), table.view(Viewer::Spectator));
                assert_eq!(previewed.events, seen.events);
            }
        }
    }
}

/// The shortest of a few times that the work takes on copies of a table, in seconds.
fn shortest<T>(table: &dyn Table, work: impl Fn(&mut dyn Table) -> T) -> (f64, T) {
    let timed = || {
        let mut copy = table.copy();
        let began = std::time::Instant::now();
        let done = work(copy.as_mut());
        (began.elapsed().as_secs_f64(), done)
    };
    (0..5).map(|_| timed()).min_by(|one, other| one.0.total_cmp(&other.0)).unwrap()
}

/// What it costs to watch: `cargo test -p artel-games --release --test watched -- --ignored --nocapture`.
#[test]
#[ignore = "it only measures"]
fn what_it_costs_to_watch() {
    for kind in games() {
        let (mut plain, mut watched, mut moves, mut events, mut bytes, mut whole) =
            (0.0, 0.0, 0_u32, 0, 0, 0);
        for seed in 0..10 {
            let mut dice = Generator::new(Seed(seed));
            let mut table = kind.deal([], Seed(seed)).unwrap();
            while let Some((seat, action)) = table.random_move(&mut dice) {
                let seen = table.view_json(Viewer::Spectator);
                let (took, told) = shortest(table.as_ref(), |table| {
                    table.play(seat, &action, &[]).unwrap();
                    artel_games::changes(&seen, &table.view_json(Viewer::Spectator)).json().len()
                });
                (plain, whole) = (plain + took, whole + told);
                let viewers = || vec![(Viewer::Spectator, Some(seen.clone()))];
                let (took, made) =
                    shortest(table.as_ref(), |table| table.attempt(seat, &action, false, viewers()).unwrap());
                watched += took;
                let Attempt::Played(made) = made else { panic!("it can be made") };
                let changes = made.seen[0].events.iter().filter_map(|event| event.changes.as_ref());
                bytes += changes.map(|it| it.json().len()).sum::<usize>();
                (moves, events) = (moves + 1, events + made.seen[0].events.len());
                table.play(seat, &action, &[]).unwrap();
            }
        }
        let each = |sum: f64| sum / f64::from(moves);
        println!(
            "{}: a move with what it changed {:.1} µs and {:.0} bytes; with what each of its {:.1} events changed {:.1} µs and {:.0} bytes",
            kind.id(),
            each(plain) * 1e6,
            each(whole as f64),
            each(events as f64),
            each(watched) * 1e6,
            each(bytes as f64),
        );
    }
}
