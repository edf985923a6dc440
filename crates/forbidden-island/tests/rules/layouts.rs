//! The shapes of the island.

use crate::support::{named, proves, set, table};
use artel_engine::{Game, Seed, Set, Setup as _};
use artel_forbidden_island::rules::{FI_013, FI_014};
use artel_forbidden_island::{Cell, ForbiddenIsland, Layout, Setup, Tile, TileState};

/// Every shape with its rows and the number of pairs of neighbours over a side and over a corner.
const LAYOUTS: [(&str, &[&str], [u32; 2]); 12] = [
    ("standard", &["..##..", ".####.", "######", "######", ".####.", "..##.."], [36, 34]),
    ("island-of-shadows", &["######", "######", "######", "######"], [38, 30]),
    ("island-of-death", &["..###..", "#######", ".#####.", "..###..", "..###..", "..###.."], [35, 30]),
    ("bone-island", &[".##..##.", "########", "########", ".##..##."], [34, 30]),
    ("skull-island", &["######", "#.##.#", "######", ".####.", ".####."], [33, 26]),
    (
        "atoll-of-decisions",
        &["..###..", ".##.##.", "##...##", "#.....#", "##...##", ".##.##.", "..###.."],
        [24, 20],
    ),
    ("volcano-island", &["#####", "#####", "##.##", "#####", "#####"], [36, 28]),
    ("bay-of-gulls", &["...##...", "...##...", "#..##..#", "########", ".######.", "...##..."], [32, 26]),
    ("coral-reef", &[".##....", "####...", "######.", ".######", "...####", "....##."], [35, 32]),
    ("bridge-of-horrors", &["###...####", "##########", "####...###"], [33, 24]),
    ("arch-of-fate", &["...###...", "..#####..", ".###.###.", "###...###", "##.....##"], [31, 28]),
    ("treasure-island", &["##...##", ".#####.", "..###..", "..###..", ".#####.", "##...##"], [29, 24]),
];

/// Whether a tile lies on a place given by row and column.
fn is_tile(rows: &[&str], x: i16, y: i16) -> bool {
    let row = usize::try_from(y).ok().and_then(|y| rows.get(y));
    let letter = row.and_then(|row| row.as_bytes().get(usize::try_from(x).ok()?));
    letter == Some(&b'#')
}

/// The tiles around a place at these distances, found without the game's own tables.
fn around(rows: &[&str], (x, y): (u8, u8), steps: [(i16, i16); 4]) -> Vec<(u8, u8)> {
    let places = steps.map(|(right, down)| (i16::from(x) + right, i16::from(y) + down));
    let tiles = places.into_iter().filter(|&(x, y)| is_tile(rows, x, y));
    let mut found: Vec<(u8, u8)> = tiles.map(|(x, y)| (x as u8, y as u8)).collect();
    found.sort_by_key(|&(x, y)| (y, x));
    found
}

#[test]
fn the_island_is_a_square_with_two_tiles_at_each_side() {
    proves(&[FI_013]);
    let rows = Layout::Standard.rows();
    let tiles: Vec<usize> = rows.iter().map(|row| row.matches('#').count()).collect();
    assert_eq!(tiles, [2, 4, 6, 6, 4, 2]);
    assert!(rows.iter().all(|row| row.chars().eq(row.chars().rev())), "the rows are centred");
    assert_eq!(Setup::default().layout, Layout::Standard);
}

#[test]
fn the_24_tiles_are_laid_dry_side_up_before_the_first_flood_cards() {
    proves(&[FI_013]);
    let game = ForbiddenIsland::new(&Setup::default(), Seed(1)).unwrap();
    let tiles: Set<Tile> = Cell::all().map(|cell| game.tile(cell)).collect();
    assert_eq!(tiles, Set::ALL);
    let dry = Cell::all().filter(|&cell| game.tile_state(cell) == TileState::Dry).count();
    assert_eq!(dry, 18, "all but the six of the first flood cards");
}

#[test]
fn the_tiles_are_shuffled() {
    proves(&[FI_013]);
    let mut laid = [[0_u32; 24]; 24];
    for seed in 0..4_800 {
        let game = ForbiddenIsland::new(&Setup::default(), Seed(seed)).unwrap();
        for (place, cell) in Cell::all().enumerate() {
            laid[place][game.tile(cell) as usize] += 1;
        }
    }
    assert!(
        laid.iter().flatten().all(|count| (120..280).contains(count)),
        "each of 24 tiles lies there every 24th time"
    );
}

