//! Growth of a panel with several picks, prices and something done every turn.

use artel_engine::{Game as _, NoLog, Seat};

use crate::stage::Stage;
use crate::{Move, SpiritIsland};

const ME: Seat = Seat(0);

/// The odd Spirit at the beginning of its phase.
fn table(more: &str) -> SpiritIsland {
    let text = format!(
        "boxes horizons odd\nboards G\nspirit 1 odd-one-among-spirits {more}\nhand 1 odd-power\nland G3 presence:3\nland G2 city:1\n"
    );
    SpiritIsland::read_position(&text).unwrap_or_else(|problem| panic!("{problem}\n{text}"))
}

fn moves(game: &SpiritIsland) -> String {
    let mut moves = Vec::new();
    game.moves(ME, &mut moves);
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(", ")
}

fn play(game: &mut SpiritIsland, text: &str) {
    let action = text.parse().expect("it is a move");
    game.play(ME, action, &mut NoLog).unwrap_or_else(|illegal| panic!("{text}: {illegal:?}"));
    assert_eq!(game.check_invariants(), Ok(()));
    let written = game.write_position();
    let read = SpiritIsland::read_position(&written).unwrap_or_else(|problem| panic!("{problem}\n{written}"));
    assert_eq!(read, *game, "{written}");
}

fn why_not(game: &SpiritIsland, text: &str) -> &'static str {
    game.explain(ME, text.parse().expect("it is a move")).reason.key
}

#[test]
fn each_option_is_picked_once_a_turn_until_all_picks_are_made() {
    let mut game = table("");
    assert_eq!(moves(&game), "grow 1, grow 2, grow 4, grow 5", "the third cannot be paid");
    play(&mut game, "grow 2");
    assert_eq!(moves(&game), "grow 1, grow 3, grow 4, grow 5", "now it can");
    assert_eq!(why_not(&game, "grow 2"), "why-option-picked");
    play(&mut game, "grow 4");
    assert_eq!(
        game.spirit(ME).growing(),
        Some(4),
        "of the first group two are picked; the last goes by itself"
    );
}

#[test]
fn a_price_is_paid_when_the_option_is_picked() {
    let mut game = table("energy:2");
    assert_eq!(why_not(&game, "grow 3"), "why-not-enough-energy");
    play(&mut game, "grow 2");
    play(&mut game, "grow 3");
    assert_eq!(game.spirit(ME).energy(), 2 + 4 - 3);
}

#[test]
fn what_is_done_every_turn_can_be_done_first() {
    let mut game = table("");
    play(&mut game, "grow 5");
    play(&mut game, "land G3");
    play(&mut game, "track plays");
    assert_eq!(moves(&game), "grow 1, grow 2, grow 4");
    play(&mut game, "grow 2");
    play(&mut game, "grow 1");
    play(&mut game, "act 1");
    assert_eq!(game.spirit(ME).energy(), 4 + 1 + 1, "Growth is over: the income came");
}

#[test]
fn some_options_are_picked_but_once_in_a_game() {
    let mut game = table("");
    play(&mut game, "grow 4");
    let mut later = table("spent:4");
    assert_eq!(moves(&later), "grow 1, grow 2, grow 5");
    assert_eq!(why_not(&later, "grow 4"), "why-option-picked");
    play(&mut later, "grow 2");
    assert!(game.write_position().contains(" spent:4 "), "it is remembered");
}

#[test]
fn growth_ends_when_nothing_that_is_left_can_be_paid() {
    let mut game = table("spent:2,4 picked:5");
    play(&mut game, "grow 1");
    play(&mut game, "act 1");
    assert_eq!(game.spirit(ME).stage, Stage::Playing, "one of two is picked, but the other costs 3");
    assert_eq!(game.spirit(ME).energy(), 1 + 1);
}

#[test]
fn positions_with_impossible_picks_are_refused() {
    for wrong in [
        "picked:1,2,3",
        "picked:6",
        "picked:17",
        "spent:1",
        "picked:1,2,5",
        "growing:6",
        "stage:ready picked:1",
    ] {
        let text = format!(
            "boxes horizons odd\nboards G\nspirit 1 odd-one-among-spirits {wrong}\nland G3 presence:3\nland G2 city:1\n"
        );
        assert!(SpiritIsland::read_position(&text).is_err(), "{wrong}");
    }
}
