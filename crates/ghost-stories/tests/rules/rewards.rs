//! The right stone: curses and rewards.

use crate::support::{FOUR, Table, drawn, four, named, proves, seated, set, table};
use artel_engine::Status;
use artel_ghost_stories::rules::{
    GS_017, GS_018, GS_020, GS_094, GS_095, GS_096, GS_097, GS_098, GS_099, GS_101, GS_135, GS_163, GS_R27,
    GS_R29, GS_R30, GS_R31, GS_R32, GS_R69,
};
use artel_ghost_stories::{Card, Colour, CurseFace, Event, Right, Side};

/// The yellow Taoist in front of the altar has just enough black tokens for the ghost there.
fn beats(ghost: &str, more: &str) -> Table {
    let tokens = if more.contains(" tao ") { "" } else { "yellow tao black+black+black+black\n" };
    four(&format!("yellow at taoist-altar\n{tokens}ghost north-2 {ghost}\n{more}\nphase yang move"))
}

fn index(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(wanted).unwrap_or_else(|| panic!("it is not among {events:?}"))
}

#[test]
fn the_right_stone_works_right_after_the_exorcism_and_only_then() {
    proves(&[GS_017, GS_094]);
    let mut table = beats("gloomy-minion", "");
    table.play_as("yellow", "exorcise", &["black+red+red"]);
    assert_eq!(table.targets("yellow", "take").len(), 4, "the reward comes before anything else");
    assert_eq!(table.refused("yellow", "end"), GS_097);
    table.play("yellow", "take red");
    assert!(table.can("yellow", "end"));
    // Neither its arrival nor its turns give the reward.
    let mut arriving = four("");
    arriving.play_as("yellow", "yin", &["gloomy-minion"]);
    arriving.play("yellow", "place north-1");
    assert_eq!(arriving.tao("yellow"), ["yellow"]);
    assert_eq!(arriving.targets("yellow", "take"), set(""));
    // A failed attempt neither.
    let mut failed = beats("dark-wraith-1", "yellow tao none");
    failed.play_as("yellow", "exorcise", &["red+red+red"]);
    assert!(failed.can("yellow", "end"));
}

#[test]
fn the_exorcist_rolls_the_curse_die_of_a_right_stone() {
    proves(&[GS_095]);
    let cursed: Vec<Card> = Card::ALL
        .into_iter()
        .filter(|card| !card.is_incarnation() && card.right() == [Right::CurseDie])
        .collect();
    assert_eq!(cursed.len(), 8, "two of each board colour");
    for card in cursed {
        let colour = card.colour();
        let mut table = beats(card.id(), "");
        let events = table.play_as("yellow", "exorcise", &[&format!("{colour}+{colour}+white"), "lose-qi"]);
        assert!(events.contains(&Event::CurseRolled { face: CurseFace::LoseQi }), "{card}");
        assert_eq!(["yellow", "red", "green", "blue"].map(|each| table.qi(each)), [3, 4, 4, 4], "{card}");
    }
}

#[test]
fn the_card_leaves_before_its_curse_but_the_haunt_face_uses_its_line() {
    proves(&[GS_R27, GS_018]);
    let mut table = beats("zombie-1", "");
    let events = table.play_as("yellow", "exorcise", &["yellow+yellow+red", "haunt"]);
    assert!(
        events.contains(&Event::Haunted { tile: named("taoist-altar") }),
        "the line of the space it left"
    );
    // Its space is free for the ghost that its curse brings.
    let full = "ghost north-1 ghoul\nghost north-3 restless-dead";
    let mut table = beats("zombie-1", full);
    table.play_as("yellow", "exorcise", &["yellow+yellow+red", "new-ghost", "zombie-2"]);
    assert_eq!(table.card("north-2"), "zombie-2");
}

#[test]
fn death_army_stays_until_its_curse_is_resolved() {
    proves(&[GS_R27, GS_135]);
    let lines = "yellow at taoist-altar tao black+black\nghost north-2 death-army\nghost north-1 ghoul\nghost north-3 restless-dead
phase yang move";
    let mut table = table(&drawn(48, &seated(FOUR, lines)));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    let events = table.play_as("yellow", "dispel north-2", &["new-ghost", "shapeless-evil"]);
    assert!(events.contains(&Event::CurseRolled { face: CurseFace::NewGhost }));
    assert_eq!(
        table.targets("yellow", "place"),
        set("east-1 east-2 east-3 south-1 south-2 south-3 west-1 west-2 west-3")
    );
    table.play("yellow", "place east-1");
    assert_eq!(table.card("north-2"), "-", "afterwards it is gone");
}

