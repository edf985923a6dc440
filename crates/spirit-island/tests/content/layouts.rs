//! How boards lie side by side: every layout against the outlines of its lands.

use std::collections::{BTreeMap, BTreeSet};

use artel_engine::{Game as _, Seed};
use artel_spirit_island::rules::{NI_089, SI_181, SI_183, SI_R18, SI_R19, SM_021, SM_022};
use artel_spirit_island::{
    Arrangement, BoardName, BoxName, Boxes, Corner, Kind, Land, Lands, Map, Setup, SpiritIsland, Topology,
};
use serde::Deserialize;

use crate::boards::SetupData;
use crate::data::{proves, read};

#[derive(Deserialize)]
struct BoardsFile {
    board: Vec<BoardData>,
    layout: Vec<LayoutData>,
}

#[derive(Deserialize)]
struct BoardData {
    id: String,
    land: Vec<Outlined>,
}

#[derive(Deserialize)]
struct Outlined {
    number: u8,
    outline: Vec<Point>,
}

#[derive(Deserialize)]
struct LayoutsFile {
    layout: Vec<LayoutData>,
}

#[derive(Deserialize)]
struct LayoutData {
    boards: usize,
    #[serde(default)]
    place: Vec<Position>,
    place_step: Option<Position>,
    #[serde(default)]
    corner_contacts: Vec<(usize, String, usize, String)>,
}

#[derive(Deserialize, Clone, Copy)]
struct Position {
    rotate_deg: f64,
    dx: f64,
    dy: f64,
}

type Point = (f64, f64);
type Pairs = BTreeSet<(Land, Land)>;

/// Lengths below this are none: the shifts of the layouts are rounded.
const NOTHING: f64 = 0.003;

impl Position {
    fn of(self, (x, y): Point) -> Point {
        let (sin, cos) = self.rotate_deg.to_radians().sin_cos();
        (x * cos - y * sin + self.dx, x * sin + y * cos + self.dy)
    }

    /// The frame that lies so many times as far.
    fn times(self, steps: usize) -> Position {
        Position { dx: self.dx * steps as f64, dy: self.dy * steps as f64, ..self }
    }
}

/// How long two line segments run together.
fn shared(a: (Point, Point), b: (Point, Point)) -> f64 {
    let (along, length) = {
        let (x, y) = (a.1.0 - a.0.0, a.1.1 - a.0.1);
        let length = x.hypot(y);
        ((x / length, y / length), length)
    };
    let aside = |point: Point| ((point.0 - a.0.0) * along.1 - (point.1 - a.0.1) * along.0).abs();
    if aside(b.0) > NOTHING || aside(b.1) > NOTHING {
        return 0.0;
    }
    let at = |point: Point| (point.0 - a.0.0) * along.0 + (point.1 - a.0.1) * along.1;
    (length.min(at(b.0).max(at(b.1))) - 0_f64.max(at(b.0).min(at(b.1)))).max(0.0)
}

