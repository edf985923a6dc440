//! What Spirit Island tells, and everything that is printed.

use artel_spirit_island as spirits;

use super::{File, declarations, headed};

pub(super) fn types() -> String {
    let declarations = declarations![
        spirits::Element,
        spirits::Elements,
        spirits::Terrain,
        spirits::Land,
        spirits::Kind,
        spirits::Piece,
        spirits::BoardName,
        spirits::Arrangement,
        spirits::BoxName,
        spirits::SpiritName,
        spirits::Card,
        spirits::Cards,
        spirits::FearCard,
        spirits::BlightCard,
        spirits::EventCard,
        spirits::AdversaryName,
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
        spirits::GiftView,
        spirits::SlotView,
        spirits::BranchView,
        spirits::ThresholdView,
        spirits::HandView,
        spirits::PlayedView,
        spirits::InnateView,
        spirits::SpiritView,
        spirits::FearView,
        spirits::InvaderSpace,
        spirits::SecondSpace,
        spirits::InvadersView,
        spirits::PowersView,
        spirits::CounterView,
        spirits::AdversaryView,
        spirits::ScenarioName,
        spirits::ScenarioView,
        spirits::BlightView,
        spirits::EventView,
        spirits::PriceView,
        spirits::PutView,
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
        spirits::LevelFacts,
        spirits::AdversaryFacts,
        spirits::RuleFacts,
        spirits::ScenarioFacts,
        spirits::BlightFacts,
        spirits::EventPartFacts,
        spirits::EventFacts,
        spirits::Catalogue,
    ];
    format!("import type {{ Phrase, Seat }} from \"../../protocol\";\n\n{declarations}")
}

/// What is printed, a file for each box: a table loads those that it is played with.
#[allow(clippy::expect_used)] // a generator that cannot write its file has to fail
pub(super) fn more() -> Vec<File> {
    let catalogue = |name: spirits::BoxName| {
        let listed = serde_json::to_string(&spirits::catalogue(name)).expect("the catalogue is plain data");
        (format!("catalogue/{name}.json"), format!("{listed}\n"))
    };
    let ids: Vec<_> = spirits::BoxName::all().map(|name| format!("\"{name}\"")).collect();
    let list = format!("export const BOXES = [{}] as const;\n", ids.join(", "));
    let list = ("boxes.ts".to_owned(), headed("The boxes of Spirit Island that can be played.", &list));
    spirits::BoxName::all().map(catalogue).chain([list, kinds()]).collect()
}

/// What the pieces are like when nothing changes them.
fn kinds() -> File {
    let facts = |kind: spirits::Kind| {
        let health = if kind.has_health() { kind.health().to_string() } else { "null".to_owned() };
        let invader = spirits::INVADERS.contains(kind);
        format!("  {}: {{ health: {health}, invader: {invader} }},\n", kind.id())
    };
    let listed: String = spirits::Kind::ALL.into_iter().map(facts).collect();
    let text = format!(
        "import type {{ Kind }} from \"./types\";\n\n\
         /** How much damage destroys a piece, if it has Health, and whether it is an Invader. */\n\
         export const KINDS: Readonly<Record<Kind, {{ health: number | null; invader: boolean }}>> = {{\n{listed}}};\n"
    );
    ("kinds.ts".to_owned(), headed("The pieces of Spirit Island.", &text))
}
