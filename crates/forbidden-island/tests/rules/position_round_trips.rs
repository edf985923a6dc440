//! A position that is written and read again is the same, in whatever game it came up.

use std::collections::BTreeSet;

use artel_engine::{Choice, Game, Generator, NoLog, Seed, Status, position};
use artel_forbidden_island::{Difficulty, ForbiddenIsland, Layout, Setup};

#[track_caller]
fn assert_round_trip(game: &ForbiddenIsland) {
    let text = game.write_position();
    match ForbiddenIsland::read_position(&text) {
        Ok(read) => assert_eq!(read, *game, "{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn deal(number: u64) -> ForbiddenIsland {
    let setup = Setup {
        players: 2 + (number % 3) as u8,
        difficulty: Difficulty::ALL[(number % 4) as usize],
        layout: Layout::ALL[(number as usize) % Layout::ALL.len()],
        ..Setup::default()
    };
    ForbiddenIsland::new(&setup, Seed(number)).unwrap()
}

/// Plays to the end by chance, telling every state.
fn play_out(mut game: ForbiddenIsland, generator: &mut Generator, mut tell: impl FnMut(&ForbiddenIsland)) {
    tell(&game);
    while let Some(Choice { seat, action, .. }) = game.random_choice(generator) {
        game.play(seat, action, &mut NoLog).unwrap();
        tell(&game);
    }
    assert!(game.status().is_over());
}

/// Most of the island is gone and nothing is left to capture, so that games end in all ways.
const LATE: &str = "player engineer at observatory\nplayer explorer at watchtower with helicopter-lift\n\
    player messenger at misty-marsh\nwater 8\nflooded watchtower observatory gold-gate\n\
    sunk cave-of-embers cave-of-shadows howling-garden coral-palace phantom-rock crimson-forest cliffs-of-abandon\n\
    captured crystal-of-fire explorer\ncaptured statue-of-the-wind explorer\ncaptured oceans-chalice engineer\n\
    captured earth-stone messenger\ntreasure-discard waters-rise";

#[test]
fn every_state_of_random_games_survives_writing_and_reading() {
    let mut generator = Generator::new(Seed(2024));
    let late = (0..60).map(|number| {
        let mut game = ForbiddenIsland::read_position(LATE).unwrap();
        game.redeal(&mut Generator::new(Seed(number)));
        game
    });
    let mut kinds = BTreeSet::new();
    for start in (0..60).map(deal).chain(late) {
        play_out(start, &mut generator, |game| {
            assert_round_trip(game);
            if let Status::Lost(defeat) = game.status() {
                kinds.insert(defeat.to_string().split(' ').next().unwrap().to_owned());
            }
        });
    }
    // All the ways to lose came up, so that the test means what it says.
    assert_eq!(
        kinds.into_iter().collect::<Vec<_>>(),
        ["drowned", "landing-sunk", "treasure-sunk", "water-level"]
    );
}

#[test]
fn a_game_goes_on_the_same_from_its_position() {
    for number in 0..6 {
        let game = deal(number);
        let read = ForbiddenIsland::read_position(&game.write_position()).unwrap();
        let (mut states, mut again) = (Vec::new(), Vec::new());
        play_out(game, &mut Generator::new(Seed(number)), |state| states.push(*state));
        play_out(read, &mut Generator::new(Seed(number)), |state| again.push(*state));
        assert_eq!(states, again);
    }
}

#[test]
fn known_cards_and_layers_survive_as_they_are_drawn() {
    let text = "player diver\nplayer pilot\ntreasure-deck earth-stone waters-rise sandbags oceans-chalice\n\
                flooded watchtower observatory\nflood-deck gold-gate | iron-gate silver-gate\n";
    play_out(ForbiddenIsland::read_position(text).unwrap(), &mut Generator::new(Seed(4)), assert_round_trip);
}

#[test]
fn a_game_that_was_won_survives_too() {
    let text = "player engineer at fools-landing\nplayer pilot with helicopter-lift\ncaptured crystal-of-fire pilot\n\
                captured statue-of-the-wind pilot\ncaptured oceans-chalice pilot\ncaptured earth-stone engineer\n";
    let mut game = ForbiddenIsland::read_position(text).unwrap();
    game.play(game.all_seats().last().unwrap(), "take-off".parse().unwrap(), &mut NoLog).unwrap();
    assert_eq!(game.status(), Status::Won);
    assert_round_trip(&game);
}

#[test]
fn a_position_file_names_the_game() {
    let game = deal(3);
    let file = position::write(&game);
    assert!(file.starts_with("artel position 1\ngame forbidden-island\n"));
    assert_eq!(position::read(&file), Ok(game));
}
