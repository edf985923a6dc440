//! The moment at which a game is won or lost.

use crate::support::{FOUR, TWO, Table, drawn, four, named, proves, seated, table};
use artel_engine::{Game, Status};
use artel_ghost_stories::rules::{
    GS_033, GS_044, GS_146, GS_147, GS_148, GS_149, GS_150, GS_R15, GS_R17, GS_R18, GS_R19, GS_R20, GS_R87,
};
use artel_ghost_stories::{Defeat, Event, Side};

/// The yellow Taoist, with tokens for anything black, next to an incarnation after so many cards.
fn last_stand(count: usize, more: &str) -> Table {
    let lines = format!("yellow at taoist-altar tao black+black+black\n{more}\nphase yang move");
    table(&drawn(count, &seated(FOUR, &lines)))
}

fn index(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(wanted).unwrap_or_else(|| panic!("it is not among {events:?}"))
}

#[test]
fn the_players_win_by_exorcising_the_incarnation() {
    proves(&[GS_033, GS_146]);
    let mut table = last_stand(46, "ghost north-2 forgotten-ones");
    assert_eq!(table.status(), Status::Playing);
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    assert_eq!(table.status(), Status::Playing, "the reward is still to be divided");
    table.play("yellow", "give-qi green-taoist");
    assert_eq!(table.status(), Status::Won);
    for colour in ["yellow", "red", "green", "blue"] {
        assert_eq!(table.moves(colour), [""; 0]);
        assert_eq!(table.refused(colour, "end"), GS_146);
    }
    let mut ghost = last_stand(1, "ghost north-2 dark-wraith-1");
    ghost.play_as("yellow", "exorcise", &["black+black+black"]);
    assert_eq!(ghost.status(), Status::Playing, "a ghost is not enough");
}

#[test]
fn a_defeat_comes_at_once_and_nothing_more_is_resolved() {
    proves(&[GS_R17, GS_148]);
    // The Haunter's tile is the fourth: the Tormentor beside it does not roll, nobody draws.
    let line = "haunted cemetery tea-house circle-of-prayer";
    let mut table = four(&format!("ghost north-1 ghoul stone\nghost north-2 lich\n{line}"));
    let left = table.game.deck().left();
    let events = table.play_as("yellow", "yin", &[]);
    assert_eq!(table.status(), Status::Lost(Defeat::VillageHaunted));
    assert!(matches!(events.last(), Some(Event::Lost { defeat: Defeat::VillageHaunted, .. })));
    assert_eq!((table.game.deck().left(), table.game.haunted().len()), (left, 4));
    assert_eq!(table.refused("yellow", "yin"), GS_148);
    // A line without active tiles: the same.
    let line = "haunted herbalist-shop night-watchman heavenly-winds";
    let mut table = four(&format!("ghost north-1 ghoul stone\nghost north-2 lich\n{line}"));
    table.play_as("yellow", "yin", &[]);
    assert_eq!(table.status(), Status::Lost(Defeat::LineOverrun(named("north-1"))), "{GS_R15}");
    assert_eq!(table.refused("yellow", "yin"), GS_044);
}

#[test]
fn the_death_of_the_last_taoist_ends_the_game_at_once() {
    proves(&[GS_R17, GS_147]);
    let dead = "red qi 0 at cemetery tao none no-yin-yang\ngreen qi 0 at cemetery tao none no-yin-yang
blue qi 0 at cemetery tao none no-yin-yang\nyellow qi 1";
    let mut table = four(&format!("{dead}\nghost north-1 lich\nghost north-2 ghoul stone"));
    let events = table.play_as("yellow", "yin", &["lose-qi"]);
    assert_eq!(table.status(), Status::Lost(Defeat::AllDead));
    assert!(!events.iter().any(|event| matches!(event, Event::Haunted { .. } | Event::Drawn { .. })));
    assert_eq!(table.refused("yellow", "yin"), GS_147);
    let mut one_lives = four(&format!(
        "{}\nghost north-1 lich",
        dead.replace("red qi 0 at cemetery tao none no-yin-yang\n", "")
    ));
    one_lives.play_as("yellow", "yin", &["lose-qi", "blood-drinker-1"]);
    assert_eq!(one_lives.status(), Status::Playing, "while one lives the game goes on");
}

#[test]
fn drawing_the_last_card_loses_while_an_incarnation_is_left() {
    proves(&[GS_R17, GS_149]);
    let mut last = table(&drawn(55, &seated(FOUR, "ghost east-2 forgotten-ones\nred tao red+red")));
    assert_eq!(last.game.deck().left(), 1);
    let events = last.play_as("yellow", "yin", &["soul-eater"]);
    assert_eq!(last.status(), Status::Lost(Defeat::DeckExhausted));
    assert!(!events.iter().any(|event| matches!(event, Event::Placed { .. } | Event::LostTao { .. })));
    assert_eq!((last.card("north-1").as_str(), last.tao("red").len()), ("-", 2), "it is not even placed");
    let mut before = table(&drawn(54, &seated(FOUR, "ghost east-2 forgotten-ones")));
    before.play_as("yellow", "yin", &["shapeless-evil"]);
    assert_eq!((before.status(), before.game.deck().left()), (Status::Playing, 1));
}

