//! What is divided or done several times in Spirit Island is finished sensibly: damage, pushes, gathered pieces.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::Bot;
use artel_bots::spirit_island::HeuristicBot;
use artel_engine::{Choice, Game, Generator, NoLog, Seat, Seed};
use artel_spirit_island::{Setup, SpiritIsland};

/// Jungles (G6, G7) ravage next, Sands (G3, G5) build, in a Fast phase in which one Spirit is asked this.
fn position(asked: &str, lands: &str) -> SpiritIsland {
    let text = format!(
        "phase fast-phase\nravage stage-1-jungle\nbuild stage-1-sands\nspirit 1 eyes-watch-from-the-trees tracks:1,2\n\
         spirit 2 fathomless-mud-of-the-swamp tracks:1,2\nplay 2 intractable-thickets-and-thorns\n\
         land H8 city:1 presence:2,2\n{lands}action call-to-isolation user:1 land:G2\nnext {asked}\nnext end-use\nnext settle\n"
    );
    SpiritIsland::read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The line that finishes what a seat is asked, after checking that it does, and by moves of one decision.
fn finished(game: &SpiritIsland, seat: Seat) -> Vec<String> {
    let mut after = game.clone();
    let moves = HeuristicBot::default().finish(game, seat);
    for action in &moves {
        assert!(
            after.decision_group(seat).is_some() && after.decision_group(seat) == game.decision_group(seat)
        );
        after.begin(seat, *action, &mut NoLog).unwrap();
    }
    assert_ne!(after.decision_group(seat), game.decision_group(seat), "it is finished: {moves:?}");
    moves.iter().map(ToString::to_string).collect()
}

fn line(game: &SpiritIsland) -> Vec<String> {
    finished(game, Seat(0))
}

fn hit(lands: &str, left: u8) -> String {
    format!("hit lands:{lands} kinds:explorer,town,city left:{left} who:1")
}

#[test]
fn damage_destroys_the_greatest_it_is_enough_for() {
    let game = position(&hit("G2", 3), "land G2 explorer:2 town:1 city:1\n");
    assert_eq!(line(&game), ["pick city G2", "pick city-1 G2", "pick city-2 G2"]);
    let game = position(&hit("G2", 2), "land G2 explorer:2 town:1 city:1\n");
    assert_eq!(line(&game), ["pick town G2", "pick town-1 G2"]);
}

#[test]
fn damage_that_is_enough_for_two_is_not_spent_on_one() {
    let game = position(&hit("G2", 4), "land G2 town:2 city:1\n");
    let both = line(&game);
    assert_eq!(both.iter().filter(|action| action.starts_with("pick town-1")).count(), 2, "{both:?}");
}

#[test]
fn damage_saves_the_land_that_ravages_before_any_other() {
    let game = position(&hit("G6,G2", 2), "land G6 town:1 presence:1\nland G2 town:1\n");
    assert_eq!(line(&game), ["pick town G6", "pick town-1 G6"]);
}

#[test]
fn a_land_is_saved_with_the_last_blow_rather_than_more_fear_spread() {
    let game = position(
        &hit("G6,G2", 8),
        "land G6 explorer:1 town:4 presence:1\nland G2 explorer:1 town:1 city:2\n",
    );
    let moves = line(&game);
    assert!(moves.iter().all(|action| action.ends_with("G6")), "one Explorer is left there: {moves:?}");
}

#[test]
fn what_is_left_goes_to_what_is_nearest_to_falling() {
    let game = position(&hit("G2", 1), "land G2 city:1 city-1:1\n");
    assert_eq!(line(&game), ["pick city-1 G2"]);
    let game = position(&hit("G2,G4", 4), "land G2 city:1\nland G4 city-1:2\n");
    assert_eq!(
        line(&game).iter().filter(|action| action.ends_with("city-2 G4")).count(),
        2,
        "{:?}",
        line(&game)
    );
}

#[test]
fn invaders_are_pushed_to_where_they_do_least_harm() {
    let push = "push from:G6 kinds:explorer,town left:2 up-to who:1";
    let game = position(push, "land G6 town:2 presence:1\n");
    let moves = line(&game);
    assert_eq!(moves.len(), 2, "the second Town saves the land: {moves:?}");
    for action in &moves {
        let to = action.split(' ').next_back().unwrap();
        assert!(!["G3", "G5", "G7"].contains(&to), "it neither ravages nor builds there: {moves:?}");
    }
}

#[test]
fn nothing_is_pushed_that_had_better_stay() {
    let push = "push from:G1 kinds:explorer left:1 up-to who:1";
    let game = position(push, "land G1 explorer:1\nland G2 explorer:1\nland G6 explorer:1 presence:1\n");
    assert_eq!(line(&game), ["skip"]);
}

#[test]
fn dahan_are_brought_to_safety() {
    let push = "push from:G6 kinds:dahan left:2 up-to who:1";
    let game = position(push, "land G6 city:2 dahan:2\n");
    let moves = line(&game);
    assert_eq!(moves.iter().filter(|action| action.starts_with("send dahan G6")).count(), 2, "{moves:?}");
}

#[test]
fn every_matter_is_finished_whatever_it_is() {
    let mut lots = Generator::new(Seed(3));
    let mut matters = 0;
    for seed in 0..12 {
        let setup = Setup { players: 1 + (seed % 3) as u8, ..Setup::default() };
        let mut game = SpiritIsland::new(&setup, Seed(seed)).unwrap();
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut lots) {
            for seat in Seat::first(game.players()).filter(|&seat| game.decision_group(seat).is_some()) {
                assert!(!finished(&game, seat).is_empty());
                matters += 1;
            }
            game.play(seat, action, &mut NoLog).unwrap();
        }
    }
    assert!(matters > 50, "only {matters}");
}

#[test]
fn what_stands_for_itself_has_no_line() {
    let game = SpiritIsland::new(&Setup::default(), Seed(1)).unwrap();
    assert_eq!(game.decision_group(Seat(0)), None);
    assert!(HeuristicBot::default().finish(&game, Seat(0)).is_empty());
    let game = position(&hit("G2", 1), "land G2 town:1 city:1\n");
    assert_eq!(game.decision_group(Seat(1)), None, "only who is asked is in the middle of it");
}
