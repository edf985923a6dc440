//! Who decides what nobody is named for.

use crate::support::{Table, proves, set, table};
use artel_spirit_island::rules::{
    SI_041, SI_042, SI_043, SI_044, SI_045, SI_046, SI_083, SI_111, SI_R49, SI_R50, SI_R57,
};

/// The Fast phase of two; the first Spirit has a card to use.
fn fast(more: &str) -> Table {
    table(&format!(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\n\
         play 1 mysterious-abductions\n{more}"
    ))
}

#[test]
fn the_user_of_a_power_makes_the_choices_that_come_from_it() {
    proves(&[SI_041]);
    let mut table = table(
        "phase slow-phase\nspirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\nplay 1 drought\n\
         land H5 town:1 blight:1 presence:1,0\nland G7 presence:1,0\nland H6 presence:0,2\nland G2 city:1",
    );
    table.play_all(&["1 use drought", "1 land H5"]);
    assert_eq!(table.asked(), [1], "where Blight cascades, even on another's board");
    assert_eq!(table.rest("1 land"), set("H2 H3 H4 H6 H7"));
    assert_eq!(table.refused("2 land H2"), SI_083);
    table.play("1 land H2");
    assert_eq!(table.land("H2"), "blight:1");
    let mut damage = fast("land H3 explorer:1 town:1 presence:1,0\nland H6 presence:0,2");
    damage.play("1 use mysterious-abductions");
    assert_eq!(damage.asked(), [1], "which Invader takes damage");
    assert_eq!(damage.moves(), ["1 pick explorer H3", "1 pick town H3"].map(str::to_owned).into());
}

#[test]
fn where_no_power_decides_the_spirit_of_the_board_does() {
    proves(&[SI_042, SI_043, SI_R57]);
    let lands = "land G7 presence:2,0\nland H7 presence:0,2\n";
    let cards = "ravage stage-1-wetland\nbuild stage-1-sands\n";
    let mut cascade = fast(&format!("{lands}{cards}land H6 city:1 blight:1\nland G8 explorer:1"));
    cascade.play("1 ready");
    assert_eq!(cascade.asked(), [2], "the Blight cascades from a land of its starting board");
    assert_eq!(cascade.refused("1 land H1"), SI_R57);
    cascade.play_as("2 land H1", &["stage-1-jungle"]);
    assert_eq!(cascade.land("H1"), "explorer:1 blight:1");
    let mut fight = fast(&format!("{lands}{cards}land H6 city:1 town:1 dahan:4"));
    fight.play("1 ready");
    assert_eq!(fight.asked(), [2], "the Dahan of its starting board strike back");
    let mut own = fast(&format!("{lands}{cards}land G2 city:1 blight:1"));
    own.play("1 ready");
    assert_eq!(own.asked(), [1]);
}

#[test]
fn where_no_land_decides_the_creator_of_the_game_does() {
    proves(&[SI_044, SI_R49, SI_R57]);
    let mut table = fast(
        "land G7 presence:2,0\nland H7 presence:0,2\nland H6 city:1 blight:1\nland H8 city:1\nland G4 city:1 blight:1\n\
         ravage stage-1-wetland\nbuild stage-1-sands",
    );
    table.play("1 ready");
    assert_eq!(table.asked(), [1], "the first seat");
    assert_eq!(table.rest("1 land"), set("G4 H6"));
    assert_eq!(table.refused("2 land H6"), SI_R57);
}

#[test]
fn players_choose_the_order_of_lands_when_it_matters() {
    proves(&[SI_045]);
    let lands = "land G7 presence:2,0\nland H7 presence:0,2\nravage stage-1-wetland\nbuild stage-1-sands\n";
    let mut asked = fast(&format!("{lands}land H6 city:1\nland G4 city:1 blight:1\nland G2 city:1"));
    asked.play("1 ready");
    assert_eq!(asked.rest("1 land"), set("G2 G4 H6"));
    assert_eq!(asked.refused("1 land G7"), SI_111);
    asked.play("1 land H6");
    assert_eq!(asked.land("H6"), "city:1 blight:1", "first");
    assert_eq!(asked.land("G2"), "city:1", "not yet");
    let mut alike = fast(&format!("{lands}land H6 city:1\nland G4 city:1\nland G2 explorer:1"));
    alike.play_as("1 ready", &["stage-1-jungle"]);
    assert_eq!((alike.land("H6"), alike.land("G4")), ("city:1 blight:1".into(), "city:1 blight:1".into()));
}

#[test]
fn the_powers_of_players_are_used_in_any_order() {
    proves(&[SI_046]);
    let start = fast(
        "play 2 intractable-thickets-and-thorns\nland G7 explorer:3 presence:2,0\nland H6 presence:0,2\nland G2 city:1",
    );
    let mut table = start.clone();
    table.play_all(&["2 use intractable-thickets-and-thorns", "2 land H6", "1 use mysterious-abductions"]);
    let mut other = start;
    other.play_all(&["1 use mysterious-abductions", "2 use intractable-thickets-and-thorns", "2 land H6"]);
    assert_eq!(table.land("G7"), other.land("G7"));
    assert_eq!(table.line("fear"), other.line("fear"));
}

#[test]
fn players_choose_who_begins_with_a_fear_card() {
    proves(&[SI_R50]);
    let mut table =
        fast("land G7 explorer:1 town:1 presence:2,0\nland H6 explorer:1 presence:0,2\nfear-earned 1");
    table.play_as("1 ready", &["fear-of-the-unseen"]);
    assert_eq!(table.moves(), ["1 go", "2 go"].map(str::to_owned).into());
    table.play("2 go");
    assert_eq!(table.asked(), [2], "one share after another");
    assert!(!table.can("1 go"));
}

#[test]
fn a_question_tells_which_targets_would_be_for_nothing() {
    let mut table = table(
        "phase slow-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 whispered-guidance-through-the-night\n\
         land G6 presence:2\nland G1 dahan:1\nland G2 city:1",
    );
    table.play("1 use whispered-guidance-through-the-night");
    let question = &table.view().questions[0];
    let idle: Vec<String> = question.idle.iter().map(ToString::to_string).collect();
    let targets = table.rest("1 land");
    assert!(idle.iter().all(|land| targets.contains(land)), "{idle:?} of {targets:?}");
    assert!(idle.contains(&"G8".to_owned()), "no Dahan is near, and no Invader");
    assert!(!idle.contains(&"G6".to_owned()), "the Dahan of G1 are near");
}

#[test]
fn a_question_tells_which_growth_actions_can_be_done_at_once() {
    let mut table =
        table("phase spirit-phase\nspirit 1 sun-bright-whirlwind\nland G1 presence:2\nland G2 city:1");
    table.play("1 grow 1");
    assert_eq!(table.view().questions[0].at_once, [1, 3], "cards taken back, and Energy; a Power is chosen");
    table.play("1 act 3");
    assert_eq!(table.view().questions[0].at_once, [1]);
}
