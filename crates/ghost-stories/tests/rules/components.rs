//! What is in the box.

use crate::support::{FOUR, SOLO, Table, four, lines, proves, seated, table};
use artel_engine::{Game, NoLog, Seat, Seed, Set, Viewer};
use artel_ghost_stories::rules::{
    GS_003, GS_005, GS_006, GS_007, GS_008, GS_009, GS_010, GS_011, GS_012, GS_013, GS_180, GS_R02, GS_R03,
};
use artel_ghost_stories::{
    Colour, Face, GhostStories, Outcome, Power, Setup, Side, Space, Tao, Taoist, Tile,
};

/// Why the lines are not a position.
fn problem(position_lines: &str) -> String {
    GhostStories::read_position(position_lines).expect_err("the position is accepted").to_string()
}

/// What the dice of an exorcism that this Taoist begins can show, with the ways it can come about.
fn rolls(table: &Table, colour: &str) -> Vec<(Vec<Face>, u32)> {
    let (mut game, mut outcomes) = (table.game, Vec::new());
    game.begin(table.seat(colour), artel_ghost_stories::Move::Exorcise, &mut NoLog).unwrap();
    game.outcomes(&mut outcomes);
    let faces = |(outcome, ways): (Outcome, u32)| match outcome {
        Outcome::Dice(dice) => (dice.iter().collect(), ways),
        other => panic!("{other} is no roll of Tao dice"),
    };
    outcomes.into_iter().map(faces).collect()
}

#[test]
fn there_are_four_boards_and_nine_tiles() {
    proves(&[GS_003]);
    let table = table(FOUR);
    let view = table.game.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.boards.len(), view.village.len()), (4, 9));
    let taoists: Set<Taoist> = view.boards.iter().map(|board| board.taoist).collect();
    assert_eq!(taoists, Set::ALL, "a board for each Taoist");
    assert!(
        problem(&FOUR.replace("red-taoist dance-of-the-peaks", "yellow-taoist enfeeblement-mantra"))
            .contains("missing")
    );
}

#[test]
fn exorcisms_are_rolled_with_three_dice_and_a_fourth_by_the_green_power_only() {
    proves(&[GS_003, GS_013]);
    let beside = "yellow at taoist-altar\ngreen at taoist-altar\nghost north-2 ghoul\nphase yang move";
    let strong = "board south green-taoist strength-of-a-mountain player at taoist-altar";
    let dice = |more: &str, colour: &str| -> Vec<usize> {
        rolls(&four(more), colour).iter().map(|(faces, _)| faces.len()).collect()
    };
    assert!(dice(beside, "yellow").iter().all(|&dice| dice == 3));
    let companion = beside.replace("green at taoist-altar", strong);
    assert!(dice(&companion, "yellow").iter().all(|&dice| dice == 3), "the power is not the companion's");
    let own = companion.replace("phase", "turn south\nphase");
    assert!(dice(&own, "green").iter().all(|&dice| dice == 4));
}

#[test]
fn every_tao_die_has_one_face_of_each_colour_and_a_white_one() {
    proves(&[GS_R02]);
    let setup =
        "board south green-taoist strength-of-a-mountain player at taoist-altar\nyellow at taoist-altar
ghost north-2 ghoul";
    for (turn, colour, dice) in [("north", "yellow", 3), ("south", "green", 4)] {
        let rolls = rolls(&four(&format!("{setup}\nturn {turn}\nphase yang move")), colour);
        assert_eq!(rolls.iter().map(|(_, ways)| ways).sum::<u32>(), 6_u32.pow(dice), "{dice} dice");
        for face in Face::ALL {
            let all = |faces: &[Face]| faces.iter().all(|&each| each == face);
            let alike: Vec<u32> =
                rolls.iter().filter(|(faces, _)| all(faces)).map(|(_, ways)| *ways).collect();
            assert_eq!(alike, [1], "all {dice} dice can show {face}, in one way");
            let shown: u32 = rolls
                .iter()
                .map(|(faces, ways)| ways * faces.iter().filter(|&&each| each == face).count() as u32)
                .sum();
            assert_eq!(shown, dice * 6_u32.pow(dice - 1), "one face in six is {face}");
        }
    }
}

