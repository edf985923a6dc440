//! A move is taken back while others stay, and what was told is dealt anew.

use artel_engine::{Choice, Game, Generator, NoLog, Seat, Seed, Session, Viewer, record};

use crate::explore::{for_each_state, random_game};

/// Taking back a move takes all later moves of the same seat, nothing before it, and leaves a game that can be played.
pub fn a_move_is_taken_out_and_the_rest_can_be_played<G: Game>() {
    let mut choice = Generator::new(Seed(5));
    let mut stayed = 0;
    for_each_state::<G>(120, |session| {
        let made = session.entries().len();
        if made == 0 {
            return;
        }
        let first = choice.below(made.min(40) as u32) as usize + made.saturating_sub(40);
        let going = session.going_with(first, Seat::index).expect("what was played can be played again");
        let mover = session.entries()[first].seat;
        assert_eq!(going.first(), Some(&first));
        assert!(going.is_sorted());
        let own = (first..made).filter(|place| session.entries()[*place].seat == mover);
        assert!(own.into_iter().all(|place| going.contains(&place)), "the seat's later moves go too");
        let left = session.without(&going).unwrap_or_else(|error| panic!("{error}"));
        let kept = (0..made).filter(|place| !going.contains(place)).map(|place| &session.entries()[place]);
        assert!(left.entries().iter().eq(kept), "what stays is as it was");
        left.game().check_invariants().unwrap_or_else(|problem| panic!("{problem}"));
        stayed += left.entries().len() - first;
        // With or without its seed, the record of what is left can be read.
        let text = record::write(&left);
        let read: Session<G> = record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(read.game() == left.game());
        check_one_party(session, first);
    });
    println!("{stayed} moves of others stayed");
}

/// One person with all seats takes back everything from the move on.
fn check_one_party<G: Game>(session: &Session<G>, first: usize) {
    let all: Vec<usize> = (first..session.entries().len()).collect();
    let going = session.going_with(first, |_| 0).expect("what was played can be played again");
    assert_eq!(going, all);
    assert!(session.without(&going).as_ref() == Ok(&session.replayed(first, &mut NoLog)));
}

/// After a new deal of what is hidden the table knows what it knew; the old seed tells nothing more, even if moves are
/// taken back from before it; and the game still replays to the same state.
pub fn what_is_dealt_anew_stays_so<G: Game>() {
    for seed in 0..20 {
        let mut session = random_game::<G>(seed, |_| {});
        let before = session.clone();
        session.undo(3);
        session.redeal(Seed(seed ^ 0x5eed));
        assert_eq!(session.seed(), None);
        let expected = before.replayed(session.entries().len(), &mut NoLog);
        assert!(*session.game() != *expected.game(), "what is hidden is another");
        assert!(session.game().view(Viewer::Spectator) == expected.game().view(Viewer::Spectator));
        assert!(session.replayed(usize::MAX, &mut NoLog) == session);
        let mut generator = Generator::new(Seed(seed));
        for _ in 0..10 {
            let Some(Choice { seat, action, .. }) = session.game().random_choice(&mut generator) else {
                break;
            };
            session.play(seat, action, &mut NoLog).expect("a random move is legal");
        }
        assert!(session.replayed(usize::MAX, &mut NoLog) == session);
        let text = record::write(&session);
        assert!(!text.contains("\nseed "));
        let read: Session<G> = record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(read.game().view(Viewer::Spectator) == session.game().view(Viewer::Spectator));
        session.undo(usize::MAX);
        assert!(session.entries().is_empty() && *session.game() != *before.start(), "not the old deal again");
    }
}

/// In one state a seat is asked the same.
pub fn a_state_asks_what_it_asks<G: Game>() {
    for_each_state::<G>(200, |session| {
        let game = session.game();
        for seat in Seat::first(game.seats()) {
            assert!(game.asks_the_same(&game.clone(), seat));
        }
    });
}
