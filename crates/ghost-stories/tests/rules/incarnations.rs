//! Incarnations of Wu-Feng: how they come and what they all have in common.

use std::path::Path;

use crate::support::{FOUR, Table, drawn, four, named, proves, seated, set, table};
use artel_engine::{Game, Status};
use artel_ghost_stories::rules::{
    GS_057, GS_124, GS_125, GS_126, GS_127, GS_128, GS_129, GS_130, GS_134, GS_186, GS_236, GS_R33, GS_R42,
    GS_R69, GS_R83, GS_R92,
};
use artel_ghost_stories::{Card, Event, Side};

/// Four players on Initiation, the incarnation on top of the deck.
fn before_the_incarnation(more: &str) -> Table {
    table(&drawn(45, &seated(FOUR, more)))
}

fn incarnations() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| card.is_incarnation())
}

#[test]
fn an_incarnation_enters_play_like_a_ghost() {
    proves(&[GS_124]);
    for (card, spaces) in [
        ("bonecracker", "east-1 east-2 east-3"),
        ("dark-mistress", "west-1 west-2 west-3"),
        ("creeping-horror", "south-1 south-2 south-3"),
        ("vampire-lord", "north-1 north-2 north-3"),
        ("death-army", "north-1 north-2 north-3"),
        ("forgotten-ones", "north-1 north-2 north-3"),
    ] {
        let mut table = before_the_incarnation("");
        table.play_as("yellow", "yin", &[card]);
        assert_eq!(table.targets("yellow", "place"), set(spaces), "{card}");
    }
    let mut possible = Vec::new();
    let mut table = before_the_incarnation("");
    let (seat, yin) = (table.seat("yellow"), named("yin"));
    table.game.begin(seat, yin, &mut Vec::new()).unwrap();
    table.game.outcomes(&mut possible);
    assert_eq!(possible.len(), 10, "any of them, and nothing else");
}

#[test]
fn nameless_and_hope_killer_are_placed_as_black_ghosts() {
    proves(&[GS_125]);
    for card in ["nameless", "hope-killer"] {
        for (turn, colour) in [("north", "yellow"), ("east", "red"), ("south", "green"), ("west", "blue")] {
            let mut table = before_the_incarnation(&format!("turn {turn}"));
            table.play_as(colour, "yin", &[card]);
            assert_eq!(
                table.targets(colour, "place"),
                ["1", "2", "3"].map(|n| format!("{turn}-{n}")).into(),
                "{card}"
            );
            let elsewhere = if turn == "north" { "place south-1" } else { "place north-1" };
            assert_eq!(table.refused(colour, elsewhere), GS_057);
        }
    }
}

#[test]
fn names_are_those_of_the_list_of_cards() {
    proves(&[GS_R83]);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts/ru/ghost-stories.ftl");
    let texts = std::fs::read_to_string(path).unwrap();
    for name in
        ["hope-killer = Разрушитель надежд", "forgotten-ones = Забытые", "vampire-lord = Король вампиров"]
    {
        assert!(texts.lines().any(|line| line == name), "{name}");
    }
}

#[test]
fn the_sorcerer_cannot_send_them_away() {
    proves(&[GS_126]);
    let only = seated(FOUR, "yellow at sorcerer-hut\nghost south-2 death-army\nphase yang move");
    let alone = table(&drawn(46, &only));
    assert_eq!(alone.refused("yellow", "ask"), GS_126);
    let both = format!("{only}\nghost south-3 ghoul\nghost west-3 skinner");
    let mut table = table(&drawn(46, &both));
    table.play("yellow", "ask");
    assert_eq!(table.targets("yellow", "banish"), set("south-3 west-3"));
    assert_eq!(table.refused("yellow", "banish south-2"), GS_126);
    assert_eq!(table.refused("yellow", "banish south-1"), GS_186);
}

#[test]
fn a_buddha_does_not_destroy_them() {
    proves(&[GS_126, GS_127, GS_134]);
    for card in incarnations().filter(|card| card.left().is_empty()) {
        let mut table = before_the_incarnation("buddha north-1 north-2");
        table.play_as("yellow", "yin", &[card.id()]);
        let place = "place north-1";
        let events = table.play("yellow", place);
        let (space, temple) = (named("north-1"), table.game.temple_buddhas());
        assert!(events.contains(&Event::BuddhaPassed { card, space }), "{card}");
        assert_eq!(table.card("north-1"), card.id());
        assert_eq!((temple, table.game.guarded().len()), (1, 1), "{card}: the Buddha is back in the Temple");
    }
    // The same roll beats them as it does without a Buddha, and no worse roll does.
    for met in ["", " met-buddha"] {
        let lines = seated(
            FOUR,
            &format!("yellow at cemetery tao none\nghost north-3 dark-mistress{met}\nphase yang move"),
        );
        let table = table(&drawn(46, &lines));
        let mut failed = table.clone();
        failed.play_as("yellow", "exorcise", &["blue+blue+red"]);
        assert_eq!(failed.card("north-3"), "dark-mistress");
        let mut beaten = table;
        beaten.play_as("yellow", "exorcise", &["blue+blue+blue"]);
        assert_eq!(beaten.card("north-3"), "-");
    }
}

#[test]
fn left_stones_work_even_if_a_buddha_was_met() {
    proves(&[GS_127]);
    let mut table = before_the_incarnation("buddha west-1");
    table.play_as("yellow", "yin", &["dark-mistress"]);
    table.play("yellow", "place west-1");
    assert!(table.game.tao_blocked());
}

