//! Haunters and haunted tiles.

use crate::support::{FOUR, Table, four, named, proves, seated, set};
use artel_engine::{Game, Seat, Status, Viewer};
use artel_ghost_stories::rules::{
    GS_038, GS_039, GS_040, GS_041, GS_042, GS_043, GS_044, GS_045, GS_046, GS_062, GS_R15, GS_R16,
};
use artel_ghost_stories::{Card, Centre, Defeat, Event, Figure, Left, Side, Space};

/// The tiles in front of each space with the village in its usual order, the nearest first.
const LINES: [(&str, [&str; 3]); 12] = [
    ("north-1", ["herbalist-shop", "night-watchman", "heavenly-winds"]),
    ("north-2", ["taoist-altar", "buddhist-temple", "circle-of-prayer"]),
    ("north-3", ["cemetery", "sorcerer-hut", "tea-house"]),
    ("east-1", ["heavenly-winds", "circle-of-prayer", "tea-house"]),
    ("east-2", ["night-watchman", "buddhist-temple", "sorcerer-hut"]),
    ("east-3", ["herbalist-shop", "taoist-altar", "cemetery"]),
    ("south-1", ["tea-house", "sorcerer-hut", "cemetery"]),
    ("south-2", ["circle-of-prayer", "buddhist-temple", "taoist-altar"]),
    ("south-3", ["heavenly-winds", "night-watchman", "herbalist-shop"]),
    ("west-1", ["cemetery", "taoist-altar", "herbalist-shop"]),
    ("west-2", ["sorcerer-hut", "buddhist-temple", "night-watchman"]),
    ("west-3", ["tea-house", "circle-of-prayer", "heavenly-winds"]),
];

/// The Taoist whose board the space belongs to.
fn owner(space: &str) -> &'static str {
    let side = named::<Space>(space).side();
    [(Side::North, "yellow"), (Side::East, "red"), (Side::South, "green"), (Side::West, "blue")]
        .into_iter()
        .find(|(each, _)| *each == side)
        .map_or("", |(_, colour)| colour)
}

/// A Haunter on the space, with the turn of its board about to begin.
fn haunter(space: &str, more: &str) -> Table {
    let side = named::<Space>(space).side();
    four(&format!("ghost {space} ghoul {more}\nturn {side}"))
}

/// The Yin phase of the board's owner; the card that comes is put somewhere.
fn yin(table: &mut Table, colour: &str, card: &str) -> Vec<Event> {
    let mut events = table.play_as(colour, "yin", &[card]);
    if let Some(place) = table.moves(colour).into_iter().find(|action| action.starts_with("place")) {
        events.extend(table.play(colour, &place));
    }
    events
}

fn figure(table: &Table, space: &str) -> Option<Figure> {
    let space: Space = named(space);
    let view = table.game.view(Viewer::Seat(Seat(0)));
    let board = view.boards.iter().find(|board| board.side == space.side()).unwrap();
    let here = board.spaces.iter().find(|each| each.space == space).unwrap();
    here.card.as_ref().and_then(|card| card.figure)
}

fn haunted(table: &Table) -> Vec<String> {
    table.game.haunted().iter().map(|place| table.game.village().tile(place).to_string()).collect()
}

#[test]
fn every_haunter_of_the_active_board_advances_by_one_position() {
    proves(&[GS_038]);
    let mut table = four("ghost north-1 ghoul\nghost north-2 restless-dead stone\nghost north-3 zombie-1");
    table.play_as("yellow", "yin", &[]);
    assert_eq!(
        ["north-1", "north-2"].map(|space| figure(&table, space)),
        [Some(Figure::Stone), Some(Figure::Card)]
    );
    assert_eq!(figure(&table, "north-3"), None, "a ghost without the ability has no figure");
    assert_eq!(haunted(&table), ["taoist-altar"], "the second came to the edge");
}

#[test]
fn a_figure_goes_from_the_card_to_the_stone_and_from_there_over_the_edge_stone_back() {
    proves(&[GS_039, GS_040, GS_041]);
    let mut table = haunter("north-1", "");
    assert_eq!(figure(&table, "north-1"), Some(Figure::Card));
    let events = yin(&mut table, "yellow", "zombie-1");
    assert_eq!((figure(&table, "north-1"), haunted(&table)), (Some(Figure::Stone), vec![]));
    assert!(!events.iter().any(|event| matches!(event, Event::Haunted { .. })), "nothing else happens");
    let mut table = haunter("north-1", "stone");
    let events = yin(&mut table, "yellow", "zombie-1");
    let (card, space) = (named("ghoul"), named("north-1"));
    let struck = events.iter().position(|event| *event == Event::FigureStruck { card, space });
    let flipped = events.iter().position(|event| *event == Event::Haunted { tile: named("herbalist-shop") });
    assert!(struck.is_some() && flipped.is_some() && struck < flipped);
    assert_eq!(figure(&table, "north-1"), Some(Figure::Card), "back on its card in the same step");
}

#[test]
fn a_haunter_haunts_in_every_second_turn_of_its_board() {
    proves(&[GS_042]);
    let mut table = haunter("north-1", "");
    let mut counts = Vec::new();
    for card in ["zombie-1", "blood-drinker-1", "blood-drinker-2", "flesh-devourer"] {
        yin(&mut table, "yellow", card);
        counts.push(table.game.haunted().len());
        // The turns of the other boards do not move it.
        table = table.with("turn north").with("phase dawn");
    }
    assert_eq!(counts, [0, 1, 1, 2]);
}

