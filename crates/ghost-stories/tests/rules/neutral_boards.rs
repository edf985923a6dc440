//! Boards without a player: their turns, their Qi and how they become possessed.

use crate::support::{TWO, Table, drawn, named, proves, seated, set, table};
use artel_engine::{Game, Seed, Setup as _, Status};
use artel_ghost_stories::rules::{
    GS_195, GS_196, GS_197, GS_198, GS_199, GS_217, GS_218, GS_219, GS_220, GS_221, GS_222, GS_223, GS_224,
    GS_225, GS_226, GS_227, GS_R71, GS_R72, GS_R73, GS_R78, GS_R88,
};
use artel_ghost_stories::{Event, GhostStories, Setup, Side};

fn two(more: &str) -> Table {
    table(&seated(TWO, more))
}

fn deal(players: u8, seed: u64) -> GhostStories {
    GhostStories::new(&Setup { players, ..Setup::default() }, Seed(seed)).unwrap()
}

/// The sides that have a player.
fn seated_sides(game: &GhostStories) -> Vec<Side> {
    Side::ALL.into_iter().filter(|&side| game.seat_at(side).is_some()).collect()
}

#[test]
fn all_four_boards_lie_on_the_table_whoever_plays() {
    proves(&[GS_195, GS_199]);
    for seed in 0..20 {
        for players in 1..=4 {
            let game = deal(players, seed);
            let taoists: std::collections::BTreeSet<_> = Side::ALL.map(|side| game.taoist(side)).into();
            assert_eq!(taoists.len(), 4);
            assert_eq!(game.village().tiles().len(), 9);
            assert_eq!(seated_sides(&game).len(), players as usize);
        }
        assert_eq!(seated_sides(&deal(2, seed)), [Side::North, Side::South], "two sit opposite each other");
    }
}

#[test]
fn neutral_boards_start_with_three_qi_and_nothing_else() {
    proves(&[GS_196, GS_197, GS_R78]);
    for players in 1..=3 {
        for difficulty in ["initiation", "hell"] {
            let mut setup = Setup { players, ..Setup::default() };
            setup.set("difficulty", difficulty).unwrap();
            let game = GhostStories::new(&setup, Seed(3)).unwrap();
            for side in Side::ALL.into_iter().filter(|&side| game.seat_at(side).is_none()) {
                assert_eq!(game.qi(side), 3, "{players} players, {difficulty}");
                assert!(game.tao(side).is_empty() && !game.has_yin_yang(side));
                assert_eq!(game.power_tokens(side), 0);
            }
        }
    }
}

#[test]
fn two_and_three_players_get_a_neutral_power_token_each() {
    proves(&[GS_198, GS_R78]);
    for (players, tokens) in [(2, 1), (3, 1), (4, 0)] {
        let game = deal(players, 1);
        for side in seated_sides(&game) {
            assert_eq!(game.power_tokens(side), tokens, "{players} players");
            assert_eq!(
                (game.tao(side).len(), game.has_yin_yang(side)),
                (1, true),
                "besides the usual tokens"
            );
        }
        assert_eq!(game.centre_tokens(), 0, "the rest stays in the box");
    }
}

#[test]
fn a_neutral_board_plays_two_steps_of_the_yin_phase_in_its_place() {
    proves(&[GS_217, GS_218, GS_R72]);
    let mut table = two("phase yang move\nghost east-1 skinner\nghost east-2 lich");
    table.play("yellow", "end");
    assert_eq!(table.active(), "red", "clockwise: the neutral board in the east");
    assert_eq!((table.moves("yellow"), table.moves("green")), (vec![], vec!["yin".to_owned()]));
    let left = table.game.deck().left();
    let events = table.play_as("green", "yin", &["no-effect", "ghoul"]);
    let began: Vec<Side> = events
        .iter()
        .filter_map(|event| match event {
            Event::YinBegan { side, .. } => Some(*side),
            _ => None,
        })
        .collect();
    assert_eq!(began, [Side::East, Side::South]);
    assert!(table.game.figure_on_stone(named("east-1")));
    assert_eq!(table.game.deck().left(), left - 1, "only green draws");
    table.play("green", "place north-1");
    assert_eq!(table.active(), "green", "and no Yang phase of the red board");
}

