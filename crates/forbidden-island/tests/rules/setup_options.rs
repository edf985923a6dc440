//! What can be chosen before a game, and what cannot.

use crate::support::{named, proves};
use artel_engine::{Game, Seat, Seed, Setup as _, SetupError, Shape};
use artel_forbidden_island::rules::{FI_001, FI_019, FI_027, FI_114, FI_R43, FI_R44};
use artel_forbidden_island::{Adventurer, Difficulty, ForbiddenIsland, Layout, Setup};

fn refused(pairs: &[(&str, &str)]) -> SetupError {
    Setup::from_pairs(pairs.iter().copied()).unwrap_err()
}

#[track_caller]
fn assert_refused(pairs: &[(&str, &str)], option: &str, part_of_problem: &str) {
    let error = refused(pairs);
    assert_eq!(error.option, option);
    assert!(error.problem.contains(part_of_problem), "{error}");
}

#[test]
fn every_option_has_values_and_a_default() {
    proves(&[FI_114, FI_027]);
    let options = Setup::options();
    let keys: Vec<_> =
        options.iter().map(|option| (option.key, option.default.as_str(), option.shape)).collect();
    let expected = [
        ("players", "2", Shape::One),
        ("difficulty", "novice", Shape::One),
        ("layout", "standard", Shape::One),
        ("adventurers", "random", Shape::PerSeat),
        ("first", "random", Shape::One),
    ];
    assert_eq!(keys, expected);
    assert_eq!(options[0].values, ["2", "3", "4"]);
    assert_eq!(options[1].values, ["novice", "normal", "elite", "legendary"]);
    assert_eq!(options[2].values, Layout::ALL.map(Layout::id));
    assert_eq!(options[3].values[0], "random");
    assert_eq!(options[3].values[1..], Adventurer::ALL.map(Adventurer::id));
    assert_eq!(options[4].values, ["random", "1", "2", "3", "4"]);
}

#[test]
fn what_was_chosen_can_be_asked_and_chosen_again() {
    proves(&[FI_R43]);
    let choice = [
        ("players", "3"),
        ("difficulty", "legendary"),
        ("layout", "coral-reef"),
        ("adventurers", "pilot,diver,explorer"),
        ("first", "2"),
    ];
    let setup = Setup::from_pairs(choice).unwrap();
    assert_eq!(setup.pairs(), choice.map(|(key, value)| (key, value.to_owned())));
    let expected = Setup {
        players: 3,
        difficulty: Difficulty::Legendary,
        layout: Layout::CoralReef,
        adventurers: vec![Adventurer::Pilot, Adventurer::Diver, Adventurer::Explorer],
        first: Some(Seat(1)),
    };
    assert_eq!(setup, expected);
    let mut random = setup.clone();
    random.set("adventurers", "random").unwrap();
    random.set("first", "random").unwrap();
    assert_eq!((random.adventurers, random.first), (vec![], None));
    let spaced = Setup::from_pairs([("adventurers", "pilot, diver")]).unwrap();
    assert_eq!(spaced.adventurers, [Adventurer::Pilot, Adventurer::Diver]);
}

#[test]
fn the_defaults_are_a_novice_game_for_two() {
    proves(&[FI_027]);
    let nothing_chosen = Setup::from_pairs([]).unwrap();
    assert_eq!(nothing_chosen, Setup::default());
    assert_eq!(nothing_chosen.check(), Ok(()));
}

#[test]
fn fewer_than_two_or_more_than_four_cannot_play() {
    proves(&[FI_001, FI_R44]);
    for number in ["0", "1", "5", "two", "", "02", "+2"] {
        assert_refused(&[("players", number)], "players", "choose one of: 2, 3, 4");
    }
    for players in [0, 1, 5, 255] {
        let setup = Setup { players, ..Setup::default() };
        let error = setup.check().unwrap_err();
        assert_eq!(error.option, "players");
        assert_eq!(error.problem, format!("'{players}' is not possible; choose one of: 2, 3, 4"));
        assert_eq!(ForbiddenIsland::new(&setup, Seed(1)), Err(error));
    }
    for players in [2, 3, 4] {
        assert_eq!(Setup { players, ..Setup::default() }.check(), Ok(()));
    }
}

