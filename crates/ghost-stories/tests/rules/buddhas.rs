//! Buddhas: traps for ghosts.

use crate::support::{Table, four, named, proves, set};
use artel_ghost_stories::rules::{GS_101, GS_102, GS_103, GS_104, GS_105, GS_106, GS_107, GS_R12, GS_R38};
use artel_ghost_stories::{Card, Event, Left, Right, Side};

fn holding(tile: &str, buddhas: &str, more: &str) -> Table {
    four(&format!("yellow at {tile} {buddhas}\n{more}\nphase yang move"))
}

#[test]
fn a_buddha_from_an_earlier_turn_goes_to_an_empty_space_next_to_the_tile() {
    proves(&[GS_102, GS_R38]);
    let table = holding("herbalist-shop", "buddhas 1", "");
    assert_eq!(table.targets("yellow", "buddha"), set("north-1 east-3"));
    assert_eq!(table.refused("yellow", "buddha north-2"), GS_R38, "not next to the tile");
    let mut placed = table.clone();
    let events = placed.play("yellow", "buddha east-3");
    assert_eq!(events, [Event::BuddhaPlaced { taoist: named("yellow-taoist"), space: named("east-3") }]);
    assert_eq!(placed.game.guarded().iter().collect::<Vec<_>>(), [named("east-3")]);
    assert_eq!(placed.game.carried_buddhas(Side::North), 0);
    let occupied = holding("herbalist-shop", "buddhas 1", "ghost north-1 ghoul\nbuddha east-3");
    assert_eq!(occupied.refused("yellow", "buddha north-1"), GS_102, "a ghost lies there");
    assert_eq!(occupied.refused("yellow", "buddha east-3"), GS_R38, "a Buddha stands there");
    assert_eq!(
        holding("buddhist-temple", "buddhas 1", "").targets("yellow", "buddha"),
        set(""),
        "the centre has none"
    );
    assert_eq!(
        holding("herbalist-shop", "", "").refused("yellow", "buddha north-1"),
        GS_102,
        "without a Buddha"
    );
}

#[test]
fn it_cannot_be_placed_in_the_turn_in_which_it_was_taken() {
    proves(&[GS_103]);
    let corner = "tiles buddhist-temple taoist-altar herbalist-shop sorcerer-hut cemetery night-watchman tea-house \
                  circle-of-prayer heavenly-winds\nyellow at buddhist-temple\nphase yang move";
    let mut table = four(corner);
    table.play("yellow", "ask");
    assert_eq!(table.game.carried_buddhas(Side::North), 1);
    assert_eq!(table.refused("yellow", "buddha north-3"), GS_103);
    // The same for one fetched with the Yin-Yang.
    let mut from_afar = holding("herbalist-shop", "", "");
    from_afar.play("yellow", "call buddhist-temple");
    assert_eq!(from_afar.refused("yellow", "buddha north-1"), GS_103);
    // In the next turn it can, and it can be kept for longer.
    table.play("yellow", "end");
    let mut later = table.with("turn north").with("phase yang move");
    assert_eq!(later.targets("yellow", "buddha"), set("north-3 west-1"));
    later.play("yellow", "end");
    assert_eq!(later.game.carried_buddhas(Side::North), 1);
    assert!(later.with("turn north").with("phase yang move").can("yellow", "buddha north-3"));
}

#[test]
fn of_two_only_the_one_from_an_earlier_turn_can_be_placed() {
    proves(&[GS_103]);
    let mut table = holding("herbalist-shop", "buddhas 2 fresh 1", "");
    table.play("yellow", "buddha north-1");
    assert_eq!(table.refused("yellow", "buddha east-3"), GS_103);
    assert_eq!(table.game.carried_buddhas(Side::North), 1);
}

#[test]
fn both_buddhas_can_be_placed_in_one_turn_on_a_corner() {
    proves(&[GS_104]);
    let mut table = holding("tea-house", "buddhas 2", "");
    table.play("yellow", "buddha south-1");
    table.play("yellow", "buddha west-3");
    assert_eq!(table.game.guarded().len(), 2);
    assert_eq!((table.game.carried_buddhas(Side::North), table.game.temple_buddhas()), (0, 0));
    let mut half = holding("tea-house", "buddhas 2", "ghost south-1 creeping-one");
    half.play("yellow", "buddha west-3");
    assert_eq!(half.targets("yellow", "buddha"), set(""), "only one space was empty");
    let mut side = holding("taoist-altar", "buddhas 2", "");
    side.play("yellow", "buddha north-2");
    assert_eq!(side.targets("yellow", "buddha"), set(""), "a side has one space only");
}

