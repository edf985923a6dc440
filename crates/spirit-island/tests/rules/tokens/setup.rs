//! The tokens that lie on the island when the game begins.

use artel_engine::{Game as _, Seed, Setup as _};
use artel_spirit_island::rules::{NI_090, SM_017, SM_018, SM_024, SM_R17};
use artel_spirit_island::{BoardName, BoxName, Boxes, Kind, Land, Map, Setup, SpiritIsland};

use crate::support::proves;

fn boxes(names: &[&str]) -> Boxes {
    BoxName::all().filter(|name| names.contains(&name.id())).collect()
}

fn new(players: u8, names: &[&str], map: Map, seed: u64) -> SpiritIsland {
    let setup = Setup { players, boxes: boxes(names), map, ..Setup::default() };
    SpiritIsland::new(&setup, Seed(seed)).unwrap()
}

/// The lands with pieces of a kind.
fn with(game: &SpiritIsland, kind: Kind) -> Vec<Land> {
    game.lands().iter().filter(|&land| game.count(land, kind) > 0).collect()
}

#[test]
fn every_board_gets_beasts_and_disease() {
    proves(&[SM_017, SM_018]);
    for seed in 0..10 {
        let game = new(4, &["base", "branch-claw", "jagged-earth"], Map::Balanced, seed);
        for &board in game.boards() {
            let lands = board.lands();
            let on_board =
                |kind| with(&game, kind).into_iter().filter(|&land| lands.contains(land)).collect::<Vec<_>>();
            let disease: Vec<u8> = on_board(Kind::Disease).into_iter().map(Land::number).collect();
            assert_eq!(disease, [2], "{board}");
            let bare = match board {
                BoardName::A => 1,
                BoardName::B => 5,
                BoardName::C | BoardName::H => 4,
                BoardName::D => 3,
                BoardName::E | BoardName::G => 6,
                BoardName::F => 7,
                _ => panic!("{board} is drawn for the other map"),
            };
            assert_eq!(
                on_board(Kind::Beasts).into_iter().map(Land::number).collect::<Vec<_>>(),
                [bare],
                "{board}"
            );
        }
    }
    let base = new(2, &["base"], Map::Balanced, 1);
    assert!(with(&base, Kind::Beasts).is_empty() && with(&base, Kind::Disease).is_empty());
}

#[test]
fn thematic_boards_have_their_own_tokens() {
    proves(&[NI_090]);
    let claw = new(4, &["base", "branch-claw"], Map::Thematic, 1);
    assert!(!with(&claw, Kind::Beasts).is_empty() && with(&claw, Kind::Badlands).is_empty());
    let nature = new(4, &["base", "nature-incarnate"], Map::Thematic, 1);
    assert_eq!((with(&nature, Kind::Vitality).len(), with(&nature, Kind::Beasts).len()), (4, 0));
}

#[test]
fn thematic_boards_are_less_hard_with_tokens() {
    proves(&[SM_024]);
    let number = |names: &[&str]| {
        Setup { boxes: boxes(names), map: Map::Thematic, ..Setup::default() }.difficulty_number()
    };
    assert_eq!((number(&["base"]), number(&["base", "branch-claw"])), (Some(3), Some(1)));
}

#[test]
fn wilds_keep_the_first_explorers_out() {
    proves(&[SM_R17]);
    let land: Land = "NE2".parse().unwrap();
    let mut spent = 0;
    for seed in 0..20 {
        let game = new(1, &["base", "branch-claw"], Map::Thematic, seed);
        assert_eq!(game.count(land, Kind::Explorer), 0);
        spent += 1 - game.count(land, Kind::Wilds);
    }
    assert!((1..20).contains(&spent), "a Jungle is not always explored: {spent}");
}
