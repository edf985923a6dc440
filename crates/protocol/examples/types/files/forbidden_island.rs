//! What Forbidden Island tells, and the numbers of its rules that people see on the table.

use artel_forbidden_island as island;

use super::{File, declarations, headed};

pub(super) fn types() -> String {
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
    format!("import type {{ Seat }} from \"../../protocol\";\n\n{declarations}")
}

#[allow(clippy::unwrap_used)] // a generator that meets a wrong number has to fail
pub(super) fn more() -> Vec<File> {
    let island::Phase::Actions { left: actions } = island::Phase::BEGIN else {
        panic!("a turn begins with actions")
    };
    let marks = (1..island::WaterMark::SKULL.number()).map(|mark| island::WaterMark::new(mark).unwrap());
    let meter: Vec<String> = marks.map(|mark| mark.flood_cards().to_string()).collect();
    let numbers = [
        ("How many cards a hand may hold.", "HAND_LIMIT", island::HAND_LIMIT.to_string()),
        ("How many cards a treasure costs.", "CARDS_TO_CAPTURE", island::CARDS_TO_CAPTURE.to_string()),
        ("How many actions a turn has.", "ACTIONS", actions.to_string()),
        (
            "How many treasure cards are drawn in a turn.",
            "TREASURE_CARDS",
            island::Phase::TREASURE_CARDS.to_string(),
        ),
        (
            "Flood cards at each mark of the water meter, from the bottom; above the last is the skull.",
            "METER",
            format!("[{}]", meter.join(", ")),
        ),
    ];
    let listed = numbers.map(|(what, name, value)| {
        let kind = if name == "METER" { ": readonly number[]" } else { "" };
        format!("/** {what} */\nexport const {name}{kind} = {value};\n")
    });
    vec![("numbers.ts".to_owned(), headed("The numbers of Forbidden Island.", &listed.join("\n")))]
}
