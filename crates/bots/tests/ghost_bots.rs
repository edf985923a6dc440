//! The heuristic player of Ghost Stories: honest, legal, and about as strong as `docs/strength.md` says.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::ghost_stories::HeuristicBot;
use artel_bots::{Bot, BotKind, OneForAll, Simulation, Team};
use artel_engine::{Game, Generator, NoLog, Seat, Seed};
use artel_ghost_stories::{Difficulty, GhostStories, Setup};

#[test]
fn it_does_not_know_the_next_card() {
    let mut others = Generator::new(Seed(99));
    for seed in 0..12 {
        let setup = Setup { players: 1 + (seed % 4) as u8, ..Setup::default() };
        let mut game = GhostStories::new(&setup, Seed(seed)).unwrap();
        let mut team = OneForAll(HeuristicBot::default());
        while let Some(choice) = team.next(&game) {
            let mut redealt = game;
            redealt.redeal(&mut others);
            for seat in Seat::first(game.seats()) {
                let [mut here, mut there] = [(); 2].map(|()| HeuristicBot::default());
                assert_eq!(here.choose(&game, seat), there.choose(&redealt, seat));
            }
            game.play(choice.seat, choice.action, &mut NoLog).unwrap();
        }
    }
}

fn rate(players: u8, difficulty: Difficulty, games: u64, bot: BotKind) -> f64 {
    let setup = Setup { players, difficulty, ..Setup::default() };
    let simulation = Simulation { games, seed: Seed(2_024), jobs: 2, bot };
    let tally = simulation.run::<GhostStories>(&setup, &|_| {}).unwrap();
    let ended = tally.wins + tally.defeats.values().sum::<u64>();
    assert_eq!(ended, games, "every game comes to its end by legal moves");
    tally.win_rate()
}

#[test]
fn it_wins_games_at_every_size_of_table() {
    for (players, least) in [(1, 0.05), (2, 0.08), (3, 0.10), (4, 0.15)] {
        let won = rate(players, Difficulty::Initiation, 300, BotKind::Heuristic);
        assert!(won > least, "{players} players: {won}");
    }
}

#[test]
fn every_level_is_played_to_the_end() {
    for difficulty in Difficulty::ALL {
        for players in 1..=4 {
            rate(players, difficulty, 20, BotKind::Heuristic);
            assert!(rate(players, difficulty, 200, BotKind::Random) < 0.02);
        }
    }
}
