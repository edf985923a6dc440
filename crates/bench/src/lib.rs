//! How fast it is, measured: workloads that the benchmark program times and counts.
#![forbid(unsafe_code)]

use artel_engine::{Game, Generator, Seed, Setup, SetupError, Tally, random_games};

/// The same games on any machine: for counting instructions.
pub fn fixed_random_games<G: Game>(
    setup: &G::Setup,
    games: u64,
    tally: &mut Tally,
) -> Result<(), SetupError> {
    random_games::<G>(setup, games, &mut Generator::new(Seed(1)), tally)
}

/// As many players as can play, all else usual.
pub fn full_table<G: Game>() -> G::Setup {
    let options = G::Setup::options();
    let players = options.iter().find(|option| option.key == "players").map(|option| &option.values);
    let fits = |players: &&'static str| G::Setup::from_pairs([("players", *players)]).ok();
    let setup = players.and_then(|numbers| numbers.iter().rev().find_map(fits));
    let Some(setup) = setup else { unreachable!("every game has the option 'players'") };
    setup
}