#[test]
fn the_gaps_between_the_tiles_separate_nobody() {
    proves(&[FI_014]);
    let geometry = Layout::Standard.geometry();
    assert_eq!(Cell::all().map(|cell| geometry.sides(cell).len()).sum::<u32>(), 2 * 36);
    assert_eq!(Cell::all().map(|cell| geometry.corners(cell).len()).sum::<u32>(), 2 * 34);
    let steps = |tile: Tile| {
        let table = table(&format!("player engineer at {tile}\nplayer pilot"));
        table.targets("engineer", "move").len()
    };
    assert_eq!(Tile::ALL.into_iter().map(steps).sum::<usize>(), 2 * 36);
}

#[test]
fn every_shape_has_24_tiles_in_its_own_rows() {
    proves(&[FI_013]);
    assert_eq!(Layout::ALL.len(), LAYOUTS.len());
    for (id, rows, _) in LAYOUTS {
        let layout: Layout = named(id);
        assert_eq!((layout.id(), layout.rows()), (id, rows));
        assert_eq!(rows.concat().matches('#').count(), 24, "{id}");
        assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{id}: the rows are of one length");
        assert_eq!(layout.is_official(), id == "standard");
    }
}

#[test]
fn places_and_neighbours_follow_from_the_rows() {
    proves(&[FI_013, FI_014]);
    for (id, rows, pairs) in LAYOUTS {
        let geometry = named::<Layout>(id).geometry();
        let mut counted = [0, 0];
        let in_reading_order =
            (0..rows.len() as u8).flat_map(|y| (0..rows[0].len() as u8).map(move |x| (x, y)));
        let places: Vec<_> = in_reading_order.filter(|&(x, y)| is_tile(rows, x.into(), y.into())).collect();
        assert_eq!(Cell::all().map(|cell| geometry.place(cell)).collect::<Vec<_>>(), places, "{id}");
        for cell in Cell::all() {
            let found = |cells: Set<Cell>| cells.iter().map(|each| geometry.place(each)).collect::<Vec<_>>();
            let place = geometry.place(cell);
            assert_eq!(
                found(geometry.sides(cell)),
                around(rows, place, [(0, -1), (-1, 0), (1, 0), (0, 1)]),
                "{id}"
            );
            assert_eq!(
                found(geometry.corners(cell)),
                around(rows, place, [(-1, -1), (1, -1), (-1, 1), (1, 1)]),
                "{id}"
            );
            counted[0] += geometry.sides(cell).len();
            counted[1] += geometry.corners(cell).len();
        }
        assert_eq!(counted, pairs.map(|count| 2 * count), "{id}");
    }
}

#[test]
fn the_sea_inside_a_shape_keeps_tiles_apart() {
    proves(&[FI_013]);
    // Tidal Palace is the twelfth tile, left of the crater.
    let volcano =
        table("layout volcano-island\nplayer engineer at tidal-palace\nplayer explorer at tidal-palace");
    assert_eq!(volcano.targets("engineer", "move"), set("cave-of-embers coral-palace cliffs-of-abandon"));
    let explorer = volcano.with("turn explorer");
    let diagonal = "silver-gate cave-of-shadows breakers-bridge crimson-forest";
    let expected = set(&format!("cave-of-embers coral-palace cliffs-of-abandon {diagonal}"));
    assert_eq!(explorer.targets("explorer", "move"), expected);
}

#[test]
fn a_game_is_laid_in_the_chosen_shape() {
    proves(&[FI_013]);
    for layout in Layout::ALL {
        let setup = Setup::from_pairs([("layout", layout.id())]).unwrap();
        let game = ForbiddenIsland::new(&setup, Seed(9)).unwrap();
        assert_eq!(game.layout(), layout);
        let view = game.view(artel_engine::Viewer::Spectator);
        let places: Vec<(u8, u8)> = view.tiles.iter().map(|tile| (tile.x, tile.y)).collect();
        assert_eq!(places, Cell::all().map(|cell| layout.geometry().place(cell)).collect::<Vec<_>>());
    }
}