#[test]
fn of_two_curses_death_army_stays_for_its_own_only() {
    proves(&[GS_R27, GS_R29, GS_135]);
    let lines = "yellow at herbalist-shop tao black+black+black\ncircle black\nghost north-1 death-army
ghost north-2 ghoul\nghost north-3 restless-dead\nghost east-3 zombie-1\nphase yang move";
    let mut table = table(&drawn(49, &seated(FOUR, lines)));
    table.play_as("yellow", "exorcise", &["yellow+yellow+white"]);
    table.play("yellow", "dispel-both");
    let mut last = table.clone();
    table.play_as("yellow", "curse-first north-1", &["no-effect", "new-ghost", "soul-eater"]);
    assert_eq!(table.card("north-1"), "soul-eater", "it has left, its space is the only free one");
    last.play_as("yellow", "curse-first east-3", &["new-ghost", "soul-eater"]);
    assert_eq!(last.targets("yellow", "place").len(), 9, "its own curse is still to come");
    last.play_as("yellow", "place west-1", &["no-effect"]);
    assert_eq!(last.card("north-1"), "-");
}

#[test]
fn abilities_end_when_the_ghost_is_discarded() {
    proves(&[GS_020, GS_163]);
    let mut table = four(
        "yellow at sorcerer-hut\nghost north-2 coffin-breaker-1\nghost west-2 black-widow-1
ghost east-1 severed-heads-1 die\nphase yang move",
    );
    assert!(table.game.tao_blocked() && table.game.power_blocked(Side::North));
    assert_eq!(table.game.free_dice(), 2);
    for (space, turn) in [("north-2", 0), ("west-2", 1), ("east-1", 2)] {
        if turn > 0 {
            table = table.with("phase yang move").with("done");
        }
        table.play("yellow", "ask");
        if turn < 2 {
            table.play("yellow", &format!("banish {space}"));
        }
        assert_eq!(table.card(space), "-");
        let state = (table.game.power_blocked(Side::North), table.game.tao_blocked(), table.game.free_dice());
        assert_eq!(state, [(false, true, 2), (false, false, 2), (false, false, 3)][turn]);
    }
    let mut haunter = four("yellow at sorcerer-hut\nghost north-2 ghoul stone\nphase yang move");
    haunter.play("yellow", "ask");
    let mut next = haunter.with("done").with("phase dawn").with("turn north");
    next.play_as("yellow", "yin", &["zombie-1"]);
    assert_eq!(next.game.haunted().len(), 0, "its figure is gone with it");
}

#[test]
fn curses_come_before_rewards() {
    proves(&[GS_096]);
    let mut table = beats("black-widow-1", "yellow no-yin-yang");
    let events = table.play_as("yellow", "exorcise", &["black+black+red", "lose-qi"]);
    assert!(events.contains(&Event::CurseRolled { face: CurseFace::LoseQi }));
    assert_eq!(
        (table.qi("yellow"), table.moves("yellow")),
        (3, vec!["gain-qi".to_owned(), "gain-yin-yang".to_owned()])
    );
    table.play("yellow", "gain-qi");
    assert_eq!(table.qi("yellow"), 4);
    // Who dies of the curse takes no reward.
    let mut dying = beats("black-widow-1", "yellow qi 1");
    let events = dying.play_as("yellow", "exorcise", &["black+black+red", "lose-qi"]);
    assert!(index(&events, |event| matches!(event, Event::Died { .. })) > 0);
    assert_eq!((dying.qi("yellow"), dying.active().as_str()), (0, "red"), "{GS_R69}");
    // The Tao face takes the tokens before the new one is taken.
    let both = "yellow at herbalist-shop tao red+red\nghost north-1 zombie-1\nghost east-3 gloomy-minion\nphase yang move";
    let mut table = four(both);
    table.play_as("yellow", "exorcise", &["yellow+yellow+black", "lose-all-tao"]);
    table.play("yellow", "take blue");
    assert_eq!(table.tao("yellow"), ["blue"]);
}

#[test]
fn of_two_curses_the_player_chooses_the_first_and_all_come_before_the_rewards() {
    proves(&[GS_R29]);
    let corner =
        "yellow at herbalist-shop tao black+black+black\nghost north-1 zombie-1\nghost east-3 black-widow-1
yellow no-yin-yang\nphase yang move";
    for (first, tiles) in
        [("east-3", ["herbalist-shop", "night-watchman"]), ("north-1", ["herbalist-shop", "taoist-altar"])]
    {
        let mut table = four(&format!("{corner}\ncircle black"));
        table.play_as("yellow", "exorcise", &["yellow+yellow+black"]);
        assert_eq!(table.moves("yellow"), ["curse-first north-1", "curse-first east-3"]);
        assert_eq!(table.refused("yellow", "curse-first south-1"), GS_R29);
        assert_eq!(table.refused("yellow", "gain-qi"), GS_096, "rewards wait");
        table.play_as("yellow", &format!("curse-first {first}"), &["haunt", "haunt"]);
        assert!(tiles.iter().all(|tile| table.is_haunted(tile)), "{first} first");
        assert_eq!(table.moves("yellow"), ["gain-qi", "gain-yin-yang"], "now the reward");
    }
}