#[test]
fn a_haunting_flips_the_nearest_active_tile_of_the_line() {
    proves(&[GS_043]);
    for (space, line) in LINES {
        for already in 0..3 {
            let before =
                if already == 0 { String::new() } else { format!("haunted {}", line[..already].join(" ")) };
            let mut table = haunter(space, &format!("stone\n{before}"));
            table.play_as(owner(space), "yin", &["soul-eater"]);
            assert_eq!(set(&haunted(&table).join(" ")), set(&line[..=already].join(" ")), "{space}");
        }
    }
}

#[test]
fn a_figure_at_the_edge_of_a_wholly_haunted_line_loses_the_game() {
    proves(&[GS_044, GS_R15]);
    for (space, line) in LINES {
        let mut table = haunter(space, &format!("stone\nhaunted {}", line.join(" ")));
        table.play_as(owner(space), "yin", &[]);
        assert_eq!(table.status(), Status::Lost(Defeat::LineOverrun(named(space))));
        // On its way to the first stone it does no harm.
        let mut table = haunter(space, &format!("\nhaunted {}", line.join(" ")));
        table.play_as(owner(space), "yin", &["soul-eater"]);
        assert_eq!(table.status(), Status::Playing, "{space}");
    }
    let fatal = seated(FOUR, "difficulty normal\nhaunted herbalist-shop night-watchman heavenly-winds");
    let refusal = artel_ghost_stories::GhostStories::read_position(&fatal);
    assert!(refusal.is_err(), "on the other levels three haunted tiles are the end already");
}

#[test]
fn a_haunting_without_an_active_tile_in_the_line_loses_whatever_caused_it() {
    proves(&[GS_R15]);
    let line = "haunted herbalist-shop night-watchman heavenly-winds";
    let lost = Status::Lost(Defeat::LineOverrun(Space::North1));
    let mut curse = four(&format!("ghost north-1 lich\n{line}"));
    curse.play_as("yellow", "yin", &["haunt"]);
    assert_eq!(curse.status(), lost, "the Curse die");
    let mut icon = four(line);
    icon.play_as("yellow", "yin", &["shapeless-evil"]);
    icon.play("yellow", "place north-1");
    assert_eq!(icon.status(), lost, "the haunting icon");
    let mut elsewhere = four(line);
    elsewhere.play_as("yellow", "yin", &["shapeless-evil"]);
    elsewhere.play("yellow", "place north-2");
    assert_ne!(elsewhere.status(), lost, "another line has active tiles");
}

#[test]
fn the_haunting_icon_goes_along_the_line_like_a_figure() {
    proves(&[GS_R16, GS_062]);
    for (already, next) in [("", "herbalist-shop"), ("haunted herbalist-shop", "night-watchman")] {
        let mut table = four(already);
        table.play_as("yellow", "yin", &["shapeless-evil"]);
        table.play("yellow", "place north-1");
        assert!(table.is_haunted(next));
        assert_eq!(table.game.haunted().len(), 1 + u32::from(!already.is_empty()));
    }
    let mut table = four("haunted herbalist-shop night-watchman");
    table.play_as("yellow", "yin", &["shapeless-evil"]);
    table.play("yellow", "place north-1");
    assert!(table.is_haunted("heavenly-winds"), "the last tile of the line");
}

#[test]
fn a_haunter_enters_play_with_its_figure_on_the_card() {
    proves(&[GS_045]);
    let ghosts = Card::ALL.into_iter().filter(|card| !card.is_incarnation());
    for card in ghosts.filter(|card| !card.left().contains(&Left::SummonGhost)) {
        let mut table = four("yellow tao none\nred tao none\ngreen tao none\nblue tao none");
        table.play_as("yellow", "yin", &[card.id()]);
        let place = table.moves("yellow").into_iter().find(|action| action.starts_with("place")).unwrap();
        table.play("yellow", &place);
        let space = place.trim_start_matches("place ");
        assert_eq!(table.card(space), card.id());
        let expected = match (card.has(Centre::Haunter), card.left().contains(&Left::HaunterOnBoard)) {
            (false, _) => None,
            (true, false) => Some(Figure::Card),
            (true, true) => Some(Figure::Stone),
        };
        assert_eq!(figure(&table, space), expected, "{card}");
    }
}

#[test]
fn the_on_board_icon_puts_the_figure_on_the_stone_at_once() {
    proves(&[GS_046]);
    for card in ["gloomy-minion", "dark-wraith-1", "dark-wraith-2"] {
        let mut table = four("");
        table.play_as("yellow", "yin", &[card]);
        table.play("yellow", "place north-3");
        assert_eq!((figure(&table, "north-3"), haunted(&table)), (Some(Figure::Stone), vec![]), "{card}");
        // From there the cycle goes on: edge and back, then the stone again.
        let mut counts = Vec::new();
        for next in ["blood-drinker-1", "blood-drinker-2", "flesh-devourer"] {
            table = table.with("turn north").with("phase dawn");
            yin(&mut table, "yellow", next);
            counts.push((table.game.haunted().len(), figure(&table, "north-3")));
        }
        let expected = [(1, Some(Figure::Card)), (1, Some(Figure::Stone)), (2, Some(Figure::Card))];
        assert_eq!(counts, expected, "{card}");
    }
}