#[test]
fn moved_onto_a_buddha_they_stay() {
    proves(&[GS_R42]);
    let lines = seated(
        FOUR,
        "yellow at heavenly-winds\nghost north-3 dark-mistress\nbuddha south-2\nphase yang move",
    );
    let mut table = table(&drawn(46, &lines));
    table.play("yellow", "ask");
    let events = table.play("yellow", "shift north-3 south-2");
    assert!(events.contains(&Event::BuddhaPassed { card: named("dark-mistress"), space: named("south-2") }));
    assert_eq!((table.card("south-2").as_str(), table.game.temple_buddhas()), ("dark-mistress", 2));
}

/// Nightmare with the first incarnation next to yellow, who is about to beat it.
fn first_of_four(more: &str) -> Table {
    let lines = "yellow at cemetery\nghost north-3 dark-mistress\nphase yang move\ndifficulty nightmare";
    let mut table = table(&drawn(16, &seated(FOUR, &format!("{more}\n{lines}"))));
    table.play_as("yellow", "exorcise", &["blue+blue+blue"]);
    table
}

#[test]
fn the_group_gets_a_qi_and_a_yin_yang_token() {
    proves(&[GS_128, GS_236, GS_R33, GS_R92]);
    let mut table = first_of_four("red no-yin-yang\nblue no-yin-yang");
    assert_eq!(table.targets("yellow", "give-qi"), set("yellow-taoist red-taoist green-taoist blue-taoist"));
    table.play("yellow", "give-qi green-taoist");
    assert_eq!(
        table.targets("yellow", "give-yin-yang"),
        set("red-taoist blue-taoist"),
        "whoever lacks theirs"
    );
    assert_eq!(table.refused("yellow", "give-yin-yang green-taoist"), GS_R33);
    table.play("yellow", "give-yin-yang blue-taoist");
    assert_eq!(["yellow", "red", "green", "blue"].map(|colour| table.qi(colour)), [3, 3, 4, 3]);
    assert!(table.game.has_yin_yang(Side::West) && !table.game.has_yin_yang(Side::East));
    assert_eq!(table.status(), Status::Playing, "on Nightmare the reward is for use");
    let mut same = first_of_four("red no-yin-yang\nblue no-yin-yang");
    same.play("yellow", "give-qi blue-taoist");
    same.play("yellow", "give-yin-yang blue-taoist");
    assert_eq!(same.qi("blue"), 4);
    let mut nobody = first_of_four("");
    nobody.play("yellow", "give-qi red-taoist");
    assert!(nobody.can("yellow", "end"), "what nobody can take is lost");
}

#[test]
fn the_dead_get_nothing() {
    proves(&[GS_129, GS_R33]);
    let mut table =
        first_of_four("red no-yin-yang\nblue no-yin-yang\ngreen qi 0 at cemetery tao none no-yin-yang");
    assert_eq!(table.targets("yellow", "give-qi"), set("yellow-taoist red-taoist blue-taoist"));
    assert_eq!(table.refused("yellow", "give-qi green-taoist"), GS_129);
    table.play("yellow", "give-qi red-taoist");
    assert_eq!(table.targets("yellow", "give-yin-yang"), set("red-taoist blue-taoist"));
    assert_eq!(table.refused("yellow", "give-yin-yang green-taoist"), GS_R33);
}

#[test]
fn an_exorcist_killed_by_the_curse_gets_nothing() {
    proves(&[GS_R69, GS_R92]);
    let mut widow = four("yellow at cemetery qi 1 no-yin-yang\nghost north-3 black-widow-1\nphase yang move");
    widow.play_as("yellow", "exorcise", &["black+black+red", "lose-qi"]);
    assert_eq!((widow.qi("yellow"), widow.game.has_yin_yang(Side::North)), (0, false));
    assert_eq!(widow.moves("red"), ["yin"], "nobody is asked about the reward of a ghost");
    let mut tao = four(
        "yellow at cemetery qi 1 tao none\nghost north-3 zombie-1\nghost west-1 gloomy-minion\nphase yang move",
    );
    tao.play_as("yellow", "exorcise", &["yellow+yellow+black", "lose-qi"]);
    assert_eq!(
        (tao.tao("yellow").len(), tao.moves("red")),
        (0, vec!["yin".to_owned()]),
        "nor takes a Tao token"
    );
    let tokens = "yellow at cemetery qi 1 tao black+black+black no-yin-yang\nghost north-3 death-army\n\
                  phase yang move\ndifficulty nightmare";
    let mut dying = table(&drawn(16, &seated(FOUR, tokens)));
    dying.play_as("yellow", "exorcise", &["black+black+black"]);
    dying.play_as("yellow", "dispel north-3", &["lose-qi"]);
    assert_eq!(
        dying.targets("red", "give-qi"),
        set("red-taoist green-taoist blue-taoist"),
        "the next living player decides"
    );
    dying.play("red", "give-qi blue-taoist");
    assert_eq!(dying.moves("red"), ["yin"], "all the living have their Yin-Yang");
}

#[test]
fn on_the_lower_levels_the_reward_counts_for_the_score() {
    proves(&[GS_130]);
    for level in ["initiation", "normal"] {
        let lines = format!(
            "difficulty {level}\nyellow at cemetery\nred no-yin-yang\nghost north-3 dark-mistress\nphase yang move"
        );
        let mut table = table(&drawn(46, &seated(FOUR, &lines)));
        let qi: u8 = Side::ALL.iter().map(|&side| table.game.qi(side)).sum();
        table.play_as("yellow", "exorcise", &["blue+blue+blue"]);
        let events = table.play("yellow", "give-qi red-taoist");
        assert_eq!(table.status(), Status::Won, "the game ends with the only incarnation");
        let score = 10 + i32::from(qi) + 1 + 10;
        assert_eq!(events.last(), Some(&Event::Won { score }), "{level}: the Qi of the reward is in it");
    }
}