#[test]
fn after_the_last_exorcism_the_deck_decides_nothing_any_more() {
    proves(&[GS_R18, GS_R87, GS_150]);
    // Death Army's curse draws the last card, and that one would bring one more.
    let gone = "ghost north-2 death-army\nghost east-1 ghoul";
    let lines = seated(FOUR, &format!("yellow at taoist-altar tao black+black\n{gone}\nphase yang move"));
    let unseen = drawn(56, &lines).replace(" severed-heads-2", "");
    let mut table = table(&unseen);
    assert_eq!(table.game.deck().left(), 1);
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    table.play_as("yellow", "dispel north-2", &["new-ghost", "severed-heads-2"]);
    assert_eq!((table.game.deck().left(), table.status()), (0, Status::Playing), "no defeat by the deck");
    let qi = table.qi("yellow");
    table.play("yellow", "place north-1");
    assert_eq!(
        (table.qi("yellow"), table.card("north-1").as_str()),
        (qi, "severed-heads-2"),
        "nothing more is drawn"
    );
    table.play("yellow", "give-qi yellow-taoist");
    assert_eq!(table.status(), Status::Won);
}

#[test]
fn with_a_full_table_and_an_empty_deck_nothing_is_lost() {
    proves(&[GS_R87]);
    let ghosts = "ghost north-2 death-army\nghost north-3 ghoul\nghost east-1 skinner\nghost east-2 reaper
ghost east-3 bleeding-eyes\nghost south-1 creeping-one\nghost south-2 fungus-thing\nghost south-3 restless-spirit
ghost west-1 drowned-maiden\nghost west-2 hound-of-depth\nghost west-3 sticky-feet";
    let lines = seated(FOUR, &format!("yellow at taoist-altar tao black+black\n{ghosts}\nphase yang move"));
    let mut table = table(&drawn(56, &lines).replace(" severed-heads-2", ""));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    table.play_as("yellow", "dispel north-2", &["new-ghost", "severed-heads-2"]);
    assert_eq!(table.card("north-1"), "severed-heads-2", "the last free space");
    assert_eq!((table.qi("yellow"), table.game.deck().left()), (4, 0), "no Qi for a card that is not there");
}

#[test]
fn the_curse_of_the_last_incarnation_can_still_lose_the_game() {
    proves(&[GS_150, GS_R19]);
    let mut table = last_stand(46, "ghost north-2 death-army\nyellow qi 1");
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    table.play_as("yellow", "dispel north-2", &["lose-qi"]);
    assert_eq!(
        (table.qi("yellow"), table.status()),
        (0, Status::Playing),
        "others live: the reward is theirs"
    );
    let mut lost = last_stand(46, "ghost north-2 death-army\nhaunted cemetery tea-house circle-of-prayer");
    lost.play_as("yellow", "exorcise", &["black+black+black"]);
    lost.play_as("yellow", "dispel north-2", &["haunt"]);
    assert_eq!(lost.status(), Status::Lost(Defeat::VillageHaunted));
}

#[test]
fn the_victory_comes_after_curses_and_rewards_of_both_ghosts() {
    proves(&[GS_R19]);
    let lines = "yellow at herbalist-shop tao none no-yin-yang\nghost north-1 forgotten-ones
ghost east-3 black-widow-1\nred no-yin-yang\ncircle black\nphase yang move";
    let mut table = table(&drawn(47, &seated(FOUR, lines)));
    let mut events = table.play_as("yellow", "exorcise", &["black+white+white", "lose-qi"]);
    while table.status() == Status::Playing {
        let next = table.moves("yellow")[0].clone();
        events.extend(table.play("yellow", &next));
    }
    assert_eq!(table.status(), Status::Won);
    let cursed = index(&events, |event| matches!(event, Event::CurseRolled { .. }));
    let gained = index(&events, |event| matches!(event, Event::GainedQi { .. }));
    let regained = index(&events, |event| matches!(event, Event::RegainedYinYang { .. }));
    let won = index(&events, |event| matches!(event, Event::Won { .. }));
    assert!(cursed < gained && gained < won && regained < won, "{events:?}");
}

#[test]
fn every_incarnation_of_the_deck_has_to_go() {
    proves(&[GS_R20]);
    // Nightmare with two players: three incarnations, the first after 15 ghosts.
    let lines = seated(
        TWO,
        "difficulty nightmare\nyellow at taoist-altar tao none\nghost north-2 forgotten-ones\nphase yang move",
    );
    let exorcise = |count: usize, gone: &str| {
        let mut table = table(&drawn(count, &format!("{lines}\n{gone}")));
        table.play_as("yellow", "exorcise", &["black+black+black"]);
        table.play("yellow", "give-qi yellow-taoist");
        table
    };
    assert_eq!((exorcise(16, "").status(), exorcise(16, "").game.exorcised()), (Status::Playing, 1));
    let second = exorcise(27, "gone nameless");
    assert_eq!((second.status(), second.game.exorcised()), (Status::Playing, 2));
    let third = exorcise(38, "gone nameless vampire-lord");
    assert_eq!((third.status(), third.game.exorcised()), (Status::Won, 3));
    // Several can be in play at once.
    let both = drawn(27, &format!("{lines}\nghost east-1 bonecracker"));
    assert_eq!(table(&both).game.check_invariants(), Ok(()));
    assert_eq!(table(&both).game.turn(), Side::North);
}
