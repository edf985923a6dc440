//! What each incarnation can do, and what it takes to beat it.

use crate::support::{FOUR, TWO, Table, drawn, named, proves, seated, set, table};
use artel_engine::{Game, Status};
use artel_ghost_stories::rules::{
    GS_065, GS_131, GS_132, GS_133, GS_135, GS_136, GS_137, GS_138, GS_139, GS_140, GS_141, GS_R40, GS_R43,
    GS_R59, GS_R61, GS_R62, GS_R63, GS_R64, GS_R65, GS_R75,
};
use artel_ghost_stories::{Card, Centre, CurseFace, Event, Right, Side};

/// The incarnation lies on the table: 45 ghosts and one more card have come.
fn with_incarnation(setup: &str, more: &str) -> Table {
    table(&drawn(46, &seated(setup, more)))
}

/// The incarnation is drawn by yellow and put on the space.
fn arrives(more: &str, card: &str, space: &str, then: &[&str]) -> (Table, Vec<Event>) {
    let mut table = table(&drawn(45, &seated(FOUR, more)));
    table.play_as("yellow", "yin", &[card]);
    let events = table.play_as("yellow", &format!("place {space}"), then);
    (table, events)
}

#[test]
fn howling_nightmare_falls_only_while_the_space_facing_it_is_empty() {
    proves(&[GS_131]);
    let here = "yellow at cemetery\nghost north-3 howling-nightmare\nphase yang move";
    let facing = |space: &str| with_incarnation(FOUR, &format!("{here}\nghost {space} zombie-1"));
    assert_eq!(facing("south-1").refused("yellow", "exorcise"), GS_131);
    for space in ["south-2", "south-3", "west-3", "east-3"] {
        let mut table = facing(space);
        table.play_as("yellow", "exorcise", &["black+black+black"]);
        assert_eq!(table.card("north-3"), "-", "{space} does not face north-3");
    }
    let mut guarded = with_incarnation(FOUR, &format!("{here}\nbuddha south-1"));
    guarded.play_as("yellow", "exorcise", &["black+black+black"]);
    assert_eq!(guarded.card("north-3"), "-", "a Buddha is no ghost");
}

#[test]
fn no_dice_go_to_a_closed_incarnation() {
    proves(&[GS_131, GS_132]);
    let lines = "yellow at cemetery tao black\nghost north-3 howling-nightmare\nghost south-1 zombie-1\n\
                 ghost west-1 gloomy-minion\nphase yang move";
    let mut table = with_incarnation(FOUR, lines);
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    assert_eq!((table.card("north-3").as_str(), table.card("west-1").as_str()), ("howling-nightmare", "-"));
}

#[test]
fn uncatchable_has_to_meet_a_buddha_first() {
    proves(&[GS_132, GS_133, GS_R43]);
    let here = "yellow at cemetery\nghost north-3 uncatchable\nphase yang move";
    assert_eq!(with_incarnation(FOUR, here).refused("yellow", "exorcise"), GS_132);
    let (arrived, _) = arrives("buddha north-3", "uncatchable", "north-3", &["no-effect"]);
    assert_eq!(arrived.game.temple_buddhas(), 2, "the Buddha is back at once");
    let moved = {
        let mut table = with_incarnation(
            FOUR,
            "yellow at heavenly-winds\nghost south-1 uncatchable\nbuddha north-3\nphase yang move",
        );
        table.play("yellow", "ask");
        table.play("yellow", "shift south-1 north-3");
        table.play("yellow", "skip");
        table
    };
    for table in [arrived, moved] {
        let mut table = table
            .with("phase yang move")
            .with("board north yellow-taoist bottomless-pockets player at cemetery")
            .with("done pocketed");
        table.play_as("yellow", "exorcise", &["black+white+black"]);
        assert_eq!(table.card("north-3"), "-", "by the normal rules");
    }
    // It stays vulnerable even after another move.
    let mut table = with_incarnation(
        FOUR,
        "yellow at heavenly-winds\nghost south-1 uncatchable met-buddha\nphase yang move",
    );
    table.play("yellow", "ask");
    table.play("yellow", "shift south-1 south-3");
    table.play("yellow", "skip");
    assert!(table.game.targets().contains(named("south-3")));
}

