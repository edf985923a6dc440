//! Random games with one to six seats on every layout: no panic, nothing stuck, every position can be written and read.

use std::fmt::Write as _;

use artel_engine::{Game as _, Generator, NoLog, Seed};
use artel_spirit_island::rules::{SI_001, SI_181};
use artel_spirit_island::{Arrangement, BoardName, SpiritIsland, SpiritName};

use crate::support::proves;

/// As many seats as there can be.
const SEATS: usize = 6;
/// More moves than a game has.
const ENDLESS: usize = 20_000;

/// The boards of a game: letters in an order that depends on the seed, or the thematic ones in the published order.
fn boards(seats: usize, thematic: bool, seed: u64) -> Vec<BoardName> {
    use BoardName::{A, B, C, D, East, G, H, Northeast, Northwest, Southeast, Southwest, West};
    match (thematic, seats) {
        (true, 1) => vec![Northeast],
        (true, _) => [West, East, Northeast, Northwest, Southeast, Southwest][..seats].to_vec(),
        (false, _) => {
            let mut letters = [A, B, C, D, G, H];
            Generator::new(Seed(seed)).shuffle(&mut letters);
            letters[..seats].to_vec()
        }
    }
}

/// The start of a game: everything printed lies on the boards, and each Spirit has one Presence in land 1 of its own.
fn start(boards: &[BoardName], arrangement: Arrangement, seed: u64) -> SpiritIsland {
    let letters: Vec<&str> = boards.iter().map(|board| board.id()).collect();
    let mut text = format!(
        "boxes horizons base\nboards {}\nlayout {arrangement}\nchance {seed:016x}\n",
        letters.join(",")
    );
    let mut spirits: Vec<SpiritName> = SpiritName::all().collect();
    Generator::new(Seed(seed)).shuffle(&mut spirits);
    for (number, spirit) in (1..=boards.len()).zip(spirits) {
        writeln!(text, "spirit {number} {}", spirit.id()).unwrap();
    }
    for (seat, board) in boards.iter().enumerate() {
        for land in board.lands().iter() {
            let there = land.printed().setup;
            write!(text, "land {land}").unwrap();
            let pieces = [
                ("dahan", there.dahan),
                ("town", there.towns),
                ("city", there.cities),
                ("blight", there.blight),
            ];
            for (piece, count) in pieces.into_iter().chain([("explorer", there.explorers)]) {
                if count > 0 {
                    write!(text, " {piece}:{count}").unwrap();
                }
            }
            if land.number() == 1 {
                let presence: Vec<&str> =
                    (0..boards.len()).map(|other| if other == seat { "1" } else { "0" }).collect();
                write!(text, " presence:{}", presence.join(",")).unwrap();
            }
            text.push('\n');
        }
    }
    SpiritIsland::read_position(&text).unwrap_or_else(|problem| panic!("{problem}\n{text}"))
}

/// Plays a random game to its end; every so many moves the position is written and read.
fn play(mut game: SpiritIsland, seed: u64, every: usize) {
    let mut generator = Generator::new(Seed(seed));
    let read_back = |game: &SpiritIsland| {
        assert_eq!(game.check_invariants(), Ok(()));
        let text = game.write_position();
        let read = SpiritIsland::read_position(&text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
        assert_eq!(read, *game, "{text}");
    };
    read_back(&game);
    for step in 0..ENDLESS {
        if game.random_step(&mut generator, &mut NoLog).is_none() {
            assert!(game.status().is_over(), "nobody can move, but the game is not over");
            read_back(&game);
            return;
        }
        if step % every == 0 {
            read_back(&game);
        }
    }
    panic!("the game does not end");
}

/// So many games with each number of seats on each layout.
fn all_layouts(games: u64, every: usize) {
    for seats in 1..=SEATS {
        for (arrangement, thematic) in
            [(Arrangement::Standard, false), (Arrangement::Column, false), (Arrangement::Standard, true)]
        {
            for seed in 0..games {
                let boards = boards(seats, thematic, seed);
                play(start(&boards, arrangement, seed), seed, every);
            }
        }
    }
}

#[test]
fn games_of_one_to_six_seats_end_on_every_layout() {
    proves(&[SI_001, SI_181]);
    all_layouts(15, 3);
}

/// `make soak-layouts` plays GAMES games with each number of seats on each layout.
#[test]
#[ignore = "takes long: make soak-layouts"]
fn soak_layouts() {
    let games = std::env::var("GAMES").map_or(10_000, |games| games.parse().unwrap());
    all_layouts(games, 1);
}

/// The state of a game may be copied a million times a second.
#[test]
fn a_state_takes_at_most_twelve_kibibytes() {
    let size = size_of::<SpiritIsland>();
    assert!(size <= 12 * 1024, "a state takes {size} bytes");
}
