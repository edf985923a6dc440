//! How the game is won and lost.

use crate::support::{FOUR, Table, drawn, four, proves, seated, set, table};
use artel_engine::{Game, Status};
use artel_ghost_stories::rules::{
    GS_146, GS_147, GS_148, GS_149, GS_150, GS_229, GS_R17, GS_R18, GS_R19, GS_R20, GS_R87,
};
use artel_ghost_stories::{Defeat, Event, GhostStories};

fn lost(events: &[Event]) -> Option<Defeat> {
    events.iter().find_map(|event| match event {
        Event::Lost { defeat, .. } => Some(*defeat),
        _ => None,
    })
}

/// Nothing can be done any more, and the table can be written and read.
#[track_caller]
fn assert_over(table: &Table, rule: artel_engine::RuleId) {
    for colour in ["yellow", "red", "green", "blue"] {
        assert_eq!(table.moves(colour), [""; 0]);
        assert_eq!(table.refused(colour, "end"), rule);
    }
    assert!(!table.game.chance_due());
    assert_eq!(GhostStories::read_position(&table.game.write_position()), Ok(table.game));
}

#[test]
fn the_players_win_by_exorcising_the_incarnation() {
    proves(&[GS_146]);
    let here = "yellow at cemetery\nghost north-3 dark-mistress\nphase yang move";
    let mut table = table(&drawn(46, &seated(FOUR, here)));
    table.play_as("yellow", "exorcise", &["blue+blue+white"]);
    assert_eq!(table.status(), Status::Playing, "first the reward");
    table.play("yellow", "give-qi yellow-taoist");
    assert_eq!(table.status(), Status::Won);
    assert_over(&table, GS_146);
    // A village without ghosts is no victory.
    let mut empty = four("yellow at cemetery\nghost north-3 skinner\nphase yang move");
    empty.play_as("yellow", "exorcise", &["red+red+red"]);
    assert!(empty.game.occupied().is_empty());
    assert_eq!(empty.status(), Status::Playing);
}

#[test]
fn on_the_higher_levels_every_incarnation_has_to_go() {
    proves(&[GS_R20]);
    let here = "difficulty nightmare\nyellow at cemetery\nghost north-3 dark-mistress\nphase yang move";
    let fallen = ["", "nameless", "nameless hope-killer", "nameless hope-killer death-army"];
    for (count, gone) in fallen.into_iter().enumerate() {
        let gone = if gone.is_empty() { String::new() } else { format!("\ngone {gone}") };
        let cards = 16 + 11 * count;
        let mut table = table(&drawn(cards, &seated(FOUR, &format!("{here}{gone}"))));
        table.play_as("yellow", "exorcise", &["blue+blue+white"]);
        table.play("yellow", "give-qi yellow-taoist");
        assert_eq!(table.game.exorcised() as usize, count + 1);
        assert_eq!(table.status() == Status::Won, count == 3, "{count} had gone before");
    }
    // Several may be in play at once.
    let both = "difficulty nightmare\nyellow at cemetery\nghost north-3 dark-mistress\nghost west-1 vampire-lord\nphase yang move";
    let table = table(&drawn(27, &seated(FOUR, both)));
    assert_eq!(table.game.targets().len(), 2);
}

#[test]
fn the_game_is_lost_when_all_taoists_are_dead() {
    proves(&[GS_147, GS_R17]);
    let dead = "qi 0 at cemetery tao none no-yin-yang";
    let full = "ghost north-1 ghoul\nghost north-2 zombie-1\nghost north-3 skinner";
    let mut one_left = four(&format!("yellow qi 1\nred {dead}\nblue {dead}\n{full}"));
    one_left.play("yellow", "yin");
    assert_eq!(one_left.status(), Status::Playing, "green lives");
    let mut last = four(&format!("yellow qi 1\nred {dead}\ngreen {dead}\nblue {dead}\n{full}"));
    let events = last.play("yellow", "yin");
    assert_eq!(last.status(), Status::Lost(Defeat::AllDead));
    assert_eq!(lost(&events), Some(Defeat::AllDead));
    assert_over(&last, GS_147);
}

#[test]
fn the_fourth_haunted_tile_loses_on_initiation_and_the_third_on_the_other_levels() {
    proves(&[GS_148, GS_229, GS_R17]);
    for (level, fatal) in [("initiation", 4), ("normal", 3), ("nightmare", 3), ("hell", 3)] {
        let far = ["tea-house", "circle-of-prayer", "heavenly-winds"];
        for haunted in 1..fatal {
            let lines = format!(
                "difficulty {level}\nhaunted {}\nghost north-1 ghoul stone\nghost north-2 lich",
                far[..haunted].join(" ")
            );
            let mut table = four(&lines);
            let over = haunted + 1 == fatal;
            let events = if over {
                table.play("yellow", "yin")
            } else {
                table.play_as("yellow", "yin", &["no-effect", "skinner"])
            };
            assert!(table.is_haunted("herbalist-shop"));
            assert_eq!(lost(&events), over.then_some(Defeat::VillageHaunted), "{level}, {haunted}");
            if over {
                assert!(
                    !events.iter().any(|event| matches!(event, Event::CurseRolled { .. })),
                    "nothing further"
                );
                assert_over(&table, GS_148);
            }
        }
    }
}