#[test]
fn a_black_ghost_drawn_for_a_neutral_board_goes_there() {
    proves(&[GS_R72, GS_R71]);
    let mut table = two("turn east\nghost east-2 lich");
    table.play_as("green", "yin", &["new-ghost", "gloomy-minion"]);
    assert_eq!(
        table.targets("green", "place"),
        set("east-1 east-3"),
        "the next living player chooses the space"
    );
    assert_eq!(table.moves("yellow"), [""; 0]);
    let mut west = two("turn west\nghost west-2 lich");
    west.play_as("yellow", "yin", &["new-ghost", "gloomy-minion"]);
    assert_eq!(west.targets("yellow", "place"), set("west-1 west-3"));
}

#[test]
fn haunters_and_tormentors_act_on_a_neutral_board() {
    proves(&[GS_220, GS_221]);
    let mut table =
        two("turn east\nghost east-1 skinner stone\nghost east-2 lich\nghost east-3 raging-one\ngreen qi 4");
    let events = table.play_as("green", "yin", &["lose-qi", "haunt", "ghoul"]);
    assert!(table.is_haunted("heavenly-winds") && !table.game.figure_on_stone(named("east-1")));
    assert!(
        events.contains(&Event::BoardLostQi { taoist: named("red-taoist"), left: 2 }),
        "the neutral board is hit"
    );
    assert!(table.is_haunted("herbalist-shop"), "one roll for each");
    assert_eq!((table.qi("green"), table.qi("yellow")), (4, 4));
}

#[test]
fn the_green_power_does_not_touch_the_die_of_a_neutral_board() {
    proves(&[GS_222, GS_227]);
    let mut favorite = two("turn east\nghost east-2 lich");
    let events = favorite.play_as("green", "yin", &["lose-qi", "ghoul"]);
    assert!(
        events.contains(&Event::BoardLostQi { taoist: named("red-taoist"), left: 2 }),
        "no reroll is offered"
    );
    let strong = TWO.replace("gods-favorite", "strength-of-a-mountain");
    let mut mountain = table(&seated(&strong, "turn east\nghost east-2 lich"));
    let events = mountain.play_as("green", "yin", &["lose-qi", "ghoul"]);
    assert!(!events.iter().any(|event| matches!(event, Event::CurseSpared { .. })), "the die is rolled");
    for setup in [TWO, &strong] {
        let mut possessed = table(&seated(setup, "turn east\nred qi 0\nghost east-2 lich"));
        possessed.play_as("green", "yin", &["lose-qi"]);
        assert_eq!(possessed.targets("green", "suffer"), set("yellow-taoist green-taoist"));
        possessed.play_as("green", "suffer green-taoist", &["ghoul"]);
        assert_eq!(possessed.qi("green"), 3, "and green is not spared the loss");
    }
}

#[test]
fn a_loss_of_tao_means_nothing_to_a_neutral_board() {
    proves(&[GS_223]);
    let mut table = two("turn east\nghost east-2 lich");
    let events = table.play_as("green", "yin", &["lose-all-tao", "ghoul"]);
    assert!(!events.iter().any(|event| matches!(event, Event::LostAllTao { .. })));
    assert_eq!(
        (table.tao("yellow"), table.tao("green")),
        (vec!["yellow".to_owned()], vec!["green".to_owned()])
    );
}

#[test]
fn a_full_neutral_board_loses_a_qi() {
    proves(&[GS_224, GS_R88]);
    let mut full =
        two("turn east\nghost east-1 zombie-1\nghost east-2 abysmal-1\nghost east-3 blood-drinker-1");
    let bank = full.game.bank_qi();
    let events = full.play_as("green", "yin", &["ghoul"]);
    assert!(events.contains(&Event::BoardLostQi { taoist: named("red-taoist"), left: 2 }));
    assert_eq!(full.game.bank_qi(), bank + 1, "it goes to the bank");
    let mut two_ghosts = two("turn east\nghost east-1 zombie-1\nghost east-2 abysmal-1");
    two_ghosts.play_as("green", "yin", &["ghoul"]);
    assert_eq!(two_ghosts.qi("red"), 3);
    // What counts is the beginning of the step: a ghost brought by a Tormentor fills the board.
    let mut filled = two("turn east\nghost east-1 zombie-1\nghost east-2 lich");
    filled.play_as("green", "yin", &["new-ghost", "skinner", "ghoul"]);
    assert_eq!(filled.qi("red"), 2);
}

