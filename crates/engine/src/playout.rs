//! Random games to their end: the one loop that benchmark, simulation and rollouts share.

use crate::{Choice, Game, Generator, NoLog, Seed, SetupError, Tally};

/// Plays random moves until the game is over, and counts it. `watch` sees the game after every move.
///
/// ```
/// # use artel_engine::{Game, Generator, Tally, playout};
/// # fn wins<G: Game>(game: &G, generator: &mut Generator) -> u64 {
/// let mut tally = Tally::default();
/// playout(&mut game.clone(), generator, &mut tally, |_| {});
/// tally.wins
/// # }
/// ```
#[inline]
pub fn playout<G: Game>(
    game: &mut G,
    generator: &mut Generator,
    tally: &mut Tally,
    mut watch: impl FnMut(&G),
) {
    let (mut steps, mut decisions) = (0, 0);
    while let Some(Choice { options, .. }) = game.random_step(generator, &mut NoLog) {
        steps += 1;
        decisions += u64::from(options > 1);
        watch(game);
    }
    tally.steps += steps;
    tally.decisions += decisions;
    tally.end(game.status());
}

/// Plays random games from a new deal each.
pub fn random_games<G: Game>(
    setup: &G::Setup,
    games: u64,
    generator: &mut Generator,
    tally: &mut Tally,
) -> Result<(), SetupError> {
    for _ in 0..games {
        playout(&mut G::new(setup, generator.seed())?, generator, tally, |_| {});
    }
    Ok(())
}

/// Plays random games from this state. What is hidden is dealt anew for each, so that the counts tell
/// what the table could know and nothing more.
pub fn rollouts<G: Game>(from: &G, games: u64, seed: Seed) -> Tally {
    let (mut generator, mut tally) = (Generator::new(seed), Tally::default());
    for _ in 0..games {
        let mut game = from.clone();
        game.redeal(&mut generator);
        playout(&mut game, &mut generator, &mut tally, |_| {});
    }
    tally
}
