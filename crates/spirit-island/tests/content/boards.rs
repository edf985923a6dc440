//! The boards and how they touch.

use std::collections::BTreeSet;

use artel_spirit_island::rules::{SI_178, SI_181, SI_183, SI_184, SI_204, SI_R19};
use artel_spirit_island::{Arrangement, Board, BoardName, Land, PrintedPieces, Terrain, Topology};
use serde::Deserialize;

use crate::data::{proves, read};

#[derive(Deserialize)]
struct File {
    board: Vec<BoardData>,
    join: Vec<JoinData>,
}

#[derive(Deserialize)]
struct BoardData {
    id: String,
    coastal_lands: Vec<u8>,
    edges: Vec<EdgeData>,
    land: Vec<LandData>,
}

#[derive(Deserialize)]
struct EdgeData {
    side: usize,
    lands: Vec<u8>,
    breaks: Vec<u8>,
}

#[derive(Deserialize)]
struct LandData {
    number: u8,
    terrain: String,
    coastal: bool,
    adjacent: Vec<u8>,
    setup: SetupData,
}

#[derive(Deserialize)]
pub struct SetupData {
    dahan: u8,
    town: u8,
    city: u8,
    blight: u8,
    #[serde(default)]
    explorer: u8,
}

impl SetupData {
    pub fn pieces(&self) -> PrintedPieces {
        let SetupData { dahan, town, city, blight, explorer } = *self;
        PrintedPieces { dahan, towns: town, cities: city, blight, explorers: explorer }
    }
}

#[derive(Deserialize)]
struct JoinData {
    a: String,
    side_a: usize,
    b: String,
    side_b: usize,
    pairs: Vec<(u8, u8)>,
}

fn file() -> File {
    read("boards.toml")
}

fn named(letter: &str) -> &'static Board {
    letter.parse::<BoardName>().unwrap().board()
}

#[test]
fn every_land_has_its_printed_terrain_neighbours_and_setup() {
    proves(&[SI_181]);
    let boards = file().board;
    assert_eq!(
        boards.iter().map(|board| board.id.as_str()).collect::<Vec<_>>(),
        BoardName::LETTERED.map(BoardName::id)
    );
    for board in boards {
        assert_eq!(board.land.len(), 8);
        for (said, printed) in board.land.iter().zip(named(&board.id).lands) {
            let land: Land = format!("{}{}", board.id, said.number).parse().unwrap();
            assert_eq!(printed.terrain.id(), said.terrain, "{land}");
            assert_eq!(printed.adjacent, said.adjacent, "{land}");
            assert_eq!(printed.setup, said.setup.pieces(), "{land}");
            assert!(std::ptr::eq(land.printed(), printed), "{land}");
        }
    }
}

#[test]
fn lands_1_to_3_are_coastal_and_the_others_inland() {
    proves(&[SI_183, SI_184]);
    for board in file().board {
        let name: BoardName = board.id.parse().unwrap();
        let island = Topology::new(&[name], Arrangement::Standard);
        assert_eq!(island.coast().iter().map(Land::number).collect::<Vec<_>>(), board.coastal_lands);
        for land in board.land {
            assert_eq!(island.is_coastal(Land::new(name, land.number)), land.coastal);
        }
    }
}

#[test]
fn a_board_has_two_lands_of_each_terrain_and_six_dahan() {
    proves(&[SI_178, SI_204]);
    for name in BoardName::LETTERED {
        let lands = name.board().lands;
        for terrain in Terrain::ALL {
            assert_eq!(lands.iter().filter(|land| land.terrain == terrain).count(), 2, "{name} {terrain}");
        }
        assert_eq!(lands.iter().map(|land| land.setup.dahan).sum::<u8>(), 6, "{name}");
    }
}

#[test]
fn lands_touch_each_other() {
    proves(&[SI_181]);
    for name in BoardName::ALL {
        let touches = |one: u8, other: u8| Land::new(name, one).printed().adjacent.contains(&other);
        for one in 1..=name.size() {
            assert!(!touches(one, one), "{name}{one}");
            assert!((1..=name.size()).all(|other| touches(one, other) == touches(other, one)), "{name}{one}");
        }
    }
}

#[test]
fn the_edges_are_the_printed_ones() {
    proves(&[SI_181]);
    for board in file().board {
        assert_eq!(board.edges.iter().map(|edge| edge.side).collect::<Vec<_>>(), [0, 1, 2]);
        for (said, edge) in board.edges.iter().zip(named(&board.id).edges) {
            assert_eq!(
                (edge.lands, edge.breaks),
                (&said.lands[..], &said.breaks[..]),
                "{} {}",
                board.id,
                said.side
            );
            assert_eq!(edge.lands.len(), edge.breaks.len() + 1);
        }
    }
}

#[test]
fn boards_laid_edge_to_edge_touch_as_listed() {
    proves(&[SI_181]);
    let joins = file().join;
    assert_eq!(joins.len(), 84, "28 pairs of boards side by side, 56 in a ring of three");
    for join in joins {
        let (one, other) = (&named(&join.a).edges[join.side_a], &named(&join.b).edges[join.side_b]);
        let found: Vec<(u8, u8)> = one.meets(other).collect();
        assert_eq!(found, join.pairs, "{} {} with {} {}", join.a, join.side_a, join.b, join.side_b);
    }
}

#[test]
fn it_does_not_matter_which_edge_is_laid_against_which() {
    proves(&[SI_181]);
    let edges = || BoardName::LETTERED.iter().flat_map(|name| name.board().edges);
    for one in edges() {
        for other in edges() {
            let there: BTreeSet<(u8, u8)> = one.meets(other).collect();
            let back: BTreeSet<(u8, u8)> = other.meets(one).map(|(land, touched)| (touched, land)).collect();
            assert_eq!(there, back);
        }
    }
}

#[test]
fn the_lands_at_the_corner_where_three_boards_meet_touch_each_other() {
    proves(&[SI_R19]);
    for one in BoardName::LETTERED {
        for other in BoardName::LETTERED {
            let (along, against) = (&one.board().edges[1], &other.board().edges[0]);
            let corner = (*along.lands.last().unwrap(), against.lands[0]);
            assert!(along.meets(against).any(|pair| pair == corner), "{one} and {other}");
        }
    }
}
