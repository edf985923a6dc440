//! Nobody peeks: what a bot does never depends on the generator in the state.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::forbidden_island::HeuristicBot;
use artel_bots::{Bot, OneForAll, Team};
use artel_engine::{Game, Generator, NoLog, Seed};
use artel_forbidden_island::{ForbiddenIsland, Setup};

#[test]
fn the_heuristic_does_not_know_the_next_card() {
    let mut others = Generator::new(Seed(99));
    for seed in 0..30 {
        let setup = Setup { players: 2 + (seed % 3) as u8, ..Setup::default() };
        let mut game = ForbiddenIsland::new(&setup, Seed(seed)).unwrap();
        let mut team = OneForAll(HeuristicBot::default());
        while let Some(choice) = team.next(&game) {
            let mut redealt = game;
            redealt.redeal(&mut others);
            for seat in game.all_seats() {
                let [mut here, mut there] = [(); 2].map(|()| HeuristicBot::default());
                assert_eq!(here.interject(&game, seat), there.interject(&redealt, seat));
                assert_eq!(here.choose(&game, seat), there.choose(&redealt, seat));
            }
            game.play(choice.seat, choice.action, &mut NoLog).unwrap();
        }
    }
}
