//! Nobody acts while somebody else decides.

use artel_contract::for_each_state;
use artel_engine::{Choice, Game as _, NoLog, Seat};
use artel_ghost_stories::GhostStories;
use artel_ghost_stories::rules::GS_035;

use crate::support::proves;

#[test]
fn the_table_never_waits_for_two_so_that_nobody_can_react() {
    proves(&[GS_035]);
    const { assert!(!GhostStories::REACTIONS) };
    for_each_state::<GhostStories>(2_000, |session| {
        let game = session.game();
        let mut moves = Vec::new();
        let able: Vec<Seat> = Seat::first(game.seats())
            .filter(|&seat| {
                moves.clear();
                game.moves(seat, &mut moves);
                !moves.is_empty()
            })
            .collect();
        assert!(able.len() <= 1, "{able:?}:\n{}", game.write_position());
    });
}

#[test]
fn a_decision_changes_what_is_asked() {
    proves(&[GS_035]);
    for_each_state::<GhostStories>(300, |session| {
        let before = session.game();
        let mut generator = artel_engine::Generator::new(artel_engine::Seed(1));
        let Some(Choice { seat, action, .. }) = before.random_choice(&mut generator) else { return };
        let mut after = *before;
        after.play(seat, action, &mut NoLog).expect("a random move is legal");
        for other in Seat::first(before.seats()).filter(|&other| other != seat) {
            let mut moves = Vec::new();
            after.moves(other, &mut moves);
            assert_eq!(
                after.asks_the_same(before, other),
                moves.is_empty(),
                "who was asked nothing is asked the same exactly if that is still so"
            );
        }
    });
}