#[test]
fn the_left_stones_of_the_two_work_on_arrival() {
    proves(&[GS_R64, GS_R65]);
    let (table, events) = arrives("", "howling-nightmare", "north-3", &["dark-wraith-1"]);
    assert!(events.contains(&Event::Drawn { card: named("dark-wraith-1") }));
    assert_eq!(table.targets("yellow", "place"), set("north-1 north-2"));
    let (table, events) = arrives("haunted herbalist-shop", "uncatchable", "north-1", &["haunt"]);
    assert!(events.contains(&Event::CurseRolled { face: CurseFace::Haunt }));
    assert!(table.is_haunted("night-watchman"), "the first active tile in front of Uncatchable");
}

#[test]
fn death_army_torments_and_curses_before_it_leaves() {
    proves(&[GS_135]);
    let army: Card = named("death-army");
    assert!(army.has(Centre::Tormentor) && army.right().contains(&Right::CurseDie));
    let mut table = with_incarnation(FOUR, "ghost north-1 death-army");
    let events = table.play_as("yellow", "yin", &["no-effect", "dark-wraith-1"]);
    assert!(events.contains(&Event::CurseRolled { face: CurseFace::NoEffect }));
    // While the curse of the exorcised army brings a ghost, its space is still taken.
    let lines = "difficulty nightmare\nyellow at cemetery tao black+black\nghost north-3 death-army\nghost north-1 ghoul\nphase yang move";
    let mut table = self::table(&drawn(17, &seated(FOUR, lines)));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    table.play_as("yellow", "dispel north-3", &["new-ghost", "dark-wraith-1"]);
    assert_eq!(table.card("north-3"), "-", "gone after the curse");
    assert_eq!(table.card("north-2"), "dark-wraith-1", "the only space that was free");
}

#[test]
fn death_army_leaves_before_the_curse_of_another_ghost() {
    proves(&[GS_135]);
    let lines = "difficulty nightmare\nyellow at cemetery tao black+black+black+black\nghost north-3 death-army\nghost west-1 zombie-1\n\
                 ghost north-1 ghoul\nphase yang move";
    let mut table = table(&drawn(18, &seated(FOUR, lines)));
    table.play_as("yellow", "exorcise", &["black+yellow+yellow"]);
    table.play("yellow", "dispel-both");
    table.play_as("yellow", "curse-first north-3", &["no-effect", "new-ghost", "dark-wraith-1"]);
    assert_eq!(table.targets("yellow", "place"), set("north-2 north-3"), "its space is free again");
}

#[test]
fn forgotten_ones_block_every_power() {
    proves(&[GS_136, GS_R63, GS_R75]);
    let (table, _) = arrives("", "forgotten-ones", "north-1", &[]);
    assert!(Side::ALL.iter().all(|&side| table.game.power_blocked(side)));
    assert!(!table.can("yellow", "pocket red"));
    let mantra = FOUR.replace("bottomless-pockets", "enfeeblement-mantra");
    let mut table = self::table(&drawn(45, &seated(&mantra, "ghost east-1 skinner mantra")));
    table.play_as("yellow", "yin", &["forgotten-ones"]);
    table.play("yellow", "place north-1");
    assert_eq!(table.game.mantra(), None, "the Mantra is taken off");
    // The deck of two is ten cards smaller.
    let lines =
        drawn(36, &seated(TWO, "yellow at herbalist-shop\nghost north-1 forgotten-ones\nphase yang move"));
    let mut two = self::table(&lines);
    assert_eq!(two.targets("yellow", "borrow"), set(""));
    assert_eq!(two.refusal("yellow", "borrow blue-taoist").reason.key, "why-power-blocked");
    two = two.with("difficulty initiation");
    let events = two.play_as("yellow", "exorcise", &["black+black+black"]);
    assert!(events.iter().any(|event| matches!(event, Event::Exorcised { .. })), "until they are exorcised");
}

#[test]
fn bonecracker_costs_everybody_a_token_and_its_player_one_each_turn() {
    proves(&[GS_137, GS_138, GS_R61, GS_R62]);
    let (mut table, _) =
        arrives("yellow tao yellow+red\nred tao none\ngreen tao green+blue", "bonecracker", "east-1", &[]);
    assert_eq!(table.targets("yellow", "discard"), set("yellow red"), "each chooses one of their own");
    table.play("yellow", "discard red");
    assert_eq!(table.targets("green", "discard"), set("green blue"), "red has none to discard");
    assert_eq!(table.refused("green", "discard red"), GS_065);
    table.play("green", "discard blue");
    assert_eq!(["yellow", "red", "green", "blue"].map(|colour| table.tao(colour).len()), [1, 0, 1, 0]);
    let mut table =
        with_incarnation(FOUR, "turn east\nred tao red+blue\nghost east-1 bonecracker\nghost east-2 lich");
    table.play("red", "yin");
    assert_eq!(table.targets("red", "discard"), set("red blue"), "at the start, before the ghosts act");
    table.play_as("red", "discard red", &["no-effect", "dark-wraith-1"]);
    assert_eq!(["yellow", "red", "green", "blue"].map(|colour| table.tao(colour).len()), [1, 1, 1, 1]);
}