#[test]
fn the_box_has_20_tao_and_20_qi_tokens() {
    proves(&[GS_005, GS_R03]);
    for players in 1..=4 {
        let game = GhostStories::new(&Setup { players, ..Setup::default() }, Seed(5)).unwrap();
        let owned: u8 = Side::ALL.map(|side| game.tao(side).len()).iter().sum();
        let qi: u8 = Side::ALL.map(|side| game.qi(side)).iter().sum();
        assert_eq!((owned + game.bank().len(), qi + game.bank_qi()), (20, 20), "{players} players");
    }
    for colour in Colour::ALL {
        assert_eq!(Tao::ALL.count(colour), 4);
        let five = format!("yellow tao {0}+{0}+{0}\nred tao {0}+{0}", colour.id());
        assert!(problem(&seated(FOUR, &five)).contains(&format!("4 {colour} Tao tokens")));
        let and_circle = format!("yellow tao {0}+{0}\nred tao {0}+{0}\ncircle {0}", colour.id());
        assert!(problem(&seated(FOUR, &and_circle)).contains(&format!("4 {colour} Tao tokens")));
        let all =
            format!("yellow tao {0}+{0}+{0}+{0}\nred tao none\ngreen tao none\nblue tao none", colour.id());
        assert_eq!(four(&all).game.bank().count(colour), 0);
    }
    assert!(problem(&seated(FOUR, "yellow qi 9")).contains("20 Qi tokens"));
    assert_eq!(four("yellow qi 8").game.bank_qi(), 0);
}

#[test]
fn there_are_two_buddhas_and_a_yin_yang_token_for_each_taoist() {
    proves(&[GS_005]);
    let table = table(FOUR);
    assert_eq!(table.game.temple_buddhas(), 2);
    assert_eq!(Side::ALL.map(|side| table.game.has_yin_yang(side)), [true; 4]);
    assert!(problem(&seated(FOUR, "yellow buddhas 2\nbuddha east-1")).contains("2 Buddhas"));
    assert_eq!(four("yellow buddhas 1\nbuddha east-1").game.temple_buddhas(), 0);
}

#[test]
fn there_are_three_neutral_power_tokens_and_one_mantra() {
    proves(&[GS_006]);
    assert_eq!(table(SOLO).game.power_tokens(Side::North), 3);
    assert!(problem(&seated(SOLO, "yellow tokens 4")).contains("3 neutral power tokens"));
    let mantra = "board north yellow-taoist enfeeblement-mantra player\nghost east-1 skinner mantra";
    assert_eq!(four(mantra).game.mantra(), Some(Space::East1));
    assert!(
        problem(&lines(FOUR, &format!("{mantra}\nghost east-2 ghoul mantra"))).contains("only one Mantra")
    );
}

#[test]
fn markers_tell_that_powers_or_tao_tokens_do_not_work() {
    proves(&[GS_006]);
    let blocked = four("ghost north-1 coffin-breaker-1\nghost east-1 black-widow-1");
    let view = blocked.game.view(Viewer::Seat(Seat(0)));
    assert!(view.tao_blocked);
    let working: Vec<bool> = view.boards.iter().map(|board| board.power_works).collect();
    assert_eq!(working, [false, true, true, true], "up to four boards can carry a marker");
    assert!(!table(FOUR).game.view(Viewer::Seat(Seat(0))).tao_blocked);
}

#[test]
fn every_tile_is_another_place_and_helps_only_while_active() {
    proves(&[GS_007, GS_180]);
    let ids = [
        "cemetery",
        "taoist-altar",
        "herbalist-shop",
        "sorcerer-hut",
        "buddhist-temple",
        "night-watchman",
        "tea-house",
        "circle-of-prayer",
        "heavenly-winds",
    ];
    assert_eq!(Tile::ALL.map(Tile::id), ids);
    let twice = format!("tiles cemetery {}", ids[..8].join(" "));
    assert!(problem(&format!("{FOUR}{twice}")).contains("another tile stands twice"));
    for tile in ["herbalist-shop", "buddhist-temple", "tea-house", "circle-of-prayer", "heavenly-winds"] {
        let active = four(&format!("yellow at {tile}\nphase yang move"));
        assert!(!active.is_haunted(tile) && active.can("yellow", "ask"), "{tile}");
        let haunted = active.with(&format!("haunted {tile}"));
        assert!(haunted.is_haunted(tile));
        assert_eq!(haunted.refused("yellow", "ask"), GS_180, "{tile}");
    }
}

