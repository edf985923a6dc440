//! Stepping through a record.

use artel_engine::{NoLog, Seed, Session};
use artel_forbidden_island::{ForbiddenIsland, Setup};
use artel_texts::{Language, Texts};

use super::{assert_shows, press, screen};
use crate::Replay;
use crate::run::OnScreen;

fn replay() -> Replay<ForbiddenIsland> {
    let mut session = Session::<ForbiddenIsland>::new(Setup::default(), Seed(7)).unwrap();
    for action in ["move iron-gate", "draw", "draw"] {
        session.play(artel_engine::Seat(1), action.parse().unwrap(), &mut NoLog).unwrap();
    }
    Replay::new(&session, Texts::new("forbidden-island", Language::En))
}

#[test]
fn a_record_is_walked_forward_and_back() {
    let mut replay = replay();
    assert_shows(&screen(&replay, 80, 24), &["Move 0 of 3", "► The start", "Engineer: 3 actions left"]);
    press(&mut replay, "<right>");
    assert_shows(
        &screen(&replay, 80, 24),
        &["Move 1 of 3", "► Engineer: Move to the Iron", "2 actions left"],
    );
    press(&mut replay, "<end>");
    assert_shows(&screen(&replay, 80, 24), &["Move 3 of 3"]);
    press(&mut replay, "<right><left><left>");
    assert_shows(&screen(&replay, 80, 24), &["Move 1 of 3"]);
    press(&mut replay, "<home>");
    assert_shows(&screen(&replay, 80, 24), &["Move 0 of 3"]);
}

#[test]
fn a_record_is_explained() {
    let mut replay = replay();
    press(&mut replay, "<right>?");
    assert_shows(&screen(&replay, 80, 24), &["Why?", "FI-036"]);
    press(&mut replay, "<esc>d");
    assert_shows(&screen(&replay, 80, 24), &["Discards and decks"]);
    press(&mut replay, "<esc>rSandbags<esc>l");
    assert_shows(&screen(&replay, 140, 45), &["Ход 1 из 3", "FI-036 · Перемещение"]);
    press(&mut replay, "q");
    assert!(replay.is_over());
}

#[test]
fn no_window_makes_it_stumble() {
    let mut replay = replay();
    for keys in ["", "<right>", "?", "<esc>d", "<esc>r"] {
        press(&mut replay, keys);
        for columns in (1..150).step_by(9) {
            for rows in (1..60).step_by(4) {
                super::drawn(&replay, columns, rows);
            }
        }
    }
}