#[test]
fn bonecracker_finds_nothing_on_a_neutral_board() {
    proves(&[GS_138, GS_R61]);
    let lines = seated(TWO, "turn east\nghost east-1 bonecracker");
    let mut table = table(&drawn(36, &lines));
    let events = table.play_as("green", "yin", &["dark-wraith-1"]);
    assert!(!events.iter().any(|event| matches!(event, Event::LostTao { .. })));
    assert_eq!((table.tao("yellow").len(), table.tao("green").len()), (1, 1));
}

#[test]
fn dark_mistress_forbids_tao_tokens_but_not_the_circle() {
    proves(&[GS_139, GS_R59]);
    let (table, events) = arrives("", "dark-mistress", "west-1", &[]);
    assert!(table.game.tao_blocked());
    assert!(events.iter().any(|event| matches!(event, Event::Blocked { .. })));
    let mut table = with_incarnation(
        FOUR,
        "yellow at cemetery tao blue+red\nghost north-3 dark-mistress\nghost west-1 skinner\nphase yang move",
    );
    assert!(table.can("yellow", "pocket green"), "tokens can be gained");
    table.play_as("yellow", "exorcise", &["green+green+green"]);
    assert!(table.can("yellow", "end"), "no token can be used, so nothing is left to decide");
    let mut circle = table.with("phase yang move").with("done pocketed");
    circle.play("yellow", "call circle-of-prayer");
    circle.play("yellow", "pray blue");
    let mut tried = circle.clone();
    tried.play_as("yellow", "exorcise", &["blue+red+green"]);
    assert_eq!((tried.card("north-3").as_str(), tried.card("west-1").as_str()), ("dark-mistress", "-"));
    circle.play_as("yellow", "exorcise", &["blue+blue+green"]);
    assert_eq!(circle.card("north-3"), "-", "the Circle works");
}

#[test]
fn creeping_horror_keeps_a_die() {
    proves(&[GS_140]);
    let (table, events) = arrives("", "creeping-horror", "south-1", &[]);
    assert!(events.contains(&Event::DieCaptured { card: named("creeping-horror") }));
    assert_eq!(table.game.free_dice(), 2);
    let mut table = with_incarnation(
        FOUR,
        "yellow at tea-house tao green+green\nghost south-1 creeping-horror die\nphase yang move",
    );
    table.play_as("yellow", "exorcise", &["green+green"]);
    let events = table.play("yellow", "dispel south-1");
    assert!(events.contains(&Event::DieFreed {}));
    assert_eq!(table.game.free_dice(), 3);
}

#[test]
fn vampire_lord_is_a_haunter_of_four() {
    proves(&[GS_141]);
    let mut table = with_incarnation(FOUR, "ghost north-1 vampire-lord");
    assert_eq!(table.game.resistance(named("north-1")), [4, 0, 0, 0, 0]);
    table.play_as("yellow", "yin", &["dark-wraith-1"]);
    assert!(table.game.figure_on_stone(named("north-1")));
    let mut table = with_incarnation(FOUR, "ghost north-1 vampire-lord stone");
    table.play_as("yellow", "yin", &["dark-wraith-1"]);
    assert!(table.is_haunted("herbalist-shop") && !table.game.figure_on_stone(named("north-1")));
}

#[test]
fn incarnations_can_be_moved() {
    proves(&[GS_R40]);
    for card in Card::ALL.into_iter().filter(|card| card.is_incarnation()) {
        let lines = seated(FOUR, &format!("yellow at heavenly-winds\nghost north-1 {card}\nphase yang move"));
        let mut table = table(&drawn(46, &lines));
        table.play("yellow", "ask");
        let events = table.play("yellow", "shift north-1 west-2");
        assert_eq!(
            events,
            [Event::Shifted { card, from: named("north-1"), to: named("west-2") }],
            "{card}: nothing else happens"
        );
        assert_eq!(table.status(), Status::Playing);
        assert!(!table.game.chance_due());
    }
}