#[test]
fn the_last_card_loses_while_an_incarnation_is_left() {
    proves(&[GS_149, GS_R17]);
    let lines = drawn(55, &seated(FOUR, "ghost south-1 death-army"));
    let mut last = table(&lines);
    assert_eq!(last.game.deck().left(), 1);
    let events = last.play("yellow", "yin");
    assert_eq!(last.status(), Status::Lost(Defeat::DeckExhausted));
    assert!(!events.iter().any(|event| matches!(event, Event::Placed { .. })), "the card is not even placed");
    assert_over(&last, GS_149);
    let mut last_but_one = table(&drawn(54, &seated(FOUR, "ghost south-1 death-army")));
    last_but_one.play("yellow", "yin");
    assert_eq!(last_but_one.status(), Status::Playing);
}

/// Yellow beats Hope Killer, the only incarnation; the curse is about to come.
fn last_curse(more: &str, cards: usize, outcomes: &[&str]) -> (Table, Vec<Event>) {
    let own = "yellow at cemetery tao yellow+red+red+green+green";
    let lines = seated(FOUR, &format!("{own}\nghost north-3 hope-killer\nphase yang move\n{more}"));
    let mut table = table(&drawn(cards, &lines));
    table.play_as("yellow", "exorcise", &["blue+blue+yellow"]);
    let events = table.play_as("yellow", "dispel north-3", outcomes);
    (table, events)
}

#[test]
fn the_last_curse_has_to_be_survived() {
    proves(&[GS_150, GS_R19]);
    let (mut safe, _) = last_curse("", 46, &["no-effect"]);
    assert_eq!(safe.status(), Status::Playing, "the reward comes before the victory");
    safe.play("yellow", "give-qi green-taoist");
    assert_eq!(safe.status(), Status::Won);
    let (haunted, events) = last_curse("haunted tea-house circle-of-prayer heavenly-winds", 46, &["haunt"]);
    assert_eq!(haunted.status(), Status::Lost(Defeat::VillageHaunted));
    let place = |found: fn(&Event) -> bool| events.iter().position(found);
    assert!(
        place(|event| matches!(event, Event::Exorcised { .. }))
            < place(|event| matches!(event, Event::Lost { .. }))
    );
    assert!(
        !events.iter().any(|event| matches!(event, Event::GainedQi { .. })),
        "no reward after the defeat"
    );
}

#[test]
fn the_last_card_does_no_harm_after_the_last_incarnation() {
    proves(&[GS_R18, GS_R87]);
    let lines = seated(
        FOUR,
        "yellow at cemetery tao black+black\nghost north-3 death-army\nghost south-1 severed-heads-1\nphase yang move",
    );
    let mut table = table(&drawn(55, &lines));
    let left: Vec<_> = table.game.deck().next().map(|card| card.to_string()).collect();
    assert_eq!((left.len(), table.game.deck().left()), (1, 1));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    let events = table.play_as("yellow", "dispel north-3", &["new-ghost", &left[0]]);
    assert_eq!(lost(&events), None);
    assert_eq!(table.targets("yellow", "place"), set("north-1 north-2"));
    table.play("yellow", "place north-1");
    table.play("yellow", "give-qi yellow-taoist");
    assert_eq!(table.status(), Status::Won);
}

#[test]
fn an_empty_deck_brings_no_more_ghosts() {
    proves(&[GS_R87]);
    // Every ghost but the last has come; the last one is a summoner.
    let others: Vec<String> = artel_ghost_stories::Card::ALL
        .into_iter()
        .filter(|card| !card.is_incarnation() && card.id() != "severed-heads-2")
        .map(|card| card.to_string())
        .collect();
    let lines = seated(FOUR, "yellow at cemetery tao black+black\nghost north-3 death-army\nphase yang move");
    let mut table = table(&format!("{lines}\ngone {}", others.join(" ")));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    table.play_as("yellow", "dispel north-3", &["new-ghost", "severed-heads-2"]);
    let qi = table.qi("yellow");
    let events = table.play("yellow", "place north-1");
    assert!(!events.iter().any(|event| matches!(event, Event::Drawn { .. } | Event::LostQi { .. })));
    assert_eq!((table.qi("yellow"), table.game.deck().left()), (qi, 0));
    table.play("yellow", "give-qi yellow-taoist");
    assert_eq!(table.status(), Status::Won);
}

#[test]
fn a_curse_can_kill_the_last_taoist_in_the_moment_of_victory() {
    proves(&[GS_150]);
    let dead = "qi 0 at cemetery tao none no-yin-yang";
    let (table, _) =
        last_curse(&format!("yellow qi 1\nred {dead}\ngreen {dead}\nblue {dead}"), 46, &["lose-qi"]);
    assert_eq!(table.status(), Status::Lost(Defeat::AllDead));
    assert_eq!(table.card("north-3"), "-");
}
