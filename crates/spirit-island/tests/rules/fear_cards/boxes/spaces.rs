//! Cards that change how the cards in the spaces of the Invader board act, and how their pieces fight.

use artel_engine::{Game as _, Seat};
use artel_spirit_island::rules::{SI_097, SI_102, SI_113, SI_126, SI_163, SI_175, SM_099, SM_134};
use artel_spirit_island::{Event, Move};

use super::super::{at, is_done};
use super::{before, decide, turned};
use crate::support::invaders::{builds, explored};
use crate::support::{Table, named, proves, set};

/// The first player is ready; then these cards are turned up.
#[track_caller]
fn turn_up(table: &mut Table, cards: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    table.game.begin(Seat(0), Move::Ready, &mut events).unwrap();
    for card in cards {
        table.game.resolve(named(card), &mut events).unwrap();
    }
    assert!(!table.game.chance_due(), "no other card is turned up");
    events
}

/// The same table before another Invader phase.
#[track_caller]
fn again(table: &Table) -> Table {
    let position = table.game.write_position().replace("slow-phase", "fast-phase");
    crate::support::table(&position)
}

#[test]
fn explorers_are_reluctant_where_the_number_is_lowest() {
    proves(&[SI_097, SM_134]);
    let mut table = before("explorers-are-reluctant", 1, "land A7 town:1\nland B5 town:1\n");
    let events = turn_up(&mut table, &["explorers-are-reluctant", "stage-1-sands"]);
    // Of A4 and A7 and of B3, B5 the first is left out, whether Explorers reach it or not.
    assert_eq!(set(&explored(&events).join(" ")), set("A7 B5"));
}

#[test]
fn explorers_are_reluctant_and_come_later() {
    proves(&[SI_097, SM_099, SI_175]);
    let lines = "ravage stage-1-wetland\nbuild stage-1-mountain\n";
    let mut table = before("explorers-are-reluctant", 2, lines);
    let events = turn_up(&mut table, &["explorers-are-reluctant"]);
    assert_eq!(explored(&events), [""; 0]);
    // The others have moved on, and no card comes into the Build space.
    assert_eq!((table.line("ravage"), table.line("build")), ("stage-1-mountain".into(), String::new()));
    assert!(table.copy() == table.game, "it can be written down");
    let mut table = again(&table);
    let mut events = Vec::new();
    while let Some(&seat) = table.asked().first() {
        table.game.begin(Seat(seat - 1), Move::Ready, &mut events).unwrap();
    }
    table.game.resolve(named("stage-1-sands"), &mut events).unwrap();
    assert!(table.game.chance_due(), "another card is turned up");
    let stored = table.copy();
    assert!(stored == table.game, "it can be written down in between");
    table.game.resolve(named("stage-2-jungle"), &mut events).unwrap();
    let revealed = explored(&events);
    assert!(revealed.contains(&"B3".to_owned()) && revealed.contains(&"A3".to_owned()), "{revealed:?}");
    assert_eq!(table.line("build"), "stage-1-sands stage-2-jungle");
}

#[test]
fn explorers_are_reluctant_to_come_at_all() {
    proves(&[SI_097, SM_099]);
    let mut table = before("explorers-are-reluctant", 3, "build stage-1-jungle\n");
    let events = turn_up(&mut table, &["explorers-are-reluctant", "stage-1-sands"]);
    assert_eq!(explored(&events), [""; 0]);
    assert_eq!(
        (table.line("ravage"), table.line("build")),
        ("stage-1-jungle".into(), "stage-1-sands".into())
    );
}

#[test]
fn immigration_slows() {
    proves(&[SI_097, SM_099, SM_134]);
    let lines = "ravage stage-1-wetland\nbuild stage-1-sands\nland A4 explorer:1\nland A7 explorer:1\nland B5 explorer:1\n";
    let turn = |level| {
        let mut table = before("immigration-slows", level, lines);
        let events = turn_up(&mut table, &["immigration-slows", "stage-1-mountain"]);
        (builds(&events), table)
    };
    // B3 is the first that the card shows on the board B, although nothing would be built there.
    assert_eq!(turn(1).0, ["A7:town", "B5:town"]);
    let (built, held) = turn(2);
    assert_eq!(built, [""; 0]);
    assert_eq!(
        (held.line("ravage"), held.line("build")),
        (String::new(), "stage-1-sands stage-1-mountain".into())
    );
    assert!(held.copy() == held.game, "it can be written down");
    let (built, moved) = turn(3);
    assert_eq!(built, [""; 0]);
    assert_eq!(
        (moved.line("ravage"), moved.line("build")),
        ("stage-1-sands".into(), "stage-1-mountain".into())
    );
}

