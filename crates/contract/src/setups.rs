//! What is chosen before the game.

use artel_engine::{Game, Generator, Need, Seed, Setup, SetupOption, Shape};

use crate::random_setup;

/// Every option can be asked for and chosen, and the values say it all.
pub fn setups_are_read_as_they_are_written<G: Game>() {
    let mut generator = Generator::new(Seed(8));
    for _ in 0..300 {
        let setup: G::Setup = random_setup(&mut generator);
        let pairs = setup.pairs();
        let read = G::Setup::from_pairs(pairs.iter().map(|(key, value)| (*key, value.as_str())));
        assert_eq!(read, Ok(setup.clone()));
        assert!(G::new(&setup, Seed(1)).is_ok());
    }
    assert_eq!(G::Setup::default().get("no-such-option"), None);
    for option in G::Setup::options() {
        assert_eq!(G::Setup::default().get(option.key), Some(option.default));
        for value in &option.values {
            let mut setup = G::Setup::default();
            assert_eq!(setup.set(option.key, value), Ok(()), "{} {value}", option.key);
        }
    }
}

/// A wrong value or option is named in the refusal.
pub fn wrong_setups_are_refused<G: Game>() {
    let refusal = |key, value| G::Setup::from_pairs([(key, value)]).expect_err("wrong setups are refused");
    let unknown = refusal("no-such-option", "1");
    assert_eq!(unknown.option, "no-such-option");
    for option in G::Setup::options() {
        assert!(unknown.problem.contains(option.key), "the options are listed");
        for wrong in ["", "no-such-value", "-1", "999999999999999999999"] {
            assert_eq!(refusal(option.key, wrong).option, option.key, "{} '{wrong}'", option.key);
        }
    }
}

/// An option takes as many values as it says, and all that it refers to is there.
pub fn options_are_what_they_say<G: Game>() {
    let options = G::Setup::options();
    for option in &options {
        let key = option.key;
        let things: Vec<_> =
            option.values.iter().copied().filter(|value| Some(*value) != option.open).collect();
        assert!(option.open.is_none_or(|open| option.values.contains(&open)), "{key}");
        let takes = |values: &[&str]| G::Setup::default().set(key, &values.join(","));
        if let [one, other, ..] = things[..] {
            assert_eq!(takes(&[one, other]).is_ok(), option.shape != Shape::One, "{key} takes several");
            assert_eq!(takes(&[one, one]).is_ok(), option.shape == Shape::PerSeat, "{key} names one twice");
        }
        match option.shape {
            Shape::One => {}
            Shape::PerSeat => each_seat_is_given_one::<G>(option, &things),
            Shape::Set => {
                assert_eq!(read::<G>(key, &things), read::<G>(key, &reversed(&things)), "{key} is a set");
            }
        }
        for need in &option.needs {
            let other = options.iter().find(|other| other.key == need.key).expect("a need names an option");
            assert!(need.values.iter().all(|value| other.values.contains(value)), "{key} needs {}", need.key);
            assert!(need.value.is_none_or(|value| option.values.contains(&value)), "{key}: {:?}", need.value);
        }
    }
}

fn reversed<'a>(values: &[&'a str]) -> Vec<&'a str> {
    values.iter().rev().copied().collect()
}

/// The setup with these values, whether or not they fit together.
fn read<G: Game>(key: &str, values: &[&str]) -> G::Setup {
    let mut setup = G::Setup::default();
    setup.set(key, &values.join(",")).expect("the values are listed");
    setup
}

/// As many values as seats fit, one more or less does not.
fn each_seat_is_given_one<G: Game>(option: &SetupOption, things: &[&str]) {
    let players = G::Setup::options().into_iter().find(|option| option.key == "players");
    for players in players.expect("every game has players").values {
        let seats: usize = players.parse().expect("their number");
        for count in 1..=things.len() {
            let mut setup = read::<G>(option.key, &things[..count]);
            setup.set("players", players).expect("the value is listed");
            let uneven = |conflict: &artel_engine::Conflict| {
                conflict.options.iter().map(String::as_str).eq([option.key, "players"])
            };
            let told = setup.conflicts().iter().any(uneven);
            assert_eq!(told, count != seats, "{}: {count} for {seats}", option.key);
        }
    }
}

/// A need that is not met is a conflict of both options, and a need that is met is none.
pub fn needs_that_are_not_met_are_told<G: Game>() {
    let options = G::Setup::options();
    for option in &options {
        for need in &option.needs {
            let other = options.iter().find(|other| other.key == need.key).expect("a need names an option");
            for &value in &other.values {
                let told = tells_of_need::<G>(option, need, value);
                assert_eq!(told, !need.values.contains(&value), "{} and {} {value}", option.key, need.key);
            }
        }
    }
}

/// Whether a conflict names both options when the other one has this value.
fn tells_of_need<G: Game>(option: &SetupOption, need: &Need, other: &str) -> bool {
    let usual = Some(option.default.as_str());
    let chosen = need.value.or_else(|| option.values.iter().copied().find(|value| Some(*value) != usual));
    let mut setup = G::Setup::default();
    setup.set(need.key, other).expect("the value is listed");
    setup.set(option.key, chosen.expect("there is a choice")).expect("the value is listed");
    let both =
        |options: &[String]| [option.key, need.key].iter().all(|key| options.iter().any(|each| each == key));
    setup.conflicts().iter().any(|conflict| both(&conflict.options))
}