fn sides(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> + Clone {
    outline.iter().copied().zip(outline.iter().copied().cycle().skip(1))
}

/// The lands of which the outlines share a line.
fn touching(file: &BoardsFile, boards: &[BoardName], places: &[Position]) -> Pairs {
    let mut outlines: Vec<(Land, Vec<Point>)> = Vec::new();
    for (board, place) in boards.iter().zip(places) {
        let data = file.board.iter().find(|data| data.id == board.id()).unwrap();
        for land in &data.land {
            let outline = land.outline.iter().map(|&point| place.of(point)).collect();
            outlines.push((Land::new(*board, land.number), outline));
        }
    }
    let mut found = Pairs::new();
    for (one, a) in &outlines {
        for (other, b) in outlines.iter().filter(|(other, _)| other != one) {
            let length: f64 = sides(a).flat_map(|a| sides(b).map(move |b| shared(a, b))).sum();
            if length > NOTHING {
                found.insert((*one, *other));
            }
        }
    }
    found
}

/// All pairs of lands that touch by the program.
fn adjacent(island: &Topology) -> Pairs {
    let lands = island.lands().iter();
    lands.flat_map(|land| island.around(land).iter().map(move |other| (land, other))).collect()
}

/// Some ways to choose so many boards in some order: every board comes first once, with neighbours that differ.
fn choices(boards: usize) -> impl Iterator<Item = Vec<BoardName>> {
    let all = BoardName::LETTERED;
    (0..all.len()).flat_map(move |first| {
        [1, 3, 5].map(|step| (0..boards).map(|place| all[(first + step * place) % all.len()]).collect())
    })
}

/// Checks the layout for many choices of boards; the points in which lands meet are added to what the outlines say.
fn check(
    file: &BoardsFile,
    arrangement: Arrangement,
    places: &[Position],
    meeting: &[(usize, Corner, usize, Corner)],
) {
    for boards in choices(places.len()) {
        let mut expected = touching(file, &boards, places);
        for &(a, corner_a, b, corner_b) in meeting {
            let at = |place: usize, corner| {
                let board = boards[place - 1];
                Land::new(board, board.board().corner(corner))
            };
            let (one, other) = (at(a, corner_a), at(b, corner_b));
            assert!(
                expected.insert((one, other)) & expected.insert((other, one)),
                "{one} and {other} meet in a point"
            );
        }
        let found = adjacent(&Topology::new(&boards, arrangement));
        assert_eq!(found, expected, "{boards:?}");
        assert!(
            found.iter().all(|&(one, other)| one != other && found.contains(&(other, one))),
            "{boards:?}"
        );
    }
}

fn corner(name: &str) -> Corner {
    match name {
        "c0" => Corner::C0,
        "c1" => Corner::C1,
        "c2" => Corner::C2,
        _ => Corner::C3,
    }
}

#[test]
fn lands_of_every_layout_touch_as_their_outlines_and_corners_do() {
    proves(&[SI_181, SI_R19]);
    let (file, more): (BoardsFile, LayoutsFile) = (read("boards.toml"), read("layouts.toml"));
    let layouts: Vec<&LayoutData> =
        file.layout.iter().chain(&more.layout).filter(|layout| layout.boards > 0).collect();
    assert_eq!(layouts.iter().map(|layout| layout.boards).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    for layout in layouts {
        let meeting: Vec<_> = layout
            .corner_contacts
            .iter()
            .map(|(a, corner_a, b, corner_b)| (*a, corner(corner_a), *b, corner(corner_b)))
            .collect();
        check(&file, Arrangement::Standard, &layout.place, &meeting);
    }
}

#[test]
fn lands_of_a_column_of_boards_touch_as_their_outlines_do() {
    proves(&[SI_181]);
    let (file, more): (BoardsFile, LayoutsFile) = (read("boards.toml"), read("layouts.toml"));
    let step = more.layout.iter().find_map(|layout| layout.place_step).unwrap();
    for boards in 1..=7 {
        let places: Vec<Position> = (0..boards).map(|place| step.times(place)).collect();
        check(&file, Arrangement::Column, &places, &[]);
    }
}

#[derive(Deserialize)]
struct ThematicFile {
    board: Vec<ThematicData>,
    contact: Vec<ContactData>,
}

#[derive(Deserialize)]
struct ThematicData {
    id: String,
    coastal_lands: Vec<u8>,
    land: Vec<ThematicLand>,
}

#[derive(Deserialize)]
struct ThematicLand {
    number: u8,
    terrain: String,
    coastal: bool,
    adjacent: Vec<u8>,
    setup: SetupData,
    #[serde(default)]
    tokens: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct ContactData {
    a: String,
    b: String,
    likely: Vec<(u8, u8)>,
}

#[test]
fn thematic_boards_are_as_printed() {
    proves(&[SI_181, SI_183]);
    let file: ThematicFile = read("thematic-boards.toml");
    assert_eq!(file.board.len() + BoardName::LETTERED.len(), BoardName::ALL.len());
    for board in file.board {
        let name: BoardName = board.id.parse().unwrap();
        let island = Topology::new(&[name], Arrangement::Standard);
        assert_eq!(board.land.len(), name.board().lands.len());
        assert_eq!(
            island.coast().iter().map(Land::number).collect::<Vec<_>>(),
            board.coastal_lands,
            "{name}"
        );
        for said in board.land {
            let land: Land = format!("{}{}", board.id, said.number).parse().unwrap();
            assert_eq!(island.terrain(land).id(), said.terrain, "{land}");
            assert_eq!(island.is_coastal(land), said.coastal, "{land}");
            assert_eq!(
                island.around(land).iter().map(Land::number).collect::<Vec<_>>(),
                said.adjacent,
                "{land}"
            );
            assert_eq!(land.printed().setup, said.setup.pieces(), "{land}");
        }
    }
}

#[test]
fn the_tokens_of_thematic_boards_are_as_printed() {
    proves(&[SM_021, SM_022, NI_089]);
    let file: ThematicFile = read("thematic-boards.toml");
    let boxes: Boxes = BoxName::all().filter(|name| name.id() != "horizons").collect();
    let game =
        SpiritIsland::new(&Setup { players: 6, boxes, map: Map::Thematic, ..Setup::default() }, Seed(7))
            .unwrap();
    for (board, said) in file.board.iter().flat_map(|board| board.land.iter().map(move |land| (board, land)))
    {
        let land: Land = format!("{}{}", board.id, said.number).parse().unwrap();
        let kinds = ["beasts", "disease", "strife", "badlands", "vitality"];
        for kind in kinds {
            let there = game.count(land, kind.parse().unwrap());
            assert_eq!(there, said.tokens.get(kind).copied().unwrap_or(0), "{kind} in {land}");
        }
        // Wilds may have gone already for the first Explore.
        assert!(game.count(land, Kind::Wilds) <= said.tokens.get("wilds").copied().unwrap_or(0), "{land}");
    }
}

#[test]
fn thematic_boards_touch_where_the_drawings_leave_no_doubt() {
    proves(&[SI_181]);
    let file: ThematicFile = read("thematic-boards.toml");
    let boards: Vec<BoardName> = file.board.iter().map(|board| board.id.parse().unwrap()).collect();
    let island = Topology::new(&boards, Arrangement::Standard);
    let across = |(one, other): &(Land, Land)| one.board() != other.board();
    let found: Pairs = adjacent(&island).into_iter().filter(across).collect();
    let mut expected = Pairs::new();
    for contact in file.contact {
        for (one, other) in contact.likely {
            let (one, other) = (format!("{}{one}", contact.a), format!("{}{other}", contact.b));
            let (one, other): (Land, Land) = (one.parse().unwrap(), other.parse().unwrap());
            expected.extend([(one, other), (other, one)]);
        }
    }
    assert_eq!(found, expected);
}

#[test]
fn every_land_can_be_reached_from_every_other() {
    proves(&[SI_R18]);
    let thematic = [2, 3, 4, 5, 6].map(|boards| {
        use BoardName::{East, Northeast, Northwest, Southeast, Southwest, West};
        [West, East, Northeast, Northwest, Southeast, Southwest][..boards].to_vec()
    });
    for boards in (1..=7).flat_map(choices).chain(thematic) {
        let island = Topology::new(&boards, Arrangement::Standard);
        let first = island.lands().first().unwrap();
        assert_eq!(island.within(u8::MAX, Lands::only(first)), island.lands(), "{boards:?}");
        for land in island.lands().iter() {
            let far = island.distance(first, land).unwrap();
            assert_eq!(far == 0, land == first);
            assert_eq!(island.distance(land, first), Some(far), "{first} {land}");
            assert!(
                far == 0
                    || island.around(land).iter().any(|near| island.distance(first, near) == Some(far - 1))
            );
        }
    }
}

#[test]
fn boards_that_do_not_fit_together_are_refused() {
    use BoardName::{A, B, C, D, E, East, F, G, H, West};
    let refused = |boards: &[BoardName], arrangement| Topology::check(boards, arrangement).unwrap_err();
    assert_eq!(refused(&[], Arrangement::Standard), "an island has 1 to 7 boards, not 0");
    assert_eq!(
        refused(&[A, B, C, D, E, F, G, H], Arrangement::Standard),
        "an island has 1 to 7 boards, not 8"
    );
    assert_eq!(refused(&[A, B, A], Arrangement::Standard), "no board can lie twice");
    let mixed = "thematic boards and boards with letters do not fit together";
    assert_eq!(refused(&[A, East], Arrangement::Standard), mixed);
    assert_eq!(refused(&[West, East], Arrangement::Column), "thematic boards have fixed places");
}

#[test]
fn oceans_and_the_endless_dark_are_places_but_no_lands() {
    let lands: Lands = Land::all().collect();
    assert_eq!((lands.len() as usize, Land::PLACES), (121, 129));
    for place in (0..7).map(Land::ocean).chain([Land::ENDLESS_DARK]) {
        assert!(!place.is_land() && !lands.contains(place) && place.board().is_none());
        assert_eq!(place.to_string().parse(), Ok(place));
    }
    let oceans: Lands = (0..7).map(Land::ocean).collect();
    assert_eq!(oceans.iter().map(|ocean| ocean.to_string()).last(), Some("ocean-7".to_owned()));
    assert_eq!((oceans.len(), lands.or(oceans).len()), (7, 128));
    for land in Land::all() {
        assert_eq!(land.board().map(|board| Land::new(board, land.number())), Some(land));
        assert_eq!(land.to_string().parse(), Ok(land));
    }
}
