//! Lands: terrains, coast, what touches what, and how far it is.

use artel_engine::{Game as _, Seat};
use artel_spirit_island::rules::{
    SI_178, SI_179, SI_180, SI_181, SI_182, SI_183, SI_184, SI_185, SI_226, SI_R18, SI_R19, SI_R20,
};
use artel_spirit_island::{BoardName, Edge, Land, Lands, Terrain};

use crate::support::invaders::{alone, three, two};
use crate::support::{Table, proves, set};

const LANDS: [&str; 3] =
    ["land G8 city:1 presence:2\n", "land G8 city:1 presence:2,1\n", "land G8 city:1 presence:2,1,1\n"];

/// An island of one, two or three boards.
fn island(boards: usize) -> Table {
    match boards {
        1 => alone(LANDS[0]),
        2 => two(LANDS[1]),
        _ => three(LANDS[2]),
    }
}

fn names(lands: Lands) -> String {
    lands.iter().map(|land| land.to_string()).collect::<Vec<_>>().join(" ")
}

fn land(name: &str) -> Land {
    name.parse().unwrap()
}

#[test]
fn every_board_has_two_lands_of_each_terrain() {
    proves(&[SI_178, SI_179]);
    for board in BoardName::LETTERED {
        let lands = board.lands();
        assert_eq!(lands.len(), 8);
        for terrain in Terrain::ALL {
            assert_eq!(
                lands.iter().filter(|land| land.printed().terrain == terrain).count(),
                2,
                "{board} {terrain}"
            );
        }
        let numbers: Vec<u8> = lands.iter().map(Land::number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    }
    assert_eq!(Terrain::ALL.len(), 4);
}

#[test]
fn pieces_act_on_pieces_of_their_own_land() {
    proves(&[SI_180]);
    let lands = "land G8 city:1 presence:2\nland G6 explorer:1\nland G5 dahan:3 presence:1\n";
    let mut table = alone(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    table.invade(&["stage-1-wetland"]);
    assert_eq!((table.land("G6"), table.land("G5")), ("explorer:1".into(), "dahan:3 presence:1".into()));
}

#[test]
fn touching_is_mutual_and_no_land_touches_itself() {
    proves(&[SI_181]);
    for table in (1..=3).map(island) {
        let game = &table.game;
        for one in game.lands().iter() {
            assert!(!game.around(one).contains(one) && !game.around(one).is_empty());
            for other in game.around(one).iter() {
                assert!(game.around(other).contains(one), "{one} {other}");
            }
        }
    }
}

#[test]
fn lands_of_different_boards_touch_along_their_edges() {
    proves(&[SI_181, SI_185]);
    let (one, two, three) = (island(1), island(2), island(3));
    assert_eq!(names(one.game.around(land("G7"))), "G4 G5 G8");
    assert_eq!(names(two.game.around(land("G7"))), "G4 G5 G8 H3");
    assert_eq!(names(three.game.around(land("G7"))), "B7 G4 G5 G8 H4");
    // Each of three boards touches both others.
    let game = &three.game;
    let across = |from: BoardName, to: BoardName| {
        from.lands().iter().any(|land| !game.around(land).and(to.lands()).is_empty())
    };
    let boards = [BoardName::G, BoardName::H, BoardName::B];
    assert!(boards.iter().all(|&a| boards.iter().all(|&b| a == b || across(a, b))));
}

#[test]
fn the_ocean_is_no_land() {
    proves(&[SI_182]);
    for table in (1..=3).map(island) {
        let boards = table.game.boards().len() as u32;
        assert_eq!(table.game.lands().len(), 8 * boards);
    }
    assert!("G0".parse::<Land>().is_err());
    // Nothing is pushed into it: from G3 by the sea only lands are offered.
    let mut table = alone("land G8 city:1 presence:1\nland G3 explorer:1 presence:1\n");
    table.invade(&["stage-1-jungle"]);
    table.play("1 use scatter-to-the-winds");
    table.play("1 land G3");
    assert_eq!(table.rest("1 send explorer G3"), set("G2 G4"));
}

#[test]
fn lands_by_the_ocean_are_coastal_and_all_others_inland() {
    proves(&[SI_183, SI_184]);
    let (one, two, three) = (island(1), island(2), island(3));
    assert_eq!(names(one.game.coast()), "G1 G2 G3");
    assert_eq!(names(two.game.coast()), "G1 G2 G3 H1 H2 H3");
    // The outer edges of a board that no other board touches are cliffs: they make no land coastal.
    assert_eq!(names(three.game.coast()), "B1 B2 B3 G1 G2 G3 H1 H2 H3");
}

#[test]
fn the_island_is_made_of_all_boards_in_play() {
    proves(&[SI_185]);
    for boards in 1..=3 {
        assert_eq!(island(boards).game.boards().len(), boards);
    }
    let table = island(2);
    assert_eq!(table.refused("1 land A1"), SI_185);
}

#[test]
fn lands_that_meet_at_a_corner_touch() {
    proves(&[SI_R19]);
    // Both edges break at the same point: the lands on either side of it meet at the corner, and the pairs that lie
    // along each other touch as well.
    let one = Edge { lands: &[1, 2], breaks: &[3] };
    let other = Edge { lands: &[3, 4], breaks: &[4] };
    let meets: Vec<(u8, u8)> = one.meets(&other).collect();
    assert!(meets.contains(&(1, 4)) && meets.contains(&(2, 3)));
    assert!(meets.contains(&(1, 3)) || meets.contains(&(2, 4)), "{meets:?}");
}

#[test]
fn distance_is_the_fewest_steps_also_across_boards() {
    proves(&[SI_R18, SI_226]);
    let table = island(2);
    let within = |range| names(table.game.within(range, Lands::only(land("G1"))));
    assert_eq!(within(0), "G1");
    assert_eq!(within(1), "G1 G2 G6");
    assert_eq!(within(2), "G1 G2 G3 G4 G5 G6 G8");
    assert_eq!(within(3), "G1 G2 G3 G4 G5 G6 G7 G8 H3 H4");
    // Alone, nothing leads over the edge of the board.
    let alone = alone(LANDS[0]);
    assert_eq!(alone.game.within(9, Lands::only(land("G1"))).len(), 8);
}

#[test]
fn a_power_that_targets_a_spirit_has_no_range() {
    proves(&[SI_R20]);
    let mut table = two("land G1 city:1 presence:1,0\nland H8 presence:0,1\n");
    table.play("1 use gift-of-the-sunlit-air");
    assert_eq!(table.rest("1 spirit"), set("1 2"));
}

#[test]
fn what_is_no_land_is_refused_and_breaks_nothing() {
    proves(&[SI_182, SI_185]);
    let table = two("land G8 city:1 presence:2,1\n");
    for place in ["ocean-1", "ocean-7", "endless-dark", "A1", "NE9", "EAST10"] {
        let moves = [
            format!("land {place}"),
            format!("from {place}"),
            format!("pick town {place}"),
            format!("send town G8 {place}"),
            format!("send town {place} G8"),
            format!("presence {place} G8"),
        ];
        for action in moves {
            let action = action.parse().unwrap();
            for seat in [Seat(0), Seat(1)] {
                let refused = table.game.why_not(seat, action).unwrap();
                assert_eq!(refused.rule, SI_185, "{action}");
            }
        }
    }
}
