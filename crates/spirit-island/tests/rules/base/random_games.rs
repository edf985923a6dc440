//! Games against every adversary at every level, played at random to their end.

use artel_engine::{Game as _, Seed, Setup as _, Status};
use artel_spirit_island::{AdversaryName, BoxName, Setup, SpiritIsland};

use crate::support::Table;

/// More moves than a game has.
const MOST_MOVES: u32 = 6000;

fn new(adversary: &str, level: u8, players: u8, seed: u64) -> Table {
    let mut setup = Setup::default();
    let (level, players) = (level.to_string(), players.to_string());
    for (key, value) in
        [("boxes", "base"), ("adversary", adversary), ("level", &level), ("players", &players)]
    {
        setup.set(key, value).unwrap();
    }
    Table::of(SpiritIsland::new(&setup, Seed(seed)).unwrap())
}

/// Plays to the end; the table checks the state after every move.
fn play(mut table: Table, seed: u64, what: &str) {
    let mut dice = seed;
    for step in 0..MOST_MOVES {
        if table.game.status() != Status::Playing {
            return;
        }
        let moves: Vec<String> = table.moves().into_iter().collect();
        assert!(!moves.is_empty(), "{what} is stuck:\n{}", table.game.write_position());
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        table.play(&moves[(dice >> 33) as usize % moves.len()]);
        if step.is_multiple_of(25) {
            let position = table.game.write_position();
            let back = SpiritIsland::read_position(&position);
            let back = back.unwrap_or_else(|problem| panic!("{what}: {problem}:\n{position}"));
            assert_eq!(back.write_position(), position, "{what}");
        }
    }
    panic!("{what} does not end");
}

#[test]
fn every_level_of_every_adversary_is_played_to_the_end() {
    let base: BoxName = "base".parse().unwrap();
    for name in base.entry().adversaries.iter().map(|panel| panel.id.parse::<AdversaryName>().unwrap()) {
        for level in 0..7 {
            let (players, seed) = (1 + level % 4, u64::from(level) + 1);
            let what = format!("{name} {level} with {players}");
            play(new(name.id(), level, players, seed), seed, &what);
        }
    }
}