#[test]
fn every_board_has_three_spaces_each_with_its_stones_and_its_buddha_circle() {
    proves(&[GS_008]);
    for side in Side::ALL {
        assert_eq!(side.spaces().len(), 3, "{side}");
        for space in side.spaces() {
            assert_eq!(space.side(), side);
            let figure = |mark: &str| {
                let table = four(&format!("ghost {space} ghoul {mark}"));
                table.game.figure_on_stone(space)
            };
            assert!(!figure("") && figure("stone"), "{space}");
            assert!(four(&format!("buddha {space}")).game.guarded().contains(space), "{space}");
        }
    }
    assert_eq!(Space::ALL.len(), 12);
}

#[test]
fn the_sides_of_a_board_show_two_powers_of_one_taoist() {
    proves(&[GS_009]);
    assert_eq!(Power::ALL.len(), 8);
    for taoist in Taoist::ALL {
        let [one, other] = Power::both_of(taoist);
        assert_eq!((one.taoist(), other.taoist()), (taoist, taoist));
        assert_ne!(one, other);
    }
    let wrong = FOUR.replace("yellow-taoist bottomless-pockets", "yellow-taoist heavenly-gust");
    assert!(problem(&wrong).contains("not a power of the yellow-taoist"));
}

#[test]
fn qi_is_lost_to_ghosts_and_given_by_villagers_and_rewards() {
    proves(&[GS_010]);
    let mut table = four("ghost north-1 zombie-1\nghost north-2 zombie-2\nghost north-3 yellow-plague");
    table.play("yellow", "yin");
    assert_eq!(table.qi("yellow"), 3, "a full board costs Qi");
    let mut table = four("yellow at tea-house\nphase yang move");
    table.play_as("yellow", "ask", &[]);
    table.play_as("yellow", "take black", &["ghoul"]);
    assert_eq!(table.qi("yellow"), 5, "the Tea House gives Qi");
    let mut table =
        four("yellow at tea-house no-yin-yang tao black+black\nghost west-3 grave-walker\nphase yang move");
    table.play_as("yellow", "exorcise", &["yellow+red+blue"]);
    table.play("yellow", "dispel west-3");
    table.play("yellow", "gain-qi");
    assert_eq!(table.qi("yellow"), 5, "a reward gives Qi");
}

#[test]
fn only_the_bank_limits_the_qi_of_a_taoist() {
    proves(&[GS_011]);
    let tea = |qi: u8| four(&format!("yellow at tea-house qi {qi}\nphase yang move"));
    let mut table = tea(7);
    table.play("yellow", "ask");
    table.play_as("yellow", "take black", &["ghoul"]);
    assert_eq!((table.qi("yellow"), table.game.bank_qi()), (8, 0), "twice what the level gives");
    let mut table = tea(8);
    table.play("yellow", "ask");
    table.play_as("yellow", "take black", &["ghoul"]);
    assert_eq!(table.qi("yellow"), 8, "the bank has no more");
}

#[test]
fn a_tao_token_works_against_ghosts_of_its_colour_only() {
    proves(&[GS_012]);
    assert_eq!(Colour::ALL.map(Colour::id), ["yellow", "blue", "green", "red", "black"]);
    let immune = ["walking-corpse", "hound-of-depth", "fungus-thing", "reaper", "repellent-beauty"];
    for (ghost, of) in immune.into_iter().zip(Colour::ALL) {
        for token in Colour::ALL {
            let mut table =
                four(&format!("yellow at taoist-altar tao {token}\nghost north-2 {ghost}\nphase yang move"));
            table.play("yellow", "exorcise");
            let works = table.moves("yellow").contains(&"dispel north-2".to_owned());
            assert_eq!(works, token == of, "{token} against {ghost}");
        }
    }
}