#[test]
fn a_ghost_that_comes_to_a_buddha_is_discarded_and_the_buddha_goes_back() {
    proves(&[GS_105, GS_107, GS_R12]);
    let mut table = four("buddha north-2\nyellow buddhas 1");
    table.play_as("yellow", "yin", &["zombie-1"]);
    assert_eq!(table.targets("yellow", "place"), set("north-1 north-2 north-3"));
    let events = table.play("yellow", "place north-2");
    assert!(events.contains(&Event::BuddhaStruck { card: named("zombie-1"), space: named("north-2") }));
    assert_eq!(
        (table.card("north-2").as_str(), table.game.gone().collect::<Vec<_>>()),
        ("-", vec![named("zombie-1")])
    );
    assert_eq!((table.game.guarded().len(), table.game.temple_buddhas()), (0, 1), "back on the Temple");
    let mut beside = four("buddha north-2");
    beside.play_as("yellow", "yin", &["zombie-1"]);
    beside.play("yellow", "place north-1");
    assert_eq!(
        (beside.card("north-1").as_str(), beside.game.guarded().len()),
        ("zombie-1", 1),
        "on another space not"
    );
}

#[test]
fn a_buddha_does_not_fill_a_board() {
    proves(&[GS_R12]);
    let mut table = four("ghost north-1 ghoul\nghost north-3 restless-dead\nbuddha north-2");
    let events = table.play_as("yellow", "yin", &["zombie-1"]);
    assert!(
        !events.contains(&Event::Overrun { side: Side::North }),
        "two ghosts and a Buddha are no overrun"
    );
    assert!(events.contains(&Event::BuddhaStruck { card: named("zombie-1"), space: named("north-2") }));
    assert_eq!(table.qi("yellow"), 4);
}

#[test]
fn a_ghost_that_is_moved_to_a_buddha_is_discarded_too() {
    proves(&[GS_105, GS_101, GS_107]);
    let mut table = holding("heavenly-winds", "no-yin-yang", "ghost east-2 black-widow-1\nbuddha north-2");
    table.play("yellow", "ask");
    let events = table.play_as("yellow", "shift east-2 north-2", &[]);
    assert!(events.contains(&Event::BuddhaStruck { card: named("black-widow-1"), space: named("north-2") }));
    table.play("yellow", "skip");
    assert_eq!((table.card("north-2").as_str(), table.game.temple_buddhas()), ("-", 2));
    assert!(!table.game.has_yin_yang(Side::North) && !table.game.tao_blocked(), "no curse, no reward");
    assert_eq!(table.qi("yellow"), 4);
}

#[test]
fn a_destroyed_ghost_applies_none_of_its_abilities() {
    proves(&[GS_106, GS_101]);
    let ghosts = Card::ALL.into_iter().filter(|card| !card.is_incarnation());
    let telling = ghosts.filter(|card| !card.left().is_empty() || !card.right().is_empty());
    for card in telling {
        let board = match card.colour().taoist() {
            None => "north",
            Some(taoist) => four("").game.side_of(taoist).id(),
        };
        let mut table = four(&format!("buddha {board}-1\nyellow no-yin-yang"));
        let left = table.game.deck().left();
        table.play_as("yellow", "yin", &[card.id()]);
        let events = table.play_as("yellow", &format!("place {board}-1"), &[]);
        assert!(
            events.contains(&Event::BuddhaStruck { card, space: named(&format!("{board}-1")) }),
            "{card}"
        );
        assert_eq!(table.game.deck().left(), left - 1, "{card} summons nobody");
        assert_eq!(
            (table.game.free_dice(), table.game.haunted().len(), table.game.occupied().len()),
            (3, 0, 0)
        );
        assert!(
            !table.game.tao_blocked() && Side::ALL.iter().all(|&side| table.game.power_works(side)),
            "{card}"
        );
        for colour in ["yellow", "red", "green", "blue"] {
            assert_eq!((table.qi(colour), table.tao(colour).len()), (4, 1), "{card} and {colour}");
        }
        assert!(
            table.can("yellow", "end") && !table.game.has_yin_yang(Side::North),
            "{card} gives no reward"
        );
    }
    assert!(Card::ALL.iter().any(|card| card.left().contains(&Left::LoseQi)));
    assert!(Card::ALL.iter().any(|card| card.right().contains(&Right::GainTao)));
}