#[test]
fn one_person_may_run_two_adventurers_with_separate_hands() {
    proves(&[FI_R44]);
    let game = ForbiddenIsland::new(&Setup::default(), Seed(11)).unwrap();
    assert_eq!(game.seats(), 2);
    assert!(game.all_seats().all(|seat| game.hand(seat).len() == 2));
}

#[test]
fn each_seat_has_one_adventurer_of_its_own() {
    proves(&[FI_019]);
    let two = ("players", "2");
    assert_refused(&[two, ("adventurers", "diver")], "adventurers", "1 chosen for 2 players");
    assert_refused(&[two, ("adventurers", "diver,pilot,engineer")], "adventurers", "3 chosen for 2 players");
    assert_refused(
        &[("players", "3"), ("adventurers", "diver,pilot")],
        "adventurers",
        "2 chosen for 3 players",
    );
    assert_refused(&[two, ("adventurers", "diver,diver")], "adventurers", "the same adventurer");
    assert_refused(&[two, ("adventurers", "diver,driver")], "adventurers", "did you mean 'diver'?");
    assert_refused(&[two, ("adventurers", "random,diver")], "adventurers", "'random' is not a");
    assert_refused(&[two, ("adventurers", "")], "adventurers", "'' is not a");
    assert!(Setup::from_pairs([two, ("adventurers", "diver,pilot")]).is_ok());
}

#[test]
fn the_first_player_has_a_seat() {
    proves(&[FI_R43]);
    for (players, first) in [("2", "3"), ("2", "4"), ("3", "4")] {
        let problem = format!("there is no seat {first} with {players} players");
        assert_refused(&[("players", players), ("first", first)], "first", &problem);
    }
    for (players, first) in [("2", "1"), ("2", "2"), ("3", "3"), ("4", "4")] {
        let setup = Setup::from_pairs([("players", players), ("first", first)]).unwrap();
        let game = ForbiddenIsland::new(&setup, Seed(1)).unwrap();
        assert_eq!(game.active().to_string(), first);
    }
    for number in ["0", "5", "one"] {
        assert_refused(&[("first", number)], "first", "choose one of: random, 1, 2, 3, 4");
    }
}

#[test]
fn unknown_options_and_values_are_refused() {
    proves(&[FI_114]);
    assert_refused(
        &[("colour", "red")],
        "colour",
        "the options are: players, difficulty, layout, adventurers, first",
    );
    assert_refused(&[("difficulty", "novise")], "difficulty", "did you mean 'novice'?");
    assert_refused(&[("layout", "coral-reaf")], "layout", "did you mean 'coral-reef'?");
    let mut setup = Setup::default();
    assert!(setup.set("players", "7").is_err() && setup.set("first", "9").is_err());
    assert_eq!(setup, Setup::default(), "a refused value changes nothing");
}

#[test]
fn values_that_fit_one_by_one_are_checked_together() {
    proves(&[FI_019, FI_R43]);
    let mut setup = Setup::default();
    setup.set("adventurers", "diver,pilot,engineer").unwrap();
    assert!(setup.check().is_err());
    assert!(ForbiddenIsland::new(&setup, Seed(1)).is_err());
    setup.set("players", "3").unwrap();
    assert_eq!(setup.check(), Ok(()));
    setup.adventurers[1] = named("diver");
    assert_eq!(setup.check().unwrap_err().problem, "no two players can have the same adventurer");
}

#[test]
fn everything_that_does_not_fit_is_told_at_once() {
    proves(&[FI_019, FI_R43]);
    let meaning = Setup::describe([
        ("players", "2"),
        ("adventurers", "diver,diver,pilot"),
        ("first", "4"),
        ("layout", "nowhere"),
    ]);
    let options: Vec<_> = meaning.conflicts.iter().map(|conflict| conflict.options.join(" ")).collect();
    assert_eq!(options, ["layout", "adventurers players", "adventurers", "first players"]);
    assert_eq!(meaning.difficulty, None);
    let told = meaning.conflicts.iter().filter(|conflict| conflict.phrase.is_some());
    assert_eq!(told.count(), 3, "a value of nonsense is told to programs only");
    assert_eq!(Setup::describe([]).conflicts, []);
}
