//! What the forecast of Ghost Stories says of the coming Yin phases is what the rules bring.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub(crate) mod ghost_positions;
}

use artel_engine::{Game, Generator, NoLog, Seat, Seed, Status};
use artel_ghost_stories::{GhostStories, Left, Move, Phase};
use artel_odds::ghost_stories::{Night, forecast};
use support::ghost_positions::positions;

/// How likely the game is lost before a player acts again, every card and every answer tried out.
fn truth(game: &GhostStories, patience: &mut u32) -> Option<f64> {
    *patience = patience.checked_sub(1)?;
    if game.status().is_over() {
        return Some(f64::from(u8::from(game.status() != Status::Won)));
    }
    if game.chance_due() {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
        let mut lose = 0.0;
        for (outcome, weight) in outcomes {
            let mut next = *game;
            next.resolve(outcome, &mut NoLog).unwrap();
            lose += f64::from(weight) * truth(&next, patience)?;
        }
        return Some(lose / f64::from(total));
    }
    if game.phase() != Phase::Yin {
        return Some(0.0);
    }
    let mut moves = Vec::new();
    let seat = Seat::first(game.seats()).find(|&seat| {
        game.moves(seat, &mut moves);
        !moves.is_empty()
    });
    let mut least = 1.0_f64;
    for action in moves {
        least = least.min(truth(&begun(game, seat.unwrap(), action), patience)?);
    }
    Some(least)
}

fn begun(game: &GhostStories, seat: Seat, action: Move) -> GhostStories {
    let mut next = *game;
    next.begin(seat, action, &mut NoLog).unwrap();
    next
}

#[test]
fn losing_is_as_likely_as_the_rules_say() {
    let (mut checked, mut dangerous) = (0, 0);
    for game in positions(0..2_500, "dawn") {
        let summoners = game.deck().next().filter(|card| card.left().contains(&Left::SummonGhost)).count();
        if summoners > 2 {
            continue;
        }
        let night = begun(&game, game.decider().unwrap(), Move::Yin);
        let Some(truth) = truth(&night, &mut 20_000) else { continue };
        let told = forecast(&game).unwrap();
        let text = game.write_position();
        if !Night::of(&game).unwrap().complete {
            assert!(told.lose < truth + 1e-12, "{} is more than {truth}\n{text}", told.lose);
            continue;
        }
        assert!((told.lose - truth).abs() < 1e-12, "{} not {truth}\n{text}", told.lose);
        let sum: f64 = told.dangers.iter().map(|danger| danger.probability).sum();
        assert!((sum - told.lose).abs() < 1e-12);
        assert!(told.dangers.is_sorted_by(|one, other| one.probability >= other.probability));
        checked += 1;
        dangerous += u32::from(truth > 0.0 && truth < 1.0);
    }
    assert!(checked > 100 && dangerous > 20, "{checked} positions, {dangerous} dangerous");
}

#[test]
fn the_end_of_a_turn_is_foreseen_before_it_comes() {
    for game in positions(0..60, "yang act") {
        let mut ended = game;
        ended.play(game.decider().unwrap(), Move::End, &mut NoLog).unwrap();
        assert_eq!(Night::of(&game), Night::of(&ended));
    }
}

#[test]
fn cards_add_up() {
    for game in positions(0..60, "dawn") {
        let lines = forecast(&game).unwrap().lines;
        let sum: f64 =
            lines.iter().filter(|line| line.topic == "card").map(|line| line.chances[0].probability).sum();
        assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    }
}

#[test]
fn what_is_hidden_changes_nothing() {
    let mut lots = Generator::new(Seed(8));
    for game in positions(0..40, "yang move") {
        let mut redealt = game;
        redealt.redeal(&mut lots);
        assert_eq!(forecast(&game), forecast(&redealt));
    }
}
