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
use artel_spirit_island as spirits;
use ts_rs::{Config, TS};

/// The declarations of the types, in the order given.
macro_rules! declarations {
    ($($name:ty),+ $(,)?) => {{
        let config = Config::default();
        [$(<$name as TS>::decl(&config)),+].map(|declaration| format!("export {declaration}\n")).join("\n")
    }};
}

fn compare(file: &str, header: &str, declarations: &str) {
    let fresh =
        format!("// {header} Written by the tests of crates/protocol: do not edit.\n\n{declarations}");
    up_to_date(file, &fresh);
}

fn up_to_date(file: &str, fresh: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(file);
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, fresh).unwrap();
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
        UndoPlan,
        Proposal,
        TakenBack,
        Branch,
        Chance,
        ThingOdds,
        Danger,
        OddsLine,
        Forecast,
        Preview,
        Suggestion,
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

#[test]
fn spirit_island_is_typed() {
    let declarations = declarations![
        spirits::Element,
        spirits::Elements,
        spirits::Terrain,
        spirits::Land,
        spirits::Kind,
        spirits::Piece,
        spirits::BoardName,
        spirits::SpiritName,
        spirits::Card,
        spirits::Cards,
        spirits::FearCard,
        spirits::InvaderCard,
        spirits::Stage,
        spirits::Phase,
        spirits::effect::InvaderAction,
        spirits::effect::PowerKind,
        spirits::effect::Speed,
        spirits::words::Line,
        spirits::LandView,
        spirits::PieceView,
        spirits::SpiritStage,
        spirits::SlotView,
        spirits::ThresholdView,
        spirits::HandView,
        spirits::PlayedView,
        spirits::InnateView,
        spirits::SpiritView,
        spirits::FearView,
        spirits::InvaderSpace,
        spirits::InvadersView,
        spirits::PowersView,
        spirits::ActionView,
        spirits::LastingView,
        spirits::QuestionView,
        spirits::View,
        spirits::Event,
        spirits::ThresholdFacts,
        spirits::PowerFacts,
        spirits::SpecialFacts,
        spirits::GrowthFacts,
        spirits::SlotFacts,
        spirits::SpiritFacts,
        spirits::FearFacts,
        spirits::InvaderFacts,
        spirits::LandFacts,
        spirits::EdgeFacts,
        spirits::BoardFacts,
        spirits::Catalogue,
    ];
    let header = "What Spirit Island tells.";
    let declarations = format!("import type {{ Phrase, Seat }} from \"../../protocol\";\n\n{declarations}");
    compare("games/spirit-island/types.ts", header, &declarations);
}

#[test]
fn the_box_of_spirit_island_is_listed() {
    let listed = serde_json::to_string(&spirits::catalogue()).unwrap();
    up_to_date("games/spirit-island/catalogue.json", &format!("{listed}\n"));
}