#[test]
fn a_tao_reward_is_one_token_of_a_free_colour() {
    proves(&[GS_097, GS_R30, GS_R31]);
    let mut table = beats("gloomy-minion", "yellow tao none\nred tao red+red+red+red");
    table.play_as("yellow", "exorcise", &["black+red+red"]);
    assert_eq!(table.targets("yellow", "take"), set("yellow blue green black"), "the bank has no red one");
    assert_eq!(table.refused("yellow", "take red"), GS_R31);
    table.play("yellow", "take blue");
    assert_eq!(
        (table.tao("yellow"), table.tao("red").len()),
        (vec!["blue".to_owned()], 4),
        "the exorcist takes it"
    );
    assert!(table.can("yellow", "end"), "one token");
}

#[test]
fn two_tao_are_two_tokens_of_equal_or_different_colours() {
    proves(&[GS_098, GS_R30]);
    for ghost in ["yellow-plague", "liquid-horror", "green-abomination", "flesh-devourer"] {
        let colour = named::<Card>(ghost).colour();
        for [one, other] in [["black", "black"], ["black", "red"]] {
            let mut table = beats(ghost, &format!("yellow tao {colour}+{colour}+{colour}"));
            table.play_as("yellow", "exorcise", &[&format!("{colour}+black+black")]);
            table.play("yellow", "dispel north-2");
            table.play("yellow", &format!("take {one}"));
            table.play("yellow", &format!("take {other}"));
            let mut expected = vec![one.to_owned(), other.to_owned()];
            expected.sort_by_key(|id| named::<Colour>(id) as u8);
            assert_eq!(table.tao("yellow"), expected, "{ghost}");
            assert!(table.can("yellow", "end"));
        }
    }
}

#[test]
fn what_the_bank_lacks_is_lost() {
    proves(&[GS_R31, GS_098, GS_099]);
    let all = |tao: &str| [tao; 4].join("+");
    let hoard = format!(
        "yellow tao yellow+yellow+yellow\nred tao {}+{}+{}\nblue tao {}\ngreen tao yellow",
        all("red"),
        all("blue"),
        all("green"),
        ["black"; 3].join("+")
    );
    let mut table = beats("yellow-plague", &hoard);
    // Three tokens are spent; one black and these three are all the bank has.
    table.play_as("yellow", "exorcise", &["yellow+red+red"]);
    table.play("yellow", "dispel north-2");
    assert_eq!(table.targets("yellow", "take"), set("yellow black"));
    table.play("yellow", "take black");
    assert_eq!(
        table.tao("yellow"),
        ["black", "yellow"].map(str::to_owned).into_iter().rev().collect::<Vec<_>>(),
        "one colour is left"
    );
    // The Herbalist's dice show a colour that the bank has not.
    let mut table = four("yellow at herbalist-shop tao none\nred tao red+red+red+red\nphase yang move");
    table.play_as("yellow", "ask", &["red+blue"]);
    assert_eq!(table.tao("yellow"), ["blue"]);
    // No Qi in the bank and the Yin-Yang at hand: the reward is lost.
    let mut table = beats("grave-walker", "yellow qi 8");
    table.play_as("yellow", "exorcise", &["black+black+red"]);
    assert_eq!((table.qi("yellow"), table.can("yellow", "end")), (8, true));
    // Without Qi in the bank only the Yin-Yang can be taken.
    let mut table = beats("grave-walker", "yellow qi 8 no-yin-yang");
    table.play_as("yellow", "exorcise", &["black+black+red"]);
    assert!(table.game.has_yin_yang(Side::North));
}

#[test]
fn qi_or_yin_yang_is_a_choice_for_who_has_spent_the_token() {
    proves(&[GS_099, GS_R32]);
    for (choice, qi, yin_yang) in [("gain-qi", 5, false), ("gain-yin-yang", 4, true)] {
        let mut table = beats("grave-walker", "yellow no-yin-yang");
        table.play_as("yellow", "exorcise", &["black+black+red"]);
        assert_eq!(table.moves("yellow"), ["gain-qi", "gain-yin-yang"]);
        table.play("yellow", choice);
        assert_eq!((table.qi("yellow"), table.game.has_yin_yang(Side::North)), (qi, yin_yang));
    }
    let mut table = beats("grave-walker", "");
    table.play_as("yellow", "exorcise", &["black+black+red"]);
    assert_eq!(table.qi("yellow"), 5, "who still has it can take Qi only");
    assert_eq!(table.status(), Status::Playing);
}

#[test]
fn the_sorcerers_victims_neither_curse_nor_reward() {
    proves(&[GS_101]);
    for ghost in ["black-widow-1", "zombie-1", "lich", "gloomy-minion", "yellow-plague"] {
        let mut table =
            four(&format!("yellow at sorcerer-hut no-yin-yang\nghost north-2 {ghost}\nphase yang move"));
        let events = table.play_as("yellow", "ask", &[]);
        assert!(events.contains(&Event::Banished { card: named(ghost), space: named("north-2") }), "{ghost}");
        assert_eq!((table.qi("yellow"), table.tao("yellow").len()), (3, 1), "{ghost}");
        assert!(!table.game.has_yin_yang(Side::North) && table.can("yellow", "end"));
    }
}
