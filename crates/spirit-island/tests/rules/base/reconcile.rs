//! What skips or changes an action of the Invaders, and in which order.

use super::base;
use crate::support::invaders::{builds, explored, ravages};
use crate::support::powers::feared;
use crate::support::{Table, proves};
use artel_engine::{Game as _, Status};
use artel_spirit_island::rules::{SI_126, SI_R54, SI_R57, SM_133};
use artel_spirit_island::{Defeat, SpiritIsland};

/// Rampant Green on board A, a sacred site of its own in A3; the Jungle ravages, the Wetland builds.
fn green(lines: &str) -> Table {
    base(
        "A",
        &format!(
            "spirit 1 a-spread-of-rampant-green tracks:1,2\nphase fast-phase\nplay 1 gift-of-proliferation\n\
             ravage stage-1-jungle\nbuild stage-1-wetland\nland A3 presence:2 town:1\nland A7 city:1 presence:1\n{lines}"
        ),
    )
}

#[test]
fn what_skips_for_nothing_comes_before_anybody_is_asked_to_pay() {
    proves(&[SI_126, SI_R54]);
    let mut paid = green("");
    paid.play("1 ready");
    assert!(paid.can("1 yes") && paid.can("1 no"), "{:?}", paid.moves());
    let mut free = green("skip A3 ravage\n");
    let events = free.play_as("1 ready", &["stage-1-sands"]);
    assert_eq!(ravages(&events), [""; 0]);
    assert!(free.land("A3").contains("presence:2"), "{}", free.land("A3"));
}

#[test]
fn everybody_who_could_skip_an_action_is_asked_in_turn() {
    proves(&[SI_R57, SI_126]);
    let one = "lasting sweltering-exhaustion 1/2 user:1 target:1 land:A3 left:1\n";
    let mut table = green(one);
    table.play("1 ready");
    assert_eq!(table.line("next"), "skip-one land:A3 action:ravage");
    let mut used = table.clone();
    used.play_as("1 yes", &["stage-1-sands"]);
    assert!(used.land("A3").contains("presence:2"));
    table.play("1 no");
    assert_eq!(table.line("next"), "skip-for-presence land:A3 action:ravage who:1");
    let mut other = table.clone();
    let events = other.play_as("1 yes", &["stage-1-sands"]);
    assert_eq!((ravages(&events), other.spirit(1).destroyed()), (Vec::new(), 1));
    let events = table.play_as("1 no", &["stage-1-sands"]);
    assert_eq!(ravages(&events), ["A3:2"]);
}

#[test]
fn nothing_is_done_before_a_question_about_an_action_is_answered() {
    proves(&[SI_R57]);
    let mut table = green("lasting sweltering-exhaustion 1/2 user:1 target:1 land:A3 left:1\n");
    for (before, question) in [("1 ready", "skip-one"), ("1 no", "skip-for-presence")] {
        table.play(before);
        let line = format!("next {}\n", table.line("next"));
        assert!(line.contains(question), "{line}");
        let text = table.game.write_position();
        assert!(table.copy() == table.game);
        let error = SpiritIsland::read_position(&text.replace(&line, &line.repeat(2))).unwrap_err();
        assert!(error.to_string().contains("cannot be left to do"), "{error}");
    }
}

#[test]
fn each_build_and_each_explore_is_an_action_after_which_the_game_is_judged() {
    proves(&[SM_133]);
    let lines = "adversary england 0\nspirit 1 river-surges-in-sunlight tracks:1,2\nphase fast-phase\n\
                 play 1 boon-of-vigor\nbuild stage-1-wetland\nland A8 presence:2\n";
    let mut table = base("A", &format!("{lines}land A2 town:3 city:3\nland A5 town:1\n"));
    let events = table.play("1 ready");
    assert_eq!(builds(&events), ["A2:town"], "the seventh building loses before A5 builds");
    assert_eq!(table.game.status(), Status::Lost(Defeat::Adversary));
    assert_eq!((explored(&events), feared(&events)), (Vec::new(), 0));
}
