//! Difficulty and the water meter.

use crate::support::{proves, table};
use artel_engine::{Game, Seed, Setup as _};
use artel_forbidden_island::rules::{FI_114, FI_115, FI_116, FI_117};
use artel_forbidden_island::{Adventurer, Difficulty, ForbiddenIsland, Setup, WaterMark};

fn deal(difficulty: Difficulty) -> ForbiddenIsland {
    ForbiddenIsland::new(&Setup { difficulty, ..Setup::default() }, Seed(5)).unwrap()
}

#[test]
fn there_are_four_levels_from_easy_to_hard() {
    proves(&[FI_114]);
    assert_eq!(Difficulty::ALL.map(Difficulty::id), ["novice", "normal", "elite", "legendary"]);
    let offered = Setup::options().into_iter().find(|option| option.key == "difficulty").unwrap();
    assert_eq!(offered.values, ["novice", "normal", "elite", "legendary"]);
}

#[test]
fn the_level_decides_on_which_mark_the_water_starts() {
    proves(&[FI_115]);
    for (difficulty, mark) in Difficulty::ALL.into_iter().zip(1..) {
        assert_eq!(difficulty.start().number(), mark);
        assert_eq!(deal(difficulty).water().number(), mark);
        let table = table(&format!("difficulty {difficulty}\nplayer engineer\nplayer pilot"));
        assert_eq!(table.game.water().number(), mark);
    }
}

#[test]
fn the_level_changes_nothing_else() {
    proves(&[FI_115]);
    let table_but_water = |difficulty| {
        let mut lines = deal(difficulty).write_position();
        lines = lines.lines().filter(|line| !line.starts_with("difficulty ")).collect::<Vec<_>>().join("\n");
        assert!(!lines.contains("water"), "the start mark goes without saying: {lines}");
        lines
    };
    for difficulty in Difficulty::ALL {
        assert_eq!(table_but_water(difficulty), table_but_water(Difficulty::Novice), "{difficulty}");
    }
}

#[test]
fn the_marks_call_for_two_to_five_cards_and_the_tenth_loses() {
    proves(&[FI_116]);
    let cards: Vec<u8> = (1..=10).map(|number| WaterMark::new(number).unwrap().flood_cards()).collect();
    assert_eq!(cards, [2, 2, 3, 3, 3, 4, 4, 5, 5, 0]);
    assert_eq!(WaterMark::SKULL.number(), 10);
    assert_eq!((WaterMark::new(0), WaterMark::new(11)), (None, None));
}

#[test]
fn the_marker_rises_mark_by_mark_up_to_the_skull() {
    proves(&[FI_116]);
    let mut mark = WaterMark::new(1).unwrap();
    for number in 1..=10 {
        assert_eq!((mark.number(), mark.to_string()), (number, number.to_string()));
        assert!(mark <= WaterMark::SKULL);
        mark = mark.risen();
    }
    assert_eq!(mark, WaterMark::SKULL);
}

#[test]
fn every_level_and_every_team_can_be_played_and_novice_is_where_one_begins() {
    proves(&[FI_117]);
    assert_eq!(Setup::default().difficulty, Difficulty::Novice);
    let starts = Difficulty::ALL.map(Difficulty::start);
    assert!(starts.is_sorted_by(|easier, harder| easier < harder));
    for difficulty in Difficulty::ALL {
        for team in
            artel_engine::Set::<Adventurer>::ALL.subsets().filter(|team| (2..=4).contains(&team.len()))
        {
            let adventurers: Vec<Adventurer> = team.iter().collect();
            let players = adventurers.len() as u8;
            let setup = Setup { players, difficulty, adventurers: adventurers.clone(), ..Setup::default() };
            let game = ForbiddenIsland::new(&setup, Seed(1)).unwrap();
            assert_eq!(game.all_seats().map(|seat| game.adventurer(seat)).collect::<Vec<_>>(), adventurers);
            assert_eq!(game.difficulty(), difficulty);
        }
    }
}
