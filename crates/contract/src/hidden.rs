//! What is hidden stays hidden.

use artel_engine::{Game, Generator, NoLog, Seat, Seed, Viewer};

use crate::explore::{all_moves, for_each_state};

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// States that differ only in hidden things look the same to everybody who may not know them.
pub fn views_do_not_tell_what_is_hidden<G: Game>() {
    let mut generator = Generator::new(Seed(3));
    let mut differing = 0;
    for_each_state::<G>(200, |session| {
        let mut other = session.game().clone();
        other.redeal(&mut generator);
        differing += usize::from(other != *session.game());
        for viewer in viewers(session.game()) {
            assert_eq!(session.game().view(viewer), other.view(viewer));
        }
    });
    assert!(differing > 100, "redealing changes nothing");
}

/// A game that says so shows everybody the same.
pub fn one_view_serves_all_if_the_game_says_so<G: Game>() {
    if G::ALL_SEE_THE_SAME {
        for_each_state::<G>(50, |session| {
            let shown = session.game().view(Viewer::Spectator);
            assert!(viewers(session.game()).all(|viewer| session.game().view(viewer) == shown));
        });
    }
}

/// A redealt state keeps the rules' invariants, has the same moves, and the same chances ahead.
pub fn redealing_keeps_all_that_the_table_knows<G: Game>() {
    let mut generator = Generator::new(Seed(4));
    for_each_state::<G>(100, |session| {
        let mut other = session.game().clone();
        other.redeal(&mut generator);
        assert_eq!(other.check_invariants(), Ok(()));
        assert_eq!(other.status(), session.game().status());
        assert_eq!(all_moves(&other), all_moves(session.game()));
        for (seat, action) in all_moves(&other) {
            let chances = |game: &G| {
                let mut game = game.clone();
                game.begin(seat, action, &mut NoLog).expect("the move is listed");
                let mut outcomes = Vec::new();
                game.outcomes(&mut outcomes);
                outcomes
            };
            assert_eq!(chances(&other), chances(session.game()));
        }
    });
}