#[test]
fn a_neutral_board_never_gets_qi_back() {
    proves(&[GS_219]);
    let lines = seated(
        TWO,
        "difficulty nightmare\nyellow at cemetery\nred qi 1\nghost north-3 dark-mistress\nphase yang move",
    );
    let mut table = table(&drawn(16, &lines));
    table.play_as("yellow", "exorcise", &["blue+blue+blue"]);
    assert_eq!(table.targets("yellow", "give-qi"), set("yellow-taoist green-taoist"));
    let mut cemetery = two("yellow at cemetery\nred qi 0\nphase yang move");
    assert!(!cemetery.can("yellow", "ask"), "nor does it come back from the Cemetery");
    cemetery.play("yellow", "end");
    assert_eq!(cemetery.qi("red"), 0);
}

#[test]
fn out_of_qi_it_is_possessed_and_lends_its_power_no_more() {
    proves(&[GS_225]);
    let full = "turn east\nghost east-1 zombie-1\nghost east-2 abysmal-1\nghost east-3 blood-drinker-1";
    let mut table = two(&format!("red qi 1\n{full}"));
    let events = table.play_as("green", "yin", &["ghoul"]);
    assert!(events.contains(&Event::Possessed { taoist: named("red-taoist") }));
    assert_eq!(table.status(), Status::Playing);
    table.play("green", "place north-1");
    assert_eq!(table.refused("green", "borrow red-taoist"), GS_225);
    assert_eq!(two("turn south\nphase yang move").targets("green", "borrow"), set("red-taoist blue-taoist"));
}

#[test]
fn later_losses_of_a_possessed_board_are_borne_by_a_living_player() {
    proves(&[GS_226, GS_R71]);
    let full =
        "turn east\nred qi 0\nghost east-1 zombie-1\nghost east-2 abysmal-1\nghost east-3 blood-drinker-1";
    let mut table = two(full);
    table.play("green", "yin");
    assert_eq!(table.targets("green", "suffer"), set("yellow-taoist green-taoist"), "an overrun");
    assert_eq!(table.refused("green", "suffer red-taoist"), GS_R71);
    assert_eq!(table.refused("green", "suffer blue-taoist"), GS_R71, "neutral boards do not pay");
    table.play_as("green", "suffer yellow-taoist", &["ghoul"]);
    assert_eq!((table.qi("yellow"), table.qi("green")), (3, 4));
    let lonely = "green qi 0 at cemetery tao none no-yin-yang tokens 0\ncentre-tokens 1";
    let mut alone = two(&format!("{full}\n{lonely}"));
    alone.play("yellow", "yin");
    assert_eq!(alone.qi("yellow"), 3, "only the living pay");
}

#[test]
fn outside_its_turn_nothing_takes_qi_from_a_neutral_board() {
    proves(&[GS_R73]);
    let mut table = two("ghost north-1 zombie-1\nghost north-2 ghoul");
    table.play_as("yellow", "yin", &["grave-walker"]);
    assert_eq!((table.qi("yellow"), table.card("north-3")), (3, "grave-walker".to_owned()));
    let full = "ghost north-1 zombie-1\nghost north-2 ghoul\nghost north-3 zombie-2\nghost east-1 lich\nghost east-2 skinner\nghost east-3 reaper";
    let mut elsewhere =
        two(&format!("{full}\nturn south\nghost south-1 creeping-one\nghost south-2 fungus-thing"));
    elsewhere.play_as("green", "yin", &["grave-walker"]);
    assert_eq!(
        ["yellow", "red", "green", "blue"].map(|colour| elsewhere.qi(colour)),
        [4, 3, 3, 3],
        "the active player pays"
    );
    let mut curse = two("yellow at herbalist-shop\nghost east-3 zombie-1\nphase yang move");
    curse.play_as("yellow", "exorcise", &["yellow+yellow+red", "lose-qi"]);
    assert_eq!((curse.qi("yellow"), curse.qi("red")), (3, 3), "wherever the ghost lay");
}