#[test]
fn quarantine() {
    proves(&[SI_097, SI_126]);
    let lines = "ravage stage-1-wetland\nland A5 town:1 disease:1\nland A7 explorer:1\nland B4 explorer:1\nland B7 town:1\n";
    let turn = |level| {
        let mut table = before("quarantine", level, lines);
        explored(&turn_up(&mut table, &["quarantine", "stage-1-sands"])).join(" ")
    };
    // B3 is coastal. A5 is a source for A4 and A7, A8 too for A7.
    assert_eq!(set(&turn(1)), set("A4 A7 B5"));
    assert_eq!(set(&turn(2)), set("A7 B5"), "there is Disease at the source of A4");
    assert_eq!(set(&turn(3)), set("A4 A7 B5"));
    let mut ravaged = before("quarantine", 2, lines);
    turn_up(&mut ravaged, &["quarantine", "stage-1-sands"]);
    let mut spared = before("quarantine", 3, lines);
    turn_up(&mut spared, &["quarantine", "stage-1-sands"]);
    assert_eq!(at(&ravaged, "A5"), ["town:1 disease:1 blight:1"]);
    assert_eq!(at(&spared, "A5"), ["town:1 disease:1"]);
}

#[test]
fn communities_in_disarray() {
    proves(&[SI_097, SI_113, SI_163]);
    let lines = "ravage stage-1-wetland\nland A5 explorer:1 town:1 city:1\nland A7 town-1:1\n";
    for (level, damage) in [(1, 5), (2, 4), (3, 2)] {
        let mut table = before("communities-in-disarray", level, lines);
        let events = turn_up(&mut table, &["communities-in-disarray", "stage-1-sands"]);
        let ravaged = events.iter().find_map(|event| match event {
            Event::Ravaged { damage, .. } => Some(*damage),
            _ => None,
        });
        assert_eq!(ravaged, Some(damage), "at level {level}");
        while table.game.turn() == 1 {
            let ready = table.moves().into_iter().find(|text| text.ends_with(" ready")).unwrap();
            table.play(&ready);
        }
        assert!(table.land("A7").contains("town-1:1"), "{}", table.land("A7"));
        assert!(table.copy() == table.game, "it can be written down");
    }
}

#[test]
fn sense_of_dread_where_the_card_is() {
    proves(&[SI_097, SM_134]);
    let lines = "ravage stage-1-sands\nland A4 explorer:1 town:1 city:1\nland A5 explorer:1\nland B5 explorer:1 city:1\n\
                 land B7 explorer:1\n";
    let one = turned("sense-of-dread", 1, lines);
    assert!(is_done(&one));
    assert!(one.land("A4").starts_with("town:1 city:1") && one.land("A5") == "explorer:1");
    assert!(one.land("B5").starts_with("city:1"));
    let mut two = turned("sense-of-dread", 2, lines);
    assert_eq!(two.rest("1 pick"), ["explorer A4", "town A4"].map(str::to_owned).into());
    decide(&mut two, &["1 pick town A4"]);
    assert!(is_done(&two));
    let mut three = turned("sense-of-dread", 3, lines);
    decide(&mut three, &["1 pick city A4", "2 pick city B5"]);
    assert!(three.land("A4").starts_with("explorer:1 town:1") && three.fear() == 0);
}

#[test]
fn restlessness_where_nothing_is_built() {
    proves(&[SI_097, SI_102]);
    let lines = "build stage-1-sands\nland A4 explorer:1\nland A5 explorer:2 town:2\n";
    for (level, most) in [(1, 1), (2, 3)] {
        let mut table = turned("restlessness", level, lines);
        decide(&mut table, &["1 go"]);
        // A8 has a City only.
        for _ in 0..most {
            assert!(table.can("1 skip"));
            let send = table.moves().into_iter().find(|text| text.starts_with("1 send")).unwrap();
            assert!(send.contains(" A5 "), "{send}");
            decide(&mut table, &[&send]);
        }
        assert_eq!(table.asked(), [2]);
    }
    let mut three = turned("restlessness", 3, lines);
    decide(&mut three, &["1 go", "1 pick town A5", "1 pick town A5", "1 skip"]);
    assert_eq!((three.land("A5"), three.fear()), ("explorer:2".into(), 0));
}
