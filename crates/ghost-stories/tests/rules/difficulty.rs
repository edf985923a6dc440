//! The four levels.

use crate::support::{FOUR, drawn, proves, seated, table};
use artel_engine::{Game, Seed, Setup as _};
use artel_ghost_stories::rules::{GS_148, GS_152, GS_228, GS_229, GS_230, GS_234, GS_235, GS_236, GS_R20};
use artel_ghost_stories::{Difficulty, GhostStories, Setup, Side};

fn deal(difficulty: Difficulty, players: u8) -> GhostStories {
    GhostStories::new(&Setup { difficulty, players, ..Setup::default() }, Seed(11)).unwrap()
}

#[test]
fn the_levels_set_qi_tiles_and_incarnations() {
    proves(&[GS_228, GS_230, GS_235, GS_R20]);
    assert_eq!(Difficulty::ALL.map(Difficulty::id), ["initiation", "normal", "nightmare", "hell"]);
    let table = [
        (Difficulty::Initiation, 4, 4, [1, 1, 1, 1]),
        (Difficulty::Normal, 3, 3, [1, 1, 1, 1]),
        (Difficulty::Nightmare, 3, 3, [3, 3, 4, 4]),
        (Difficulty::Hell, 3, 3, [3, 3, 4, 4]),
    ];
    for (difficulty, qi, tiles, incarnations) in table {
        assert_eq!(difficulty.fatal_tiles(), tiles);
        for (players, planted) in (1..=4).zip(incarnations) {
            let game = deal(difficulty, players);
            assert_eq!(game.deck().planted(), planted, "{difficulty}, {players} players");
            let own = Side::ALL.into_iter().filter(|&side| game.lives(side));
            assert!(own.map(|side| game.qi(side)).all(|each| each == qi), "{difficulty}");
        }
    }
}

#[test]
fn initiation_and_normal_differ_in_qi_and_tiles_only() {
    proves(&[GS_228, GS_229, GS_148]);
    let lines = |difficulty| {
        let text = deal(difficulty, 4).write_position();
        let text = text.lines().filter(|line| !line.starts_with("difficulty")).collect::<Vec<_>>().join("\n");
        text.replace(" qi 4 ", " qi N ").replace(" qi 3 ", " qi N ")
    };
    assert_eq!(lines(Difficulty::Initiation), lines(Difficulty::Normal));
    assert_eq!(lines(Difficulty::Normal), lines(Difficulty::Nightmare));
    let three = "haunted tea-house cemetery taoist-altar";
    assert!(GhostStories::read_position(&format!("{FOUR}{three}")).is_ok());
    let error = GhostStories::read_position(&format!("{FOUR}{three}\ndifficulty normal")).unwrap_err();
    assert_eq!(error.problem, "3 tiles are haunted, so the game is over");
}

#[test]
fn a_relief_for_beginners_gives_five_qi() {
    proves(&[GS_152]);
    let setup = Setup { extra_qi: true, players: 4, ..Setup::default() };
    let game = GhostStories::new(&setup, Seed(1)).unwrap();
    assert_eq!(Side::ALL.map(|side| game.qi(side)), [5, 5, 5, 5]);
    for difficulty in [Difficulty::Normal, Difficulty::Nightmare, Difficulty::Hell] {
        let harder = Setup { difficulty, ..setup.clone() };
        assert_eq!(
            harder.check().unwrap_err().to_string().split(':').next(),
            Some("extra-qi"),
            "{difficulty}"
        );
    }
    let two = GhostStories::new(&Setup { players: 2, ..setup }, Seed(1)).unwrap();
    assert_eq!(Side::ALL.map(|side| two.qi(side)), [5, 3, 5, 3], "not for neutral boards");
}

#[test]
fn on_hell_the_taoists_start_without_yin_yang_and_nothing_else_differs() {
    proves(&[GS_234]);
    for players in 1..=4 {
        let (hell, nightmare) = (deal(Difficulty::Hell, players), deal(Difficulty::Nightmare, players));
        let own = || Side::ALL.into_iter().filter(|&side| hell.lives(side));
        assert!(own().all(|side| !hell.has_yin_yang(side) && nightmare.has_yin_yang(side)));
        let same =
            nightmare.write_position().replace(" yin-yang ", " no-yin-yang ").replace("nightmare", "hell");
        assert_eq!(hell.write_position(), same);
    }
}

#[test]
fn on_the_higher_levels_the_reward_is_used_in_play() {
    proves(&[GS_236]);
    for level in ["nightmare", "hell"] {
        let lines = seated(
            FOUR,
            &format!(
                "difficulty {level}\nyellow at cemetery no-yin-yang\nred yin-yang\ngreen yin-yang\nblue yin-yang\nghost north-3 vampire-lord\nphase yang move"
            ),
        );
        let mut table = table(&drawn(16, &lines));
        table.play_as("yellow", "exorcise", &["yellow+yellow+yellow"]);
        table.play("yellow", "dispel north-3");
        table.play("yellow", "give-qi yellow-taoist");
        assert_eq!(table.qi("yellow"), 4);
        assert!(table.can("yellow", "call buddhist-temple"), "the Yin-Yang won can be spent at once");
    }
}
