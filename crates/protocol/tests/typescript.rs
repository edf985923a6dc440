//! The TypeScript types of the web client are those of the messages.
//!
//! `UPDATE=1 cargo test -p artel-protocol` writes the files anew.

#![allow(clippy::unwrap_used)] // a test that cannot write its file has to fail

use std::fs;
use std::path::Path;

use artel_engine::{Arg, Phrase, Rule, RuleId, Rulebook, Ruling, Seat, SetupOption, Topic};
use artel_forbidden_island as island;
use artel_games::{
    Chance, Danger, Forecast, GameInfo, MoveNews, OddsLine, SeatRange, TableEvent, TableMove, TableStatus,
    ThingOdds, Titles,
};
use artel_ghost_stories as stories;
use artel_protocol::*;
use ts_rs::{Config, TS};

/// The declarations of the types, in the order given.
macro_rules! declarations {
    ($($name:ty),+ $(,)?) => {{
        let config = Config::default();
        [$(<$name as TS>::decl(&config)),+].map(|declaration| format!("export {declaration}\n")).join("\n")
    }};
}

fn compare(file: &str, header: &str, declarations: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(file);
    let fresh =
        format!("// {header} Written by the tests of crates/protocol: do not edit.\n\n{declarations}");
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &fresh).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == fresh, "web/src/{file} is out of date: run UPDATE=1 cargo test -p artel-protocol");
}

#[test]
fn the_messages_are_typed() {
    let declarations = declarations![
        Seat,
        RuleId,
        Arg,
        Phrase,
        Topic,
        Rule,
        Ruling,
        Rulebook,
        SetupOption,
        Titles,
        SeatRange,
        GameInfo,
        TableMove,
        MoveNews,
        TableEvent,
        TableStatus,
        TableState,
        SeatMoves,
        Change,
        TableNews,
        SeatNews,
        LogEntry,
        Language,
        BotKind,
        Visibility,
        RoomSettings,
        Holder,
        RoomSeat,
        RoomInfo,
        RefusalCode,
        Refusal,
        Speaker,
        ChatLine,
        Mark,
        Marks,
        Pause,
        Proposal,
        Branch,
        Chance,
        ThingOdds,
        Danger,
        OddsLine,
        Forecast,
        Preview,
        Tell,
        RematchSeed,
        Ask,
        AskFrame,
        http::OpenSeat,
        http::OpenRoom,
        http::Opened,
        http::LobbyRoom,
        http::Lobby,
        http::History,
        http::Step,
        http::Me,
    ];
    compare("protocol.ts", "The messages between server and client.", &declarations);
}

#[test]
fn forbidden_island_is_typed() {
    let declarations = declarations![
        island::Tile,
        island::Adventurer,
        island::Treasure,
        island::Card,
        island::Layout,
        island::Difficulty,
        island::WaterMark,
        island::Pile,
        island::Phase,
        island::TileState,
        island::TileView,
        island::PlayerView,
        island::View,
        island::Way,
        island::Event,
    ];
    let header = "What Forbidden Island tells.";
    let declarations = format!("import type {{ Seat }} from \"../../protocol\";\n\n{declarations}");
    compare("games/forbidden-island/types.ts", header, &declarations);
}

#[test]
fn ghost_stories_is_typed() {
    let declarations = declarations![
        stories::Colour,
        stories::Taoist,
        stories::Side,
        stories::Space,
        stories::Tile,
        stories::Power,
        stories::Card,
        stories::Left,
        stories::Centre,
        stories::Right,
        stories::Face,
        stories::Faces,
        stories::CurseFace,
        stories::Difficulty,
        stories::Tao,
        stories::Needs,
        stories::Step,
        stories::Phase,
        stories::Question,
        stories::Figure,
        stories::CardView,
        stories::SpaceView,
        stories::BoardView,
        stories::TileView,
        stories::View,
        stories::Event,
    ];
    let header = "What Ghost Stories tells.";
    let declarations = format!("import type {{ Seat }} from \"../../protocol\";\n\n{declarations}");
    compare("games/ghost-stories/types.ts", header, &declarations);
}
