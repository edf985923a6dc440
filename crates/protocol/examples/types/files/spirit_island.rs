//! What Spirit Island tells, and everything that is printed.

use artel_spirit_island as spirits;

use super::{File, declarations};

pub(super) fn types() -> String {
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
    format!("import type {{ Phrase, Seat }} from \"../../protocol\";\n\n{declarations}")
}

#[allow(clippy::expect_used)] // a generator that cannot write its file has to fail
pub(super) fn more() -> Vec<File> {
    let listed = serde_json::to_string(&spirits::catalogue()).expect("the catalogue is plain data");
    vec![("catalogue.json".to_owned(), format!("{listed}\n"))]
}
