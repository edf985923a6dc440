//! What is chosen before the game.

use artel_engine::{Game, Generator, Seed, Setup};

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
